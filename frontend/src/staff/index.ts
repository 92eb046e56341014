import { defineContext } from '../kit/routing/screens.ts';

export const staff = defineContext({
  screens: [
    {
      path: '/teacherinfo/designation',
      name: { bn: 'পদবি', en: 'Designations' },
      group: 'teachers',
      place: 30,
      power: 'teacher_designation',
      page: async () => (await import('./pages.ts')).designationsPage,
    },
  ],
});
