import { defineContext } from '../kit/routing/screens.ts';

export const applications = defineContext({
  screens: [
    {
      path: '/students/online-admission',
      help: 'online-admission',
      name: { bn: 'অনলাইন ভর্তি', en: 'Online Admission' },
      group: 'students',
      power: 'online_admission',
      flags: ['view'],
      rail: true,
      page: () => import('./ApplicationsPage.tsx'),
    },
    {
      path: '/students/online-admission/:application',
      name: { bn: 'আবেদনকারীর ভর্তি', en: 'Admission of an Applicant' },
      group: 'students',
      power: 'online_admission',
      flags: ['insert'],
      page: () => import('./AdmitApplicantPage.tsx'),
    },
  ],
  open: [
    { path: '/:schoolid/admission-registration', page: () => import('./open/ChooseClassPage.tsx') },
    { path: '/:schoolid/my-application', page: () => import('./open/FindApplicationPage.tsx') },
    { path: '/:schoolid/online_admission', page: () => import('./open/ApplyPage.tsx') },
    { path: '/:schoolid/online_admission/:usercode', page: () => import('./open/ApplicationPage.tsx') },
  ],
});
