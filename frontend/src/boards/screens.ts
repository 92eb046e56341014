import { defineContext } from '../kit/routing/screens.ts';

const shared = { group: 'board', power: 'board_exam' } as const;

export const boards = defineContext({
  screens: [
    {
      ...shared,
      path: '/board-info',
      help: 'board-registrations',
      name: { bn: 'বোর্ডে নিবন্ধন', en: 'Board registrations' },
      page: () => import('./RegistrationsPage.tsx'),
    },
    {
      ...shared,
      path: '/board-info/name',
      makes: 'ID',
      help: 'board-names',
      name: { bn: 'বোর্ডের নাম', en: 'Board names' },
      page: async () => (await import('./pages.ts')).boardNamesPage,
    },
    {
      ...shared,
      path: '/board-info/exam-name',
      makes: 'ExamNameID',
      help: 'board-exams',
      name: { bn: 'বোর্ড পরীক্ষার নাম', en: 'Board exam names' },
      page: async () => (await import('./pages.ts')).boardExamsPage,
    },
    {
      ...shared,
      path: '/board-info/center-name',
      makes: 'CenterID',
      help: 'board-exams',
      name: { bn: 'মারকাযের নাম', en: 'Centre names' },
      page: async () => (await import('./pages.ts')).boardCentersPage,
    },
    {
      ...shared,
      path: '/board-info/maskas-registration-fee-determine',
      help: 'board-fees',
      name: { bn: 'মারকায নিবন্ধন ফি নির্ধারণ', en: 'Board registration fees' },
      page: async () => (await import('./pages.ts')).boardFeesPage,
    },
  ],
});
