import { defineContext } from '../kit/routing/screens.ts';

export const institutions = defineContext({
  screens: [
    {
      path: '/general-info/institution-info',
      name: { bn: 'প্রতিষ্ঠানের তথ্য', en: 'Institution Information' },
      group: 'general',
      place: 80,
      power: 'institute_info',
      flags: ['edit'],
      page: () => import('./InstitutionPage.tsx'),
    },
  ],
});
