import { defineContext, type Name, type SaidScreen } from '../kit/routing/screens.ts';

type Made = keyof typeof import('./pages.tsx');

const statement = (path: string, name: Name, page: Made): SaidScreen => ({
  path: `/accounting/${path}`,
  help: path,
  name,
  group: 'accounting',
  power: 'ledger_report',
  flags: ['view'],
  page: async () => ({ default: (await import('./pages.tsx'))[page] }),
});

export const statements = defineContext({
  screens: [
    statement('receipts-payments', { bn: 'প্রাপ্তি-প্রদান', en: 'Receipts and Payments' }, 'ReceiptsPayments'),
    statement('daily-statement', { bn: 'দৈনিক জমা-খরচ', en: 'Daily Receipts and Payments' }, 'DailyStatement'),
    statement('cash-book', { bn: 'নগদান বই', en: 'Cash Book' }, 'CashBook'),
    statement('bank-book', { bn: 'ব্যাংক বই', en: 'Bank Book' }, 'BankBook'),
    statement('income-expense', { bn: 'আয়-ব্যয় বিবরণী', en: 'Income and Expenditure' }, 'IncomeExpense'),
    statement(
      'financial-position',
      { bn: 'আর্থিক অবস্থার বিবরণী', en: 'Financial Position' },
      'FinancialPosition',
    ),
    statement('fund-movement', { bn: 'তহবিলের পরিবর্তন', en: 'Fund Movement' }, 'FundMovement'),
    statement('ledger', { bn: 'খতিয়ান', en: 'Ledger' }, 'Ledger'),
    statement('sub-ledger', { bn: 'উপখাতের খতিয়ান', en: 'Sub-ledger' }, 'SubLedger'),
    statement('loans', { bn: 'কর্জে হাসানা', en: 'Interest-free Loans' }, 'Loans'),
    statement('suppliers', { bn: 'সরবরাহকারীর পাওনা', en: 'Suppliers' }, 'Suppliers'),
    statement(
      'collected-for-others',
      { bn: 'অন্যের জন্য আদায়', en: 'Collected for Others' },
      'CollectedForOthers',
    ),
    {
      ...statement('controls', { bn: 'নিয়ন্ত্রণ তালিকা', en: 'Controls' }, 'Controls'),
      power: 'audit',
    },
    {
      path: '/accounting/audit-search',
      help: 'audit-search',
      name: { bn: 'নিরীক্ষা অনুসন্ধান', en: 'Audit Search' },
      group: 'accounting',
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
