import { defineContext } from '../kit/routing/screens.ts';

export const closing = defineContext({
  screens: [
    {
      path: '/accounting/day-close',
      makes: 'DayCloses',
      help: 'day-close',
      name: { bn: 'দিন সমাপ্তি', en: 'Day Close' },
      group: 'accounting',
      power: 'day_close',
      flags: ['view'],
      page: () => import('./day/DayClosePage.tsx'),
    },
    {
      path: '/accounting/day-closes',
      help: 'day-closes',
      name: { bn: 'দিন সমাপ্তির তালিকা', en: 'Day Closes' },
      group: 'accounting',
      power: 'day_close',
      flags: ['view'],
      page: () => import('./days/DayClosesPage.tsx'),
    },
    {
      path: '/accounting/periods',
      help: 'month-locks',
      name: { bn: 'মাস বন্ধ', en: 'Month Locks' },
      group: 'accounting',
      power: 'period_lock',
      flags: ['view'],
      page: () => import('./periods/PeriodsPage.tsx'),
    },
  ],
});
