import { defineContext } from '../kit/routing/screens.ts';

export const admissions = defineContext({
  screens: [
    {
      path: '/students',
      name: { bn: 'সকল শিক্ষার্থী', en: 'All students' },
      group: 'students',
      place: 1,
      power: 'student_admission',
      flags: ['view'],
      page: () => import('./StudentsPage.tsx'),
    },
    {
      path: '/students/add',
      name: { bn: 'নতুন ভর্তি', en: 'New admission' },
      group: 'students',
      place: 2,
      power: 'student_admission',
      flags: ['insert'],
      page: () => import('./NewAdmissionPage.tsx'),
    },
    {
      path: '/students/promotion',
      name: { bn: 'নতুন শিক্ষাবর্ষে নেওয়া', en: 'Promotion' },
      group: 'students',
      place: 8,
      power: 'promotion',
      flags: ['view'],
      page: () => import('./promotion/PromotionPage.tsx'),
    },
    {
      path: '/students/group-distribution',
      name: { bn: 'শাখায় বণ্টন', en: 'Group distribution' },
      group: 'students',
      place: 31,
      power: 'student_group_setting',
      flags: ['edit'],
      page: () => import('./groups/GroupsPage.tsx'),
    },
    {
      path: '/students/report',
      name: { bn: 'শিক্ষার্থী প্রতিবেদন', en: 'Student reports' },
      group: 'students',
      place: 90,
      power: 'student_report',
      flags: ['view'],
      page: () => import('./ReportPage.tsx'),
    },
    {
      path: '/students/:AdmissionID',
      name: { bn: 'শিক্ষার্থী', en: 'Student' },
      group: 'students',
      power: 'student_admission',
      flags: ['view'],
      page: () => import('./student/StudentPage.tsx'),
    },
  ],
});
