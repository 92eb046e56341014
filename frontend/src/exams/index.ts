import { defineContext } from '../kit/routing/screens.ts';

export const exams = defineContext({
  screens: [
    {
      path: '/exam',
      name: { bn: 'পরীক্ষার নাম', en: 'Exam names' },
      group: 'exam',
      place: 10,
      power: 'exam_name',
      page: async () => (await import('./pages.ts')).examNamesPage,
    },
    {
      path: '/exam/fee-determine',
      name: { bn: 'পরীক্ষার ফি নির্ধারণ', en: 'Exam Fee Determine' },
      group: 'exam',
      place: 20,
      power: 'exam_fee_setting',
      page: async () => (await import('./pages.ts')).examFeesPage,
    },
  ],
});
