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
  ],
});
