import { defineContext } from '../kit/routing/screens.ts';

export const overview = defineContext({
  screens: [
    {
      path: '/accounting/overview',
      help: 'overview',
      name: { bn: 'মুহতামিমের পাতা', en: 'Principal’s Page' },
      group: 'accounting',
      power: 'ledger_report',
      flags: ['view'],
      page: () => import('./OverviewPage.tsx'),
    },
  ],
});
