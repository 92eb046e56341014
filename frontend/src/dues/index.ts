import { defineContext } from '../kit/routing/screens.ts';

export const dues = defineContext({
  screens: [
    {
      path: '/accounting/dues-list',
      name: { bn: 'বকেয়া তালিকা', en: 'Dues' },
      group: 'accounting',
      place: 20,
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./DuesPage.tsx'),
    },
    {
      path: '/accounting/monthly-dues',
      name: { bn: 'মাসিক বকেয়া', en: 'Monthly Dues' },
      group: 'accounting',
      place: 21,
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./MonthlyDuesPage.tsx'),
    },
    {
      path: '/accounting/defaulters',
      name: { bn: 'বকেয়াদার তালিকা', en: 'Defaulters' },
      group: 'accounting',
      place: 22,
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./DefaultersPage.tsx'),
    },
    {
      path: '/accounting/ageing',
      name: { bn: 'বকেয়ার বয়স', en: 'Ageing of Dues' },
      group: 'accounting',
      place: 73,
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./AgeingPage.tsx'),
    },
  ],
});
