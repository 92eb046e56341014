import { defineContext } from '../kit/routing/screens.ts';

export const plans = defineContext({
  screens: [
    {
      path: '/general-info/month-name-list',
      help: 'month-names',
      name: { bn: 'মাসের নাম', en: 'Month Names' },
      group: 'general',
      power: 'month_name',
      flags: ['view'],
      page: () => import('./names/MonthNamesPage.tsx'),
    },
    {
      path: '/accounting/month-calendar',
      help: 'month-calendar',
      name: { bn: 'জামাতের মাস-পঞ্জি', en: 'Months of a Class' },
      group: 'accounting',
      power: 'fee_setting',
      flags: ['view'],
      page: () => import('./months/MonthCalendarPage.tsx'),
    },
    {
      path: '/accounting/fee-rules',
      help: 'fee-rules',
      name: { bn: 'ফি-র নিয়ম', en: 'Fee Rules' },
      group: 'accounting',
      power: 'fee_setting',
      flags: ['view'],
      page: () => import('./rules/FeeRulesPage.tsx'),
    },
    {
      path: '/accounting/late-fees',
      help: 'late-fees',
      name: { bn: 'বিলম্ব ফি ধার্য', en: 'Late Fee Runs' },
      group: 'accounting',
      power: 'fee_setting',
      flags: ['insert'],
      page: () => import('./rules/LateFeesPage.tsx'),
    },
    {
      path: '/accounting/leaver/:AdmissionID',
      name: { bn: 'বিদায়ী হিসাব নিষ্পত্তি', en: 'Leaver’s Settlement' },
      group: 'accounting',
      power: 'fee_collection',
      flags: ['view'],
      page: () => import('./leaver/LeaverPage.tsx'),
    },
    {
      path: '/accounting/student-change/:AdmissionID',
      name: { bn: 'জামাত বা আবাসন পরিবর্তন', en: 'Change of Class or Residence' },
      group: 'accounting',
      power: 'fee_setting',
      flags: ['edit'],
      page: () => import('./change/ChangePage.tsx'),
    },
  ],
});
