import { defineContext, type Name, type Screen } from '../kit/routing/screens.ts';

type Made = keyof typeof import('./pages.tsx');

const statement = (place: number, path: string, name: Name, page: Made): Screen => ({
  path: `/accounting/${path}`,
  help: path,
  name,
  group: 'accounting',
  place,
  power: 'ledger_report',
  flags: ['view'],
  page: async () => ({ default: (await import('./pages.tsx'))[page] }),
});

export const statements = defineContext({
  screens: [
    statement(60, 'receipts-payments', { bn: 'প্রাপ্তি-প্রদান', en: 'Receipts and Payments' }, 'ReceiptsPayments'),
    statement(
      61,
      'daily-statement',
      { bn: 'দৈনিক জমা-খরচ', en: 'Daily Receipts and Payments' },
      'DailyStatement',
    ),
    statement(62, 'cash-book', { bn: 'নগদান বই', en: 'Cash Book' }, 'CashBook'),
    statement(63, 'bank-book', { bn: 'ব্যাংক বই', en: 'Bank Book' }, 'BankBook'),
    statement(64, 'income-expense', { bn: 'আয়-ব্যয় বিবরণী', en: 'Income and Expenditure' }, 'IncomeExpense'),
    statement(
      65,
      'financial-position',
      { bn: 'আর্থিক অবস্থার বিবরণী', en: 'Financial Position' },
      'FinancialPosition',
    ),
    statement(66, 'fund-movement', { bn: 'তহবিলের পরিবর্তন', en: 'Fund Movement' }, 'FundMovement'),
    statement(67, 'ledger', { bn: 'খতিয়ান', en: 'Ledger' }, 'Ledger'),
    statement(68, 'sub-ledger', { bn: 'উপখাতের খতিয়ান', en: 'Sub-ledger' }, 'SubLedger'),
    statement(69, 'loans', { bn: 'কর্জে হাসানা', en: 'Interest-free Loans' }, 'Loans'),
    statement(70, 'suppliers', { bn: 'সরবরাহকারীর পাওনা', en: 'Suppliers' }, 'Suppliers'),
    statement(
      71,
      'collected-for-others',
      { bn: 'অন্যের জন্য আদায়', en: 'Collected for Others' },
      'CollectedForOthers',
    ),
    {
      ...statement(75, 'controls', { bn: 'নিয়ন্ত্রণ তালিকা', en: 'Controls' }, 'Controls'),
      power: 'audit',
    },
    {
      path: '/accounting/audit-search',
      help: 'audit-search',
      name: { bn: 'নিরীক্ষা অনুসন্ধান', en: 'Audit Search' },
      group: 'accounting',
      place: 76,
      power: 'audit',
      flags: ['view'],
      page: () => import('./AuditSearchPage.tsx'),
    },
    {
      path: '/accounting/explain',
      name: { bn: 'অঙ্কটি যেভাবে হলো', en: 'What makes this figure' },
      group: 'accounting',
      page: () => import('./ExplainPage.tsx'),
    },
  ],
});
