import { defineContext } from '../kit/routing/screens.ts';

export const plans = defineContext({
  screens: [
    {
      path: '/accounting/month-calendar',
      name: { bn: 'জামাতের মাস', en: 'Months of a Class' },
      group: 'accounting',
      place: 36,
      power: 'fee_setting',
      flags: ['view'],
      page: () => import('./months/MonthCalendarPage.tsx'),
    },
  ],
});
