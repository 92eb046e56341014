import { defineContext } from '../kit/routing/screens.ts';

export const reconciliation = defineContext({
  screens: [
    {
      path: '/accounting/reconciliation',
      help: 'reconciliation',
      name: { bn: 'ব্যাংক সমন্বয়', en: 'Bank Reconciliation' },
      group: 'accounting',
      power: 'reconciliation',
      flags: ['view'],
      page: () => import('./ReconciliationsPage.tsx'),
    },
    {
      path: '/accounting/reconciliation/:id',
      name: { bn: 'ব্যাংক সমন্বয়', en: 'Bank Reconciliation' },
      group: 'accounting',
      power: 'reconciliation',
      flags: ['view'],
      page: () => import('./one/ReconciliationPage.tsx'),
    },
  ],
});
