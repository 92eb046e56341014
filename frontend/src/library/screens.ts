import { defineContext } from '../kit/routing/screens.ts';

const shared = { group: 'library', power: 'library' } as const;

export const library = defineContext({
  screens: [
    {
      ...shared,
      path: '/library',
      makes: 'TitleID',
      help: 'titles',
      name: { bn: 'কিতাব তালিকা', en: 'Titles' },
      page: async () => (await import('./pages.tsx')).titlesPage,
    },
    {
      ...shared,
      path: '/library/copies',
      help: 'titles',
      name: { bn: 'কপি ও দাখিলা নম্বর', en: 'Copies' },
      page: async () => (await import('./pages.tsx')).copiesPage,
    },
    {
      ...shared,
      path: '/library/loans',
      help: 'book-loans',
      name: { bn: 'কিতাব ধার ও ফেরত', en: 'Book loans' },
      page: () => import('./LoansPage.tsx'),
    },
    {
      ...shared,
      path: '/library/kinds',
      makes: 'BookKindID',
      help: 'loan-rules',
      name: { bn: 'কিতাবের ধরন', en: 'Kinds of book' },
      page: async () => (await import('./pages.tsx')).bookKindsPage,
    },
    {
      ...shared,
      path: '/library/rules',
      help: 'loan-rules',
      name: { bn: 'ধারের নিয়ম', en: 'Rules of lending' },
      page: async () => (await import('./pages.tsx')).loanRulesPage,
    },
    {
      ...shared,
      path: '/library/return-days',
      help: 'loan-rules',
      name: { bn: 'ফেরতের শেষ দিন', en: 'Last days of return' },
      page: async () => (await import('./pages.tsx')).returnDaysPage,
    },
    {
      ...shared,
      path: '/library/report',
      help: 'titles',
      name: { bn: 'লাইব্রেরি প্রতিবেদন', en: 'Library reports' },
      flags: ['view'],
      page: async () => (await import('./pages.tsx')).libraryReportsPage,
    },
  ],
});
