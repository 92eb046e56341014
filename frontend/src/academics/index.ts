import { defineContext } from '../kit/routing/screens.ts';

export const academics = defineContext({
  screens: [
    {
      path: '/students/sessions',
      name: { bn: 'শিক্ষাবর্ষ', en: 'Sessions' },
      group: 'students',
      place: 10,
      power: 'academic_year',
      page: () => import('./SessionsPage.tsx'),
    },
    {
      path: '/students/class',
      name: { bn: 'জামাত', en: 'Classes' },
      group: 'students',
      place: 20,
      power: 'class',
      page: () => import('./ClassesPage.tsx'),
    },
    {
      path: '/students/section',
      name: { bn: 'শাখা', en: 'Sections' },
      group: 'students',
      place: 30,
      power: 'sub_class',
      page: () => import('./SectionsPage.tsx'),
    },
  ],
});
