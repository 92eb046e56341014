import { defineContext } from '../kit/routing/screens.ts';

export const institutions = defineContext({
  screens: [
    {
      path: '/general-info/all-madrasah',
      help: 'institutions',
      name: { bn: 'সকল মাদরাসা', en: 'All Madrasah' },
      group: 'general',
      type: 4,
      page: () => import('./all/AllMadrasahPage.tsx'),
    },
    {
      path: '/general-info/institution-info',
      help: 'institution',
      name: { bn: 'প্রতিষ্ঠানের তথ্য', en: 'Institution Information' },
      group: 'general',
      power: 'institute_info',
      flags: ['edit'],
      page: () => import('./InstitutionPage.tsx'),
    },
  ],
  open: [{ path: '/first-school', page: () => import('./first/FirstSchoolPage.tsx') }],
});
