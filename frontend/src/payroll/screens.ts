import { defineContext } from '../kit/routing/screens.ts';

export const payroll = defineContext({
  screens: [
    {
      path: '/teacherinfo/payRole',
      help: 'payroll',
      name: { bn: 'পে-রোল', en: 'Payroll' },
      group: 'teachers',
      power: 'teacher_payroll',
      flags: ['view'],
      page: () => import('./PayrollPage.tsx'),
    },
    {
      path: '/pRName',
      makes: 'PayHeadID',
      help: 'pay-heads',
      name: { bn: 'বেতনের খাত', en: 'Pay heads' },
      group: 'teachers',
      power: 'teacher_payroll_name',
      page: async () => (await import('./pages.ts')).payHeadsPage,
    },
  ],
});
