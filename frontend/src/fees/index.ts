import { defineContext } from '../kit/routing/screens.ts';

export const fees = defineContext({
  screens: [
    {
      path: '/accounting/student-fee-collection',
      name: { bn: 'ফি গ্রহণ', en: 'Fee Collection' },
      group: 'accounting',
      place: 10,
      power: 'fee_collection',
      flags: ['insert'],
      rail: true,
      page: () => import('./counter/CounterPage.tsx'),
    },
    {
      path: '/accounting/receipts',
      name: { bn: 'দিনের রসিদ', en: 'Receipts of the Day' },
      group: 'accounting',
      place: 15,
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./receipts/ReceiptsPage.tsx'),
    },
    {
      path: '/accounting/receipts/:id',
      name: { bn: 'রসিদ', en: 'Receipt' },
      group: 'accounting',
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./receipts/ReceiptPage.tsx'),
    },
    {
      path: '/accounting/dues-list',
      name: { bn: 'বকেয়া তালিকা', en: 'Dues' },
      group: 'accounting',
      place: 20,
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./dues/DuesPage.tsx'),
    },
  ],
});
