import type { PowerName } from '../access/permissions.ts';

const BOOKS: PowerName = 'ledger_report';
const FEES: PowerName = 'fee_collection';

const of = (answer: string, power: PowerName, ...fields: readonly string[]) =>
  fields.map((field) => [`${answer}.${field}`, power] as const);

const SIDES = ['opening', 'receipts', 'payments', 'transfersIn', 'transfersOut', 'closing', 'total'];

/** Every figure that can be explained, as `answer.field`, and the power its answer asks for. */
export const FIGURES: ReadonlyMap<string, PowerName> = new Map([
  ...of('receipts_payments', BOOKS, ...SIDES),
  ...of('daily_statement', BOOKS, ...SIDES),
  ...of('fund_movement', BOOKS, ...SIDES),
  ...of('income_expense', BOOKS, 'gross', 'concession', 'waiver', 'refund', 'net', 'other', 'expenditure'),
  ...of('income_expense', BOOKS, 'income', 'lessConcession', 'lessWaiver', 'lessRefund', 'lessTransfersOut'),
  ...of('income_expense', BOOKS, 'surplus', 'transfersIn', 'transfersOut', 'after'),
  ...of('financial_position', BOOKS, 'assets', 'liabilities', 'fundBalances'),
  ...of('cash_book', BOOKS, 'opening', 'in', 'out', 'closing', 'total'),
  ...of('bank_book', BOOKS, 'opening', 'in', 'out', 'closing', 'total'),
  ...of('trial_balance', BOOKS, 'openingDebit', 'openingCredit', 'movedDebit', 'movedCredit', 'debit'),
  ...of('trial_balance', BOOKS, 'credit', 'closing'),
  ...of('ledger', BOOKS, 'opening', 'debit', 'credit', 'closing'),
  ...of('sub_ledger', BOOKS, 'opening', 'debit', 'credit', 'closing'),
  ...of('balances', BOOKS, 'balance'),
  ...of('todays_balance', BOOKS, 'opening', 'received', 'collected', 'other', 'paid', 'moved', 'balance'),
  ...of('collection_by_month', BOOKS, 'fellDue', 'collected'),
  ...of('total_due', BOOKS, 'totalDue'),
  ...of('journal', 'audit', 'amount'),
  ...of('controls', 'audit', 'given'),
  ...of('dues', FEES, 'charged', 'concession', 'writtenOff', 'paid', 'due', 'advance'),
  ...of('dues_list', FEES, 'upTo30', 'upTo60', 'upTo90', 'over90', 'due'),
  ...of('ageing', FEES, 'upTo1', 'upTo3', 'upTo6', 'over6', 'due'),
  ...of('monthly_dues', FEES, 'charged', 'concession', 'writtenOff', 'paid', 'due'),
  ...of('defaulters', FEES, 'due'),
  ...of('receipts', FEES, 'total'),
  ...of('fee_report', 'fee_report', 'sum'),
  ...of('advances', FEES, 'amount'),
  ...of('vouchers', 'voucher', 'deposit', 'cost'),
  ...of('cheques', 'voucher', 'deposit', 'cost'),
  ...of('transfers', 'balance_transfer', 'amount'),
  ...of('staff_advances', 'voucher', 'amount', 'settled', 'left'),
  ...of('staff_debts', 'voucher', 'amount', 'settled', 'left'),
  ...of('wallet_settlements', 'balance_transfer', 'amount', 'charge', 'received'),
  ...of('journal_vouchers', 'journal_voucher', 'amount'),
  ...of('tamlik_register', 'tamlik', 'amount'),
  ...of('zakat_eligible', 'tamlik', 'due'),
]);
