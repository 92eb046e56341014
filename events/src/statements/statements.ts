import { fields, power } from '../kernel/index.ts';
import { twoClocks } from '../ledger/clocks.ts';
import {
  cashBookAnswer,
  controlsAnswer,
  flowsAnswer,
  incomeAnswer,
  ledgerAnswer,
  owedAnswer,
  positionAnswer,
  receiptsPaymentsAnswer,
  suppliersAnswer,
} from './answers.ts';
import { defineStatement } from './define-statement.ts';

const days = { from: fields.optionalDay(), to: fields.optionalDay(), ...twoClocks };
const ofFund = { ...days, fundId: fields.optionalId() };
/** How things stand at the end of a day has no first one. */
const standing = { to: fields.optionalDay(), ...twoClocks, fundId: fields.optionalId() };
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
  receiptsPayments: defineStatement({
    ...{ name: 'ReceiptsPayments', path: '/api/accounts/receipts_payments', query: ofFund },
    answer: () => receiptsPaymentsAnswer(),
  }),
  incomeExpense: defineStatement({
    ...{ name: 'IncomeExpense', path: '/api/accounts/income_expense' },
    query: { ...ofFund, basis: fields.word(BASES, 'accrual' as const) },
    answer: () => incomeAnswer(),
  }),
  financialPosition: defineStatement({
    ...{ name: 'FinancialPosition', path: '/api/accounts/financial_position' },
    ...{ query: standing, forAuditor: 'standing' },
    answer: () => positionAnswer(),
  }),
  fundMovement: defineStatement({
    ...{ name: 'FundMovement', path: '/api/accounts/fund_movement', query: ofFund },
    answer: () => flowsAnswer(),
  }),
  dailyStatement: defineStatement({
    ...{ name: 'DailyStatement', path: '/api/accounts/daily_statement' },
    query: { ...twoClocks, on: fields.optionalDay(), fundId: fields.optionalId() },
    answer: () => flowsAnswer(),
  }),
  cashBook: defineStatement({
    ...{ name: 'CashBook', path: '/api/accounts/cash_book', query: book },
    answer: () => cashBookAnswer(),
  }),
  bankBook: defineStatement({
    ...{ name: 'BankBook', path: '/api/accounts/bank_book', query: book },
    answer: () => cashBookAnswer(),
  }),
  ledger: defineStatement({
    ...{ name: 'Ledger', path: '/api/accounts/ledger', query: { ...ofFund, glId: fields.id() } },
    answer: () => ledgerAnswer(),
  }),
  subLedger: defineStatement({
    ...{ name: 'SubLedger', path: '/api/accounts/sub_ledger', query: { ...ofFund, slId: fields.id() } },
    answer: () => ledgerAnswer(),
  }),
  loans: defineStatement({
    ...{ name: 'Loans', path: '/api/accounts/loans', query: ofFund },
    answer: () => owedAnswer(),
  }),
  suppliers: defineStatement({
    ...{ name: 'Suppliers', path: '/api/accounts/suppliers', query: standing, forAuditor: 'standing' },
    answer: () => suppliersAnswer(),
  }),
  collectedForOthers: defineStatement({
    ...{ name: 'CollectedForOthers', path: '/api/accounts/collected_for_others', query: ofFund },
    answer: () => owedAnswer(),
  }),
  controls: defineStatement({
    ...{ name: 'Controls', path: '/api/accounts/controls', access: power('audit', 'view') },
    query: {
      ...days,
      /** Picks the sample; the same seed picks the same entries. */
      seed: fields.optionalInteger(0, 1_000_000_000),
      sample: fields.optionalInteger(1, 500),
    },
    answer: () => controlsAnswer(),
  }),
};
