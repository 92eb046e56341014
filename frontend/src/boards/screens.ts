import { defineContext } from '../kit/routing/screens.ts';

export const boards = defineContext({
  screens: [
    {
      path: '/board-info/name',
      help: 'board-names',
      name: { bn: 'বোর্ডের নাম', en: 'Board names' },
      group: 'board',
      power: 'board_exam',
      page: async () => (await import('./pages.ts')).boardNamesPage,
    },
  ],
});
