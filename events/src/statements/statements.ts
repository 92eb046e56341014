import { fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';
import { defineStatement } from './define-statement.ts';

const days = { from: fields.optionalDay(), to: fields.optionalDay(), ...twoClocks };
const ofFund = { ...days, fundId: fields.optionalId() };
/** How things stand at the end of a day has no first one. */
const standing = { to: fields.optionalDay(), ...twoClocks, fundId: fields.optionalId() };
const defineStanding = (name: string, path: string) =>
  defineStatement(name, path, standing, undefined, undefined, 'standing');

/** The bases of income and expenditure: what was received and paid, or what was earned and owed. */
export const BASES = ['cash', 'accrual'] as const;
/** A cash book line a head and day, or a line a paper. */
export const CASH_BOOK_LINES = ['head', 'entry'] as const;

const book = {
  ...ofFund,
  slId: fields.optionalId(),
  by: fields.word(CASH_BOOK_LINES, 'head' as const),
};

/** What accountants and auditors read off the books. */
export const statements = {
  receiptsPayments: defineStatement('ReceiptsPayments', '/api/accounts/receipts_payments', ofFund),
  incomeExpense: defineStatement('IncomeExpense', '/api/accounts/income_expense', {
    ...ofFund,
    basis: fields.word(BASES, 'accrual' as const),
  }),
  financialPosition: defineStanding('FinancialPosition', '/api/accounts/financial_position'),
  fundMovement: defineStatement('FundMovement', '/api/accounts/fund_movement', ofFund),
  dailyStatement: defineStatement('DailyStatement', '/api/accounts/daily_statement', {
    ...twoClocks,
    on: fields.optionalDay(),
    fundId: fields.optionalId(),
  }),
  cashBook: defineStatement('CashBook', '/api/accounts/cash_book', book),
  bankBook: defineStatement('BankBook', '/api/accounts/bank_book', book),
  ledger: defineStatement('Ledger', '/api/accounts/ledger', { ...ofFund, glId: fields.id() }),
  subLedger: defineStatement('SubLedger', '/api/accounts/sub_ledger', { ...ofFund, slId: fields.id() }),
  loans: defineStatement('Loans', '/api/accounts/loans', ofFund),
  suppliers: defineStanding('Suppliers', '/api/accounts/suppliers'),
  collectedForOthers: defineStatement('CollectedForOthers', '/api/accounts/collected_for_others', ofFund),
  controls: defineStatement(
    'Controls',
    '/api/accounts/controls',
    {
      ...days,
      /** Picks the sample; the same seed picks the same entries. */
      seed: fields.optionalInteger(0, 1_000_000_000),
      sample: fields.optionalInteger(1, 500),
    },
    power('audit', 'view'),
  ),
};
