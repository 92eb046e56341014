import { defineContext } from '../kit/routing/screens.ts';

export const exams = defineContext({
  screens: [
    {
      path: '/exam',
      makes: 'ExamID',
      help: 'exam-names',
      name: { bn: 'পরীক্ষার নাম', en: 'Exam names' },
      group: 'exam',
      power: 'exam_name',
      page: async () => (await import('./pages.ts')).examNamesPage,
    },
    {
      path: '/exam/fee-determine',
      help: 'exam-fees',
      name: { bn: 'পরীক্ষার ফি নির্ধারণ', en: 'Exam Fees' },
      group: 'exam',
      power: 'exam_fee_setting',
      page: async () => (await import('./pages.ts')).examFeesPage,
    },
    {
      path: '/exam/rooms',
      makes: 'RoomID',
      help: 'exam-rooms',
      name: { bn: 'পরীক্ষার কক্ষ', en: 'Exam rooms' },
      group: 'exam',
      power: 'exam_list_generation',
      page: async () => (await import('./pages.ts')).examRoomsPage,
    },
    {
      path: '/exam/routing',
      help: 'exam-routine',
      name: { bn: 'পরীক্ষার রুটিন', en: 'Exam routine' },
      group: 'exam',
      power: 'routine_with_signature',
      page: async () => (await import('./pages.ts')).examRoutinePage,
    },
  ],
});
