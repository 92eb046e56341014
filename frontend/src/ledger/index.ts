import { defineContext } from '../kit/routing/screens.ts';

export const ledger = defineContext({
  screens: [
    {
      path: '/accounting/trial-balance',
      name: { bn: 'রেওয়ামিল', en: 'Trial Balance' },
      group: 'accounting',
      place: 70,
      power: 'ledger_report',
      flags: ['view'],
      rail: true,
      page: () => import('./TrialBalancePage.tsx'),
    },
    {
      path: '/accounting/journal',
      name: { bn: 'জাবেদা', en: 'Journal' },
      group: 'accounting',
      place: 72,
      power: 'audit',
      flags: ['view'],
      page: () => import('./JournalPage.tsx'),
    },
    {
      path: '/accounting/funds',
      name: { bn: 'তহবিল', en: 'Funds' },
      group: 'accounting',
      place: 80,
      power: 'fund',
      page: async () => (await import('./pages.tsx')).fundsPage,
    },
    {
      path: '/accounting/general-ledgers',
      name: { bn: 'সাধারণ খতিয়ান', en: 'General Ledgers' },
      group: 'accounting',
      place: 82,
      power: 'general_ledger',
      page: async () => (await import('./pages.tsx')).generalLedgersPage,
    },
    {
      path: '/accounting/years',
      name: { bn: 'হিসাববর্ষ', en: 'Accounting years' },
      group: 'accounting',
      place: 88,
      power: 'period_lock',
      page: async () => (await import('./pages.tsx')).accountingYearsPage,
    },
    {
      path: '/accounting/sub-ledgers',
      name: { bn: 'উপখাত', en: 'Sub-ledgers' },
      group: 'accounting',
      place: 84,
      power: 'sub_ledger',
      page: async () => (await import('./pages.tsx')).subLedgersPage,
    },
  ],
});
