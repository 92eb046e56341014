export { Books, BooksGap } from './books.ts';
export { type Clocks, type Cut, dayAsked } from './cut.ts';
export { advanceMadeOf, type DuesFigure, duesMadeOf, itemsMadeOf } from './flows/dues-made-of.ts';
export { type BalanceFigure, balanceMadeOf, type MoneyFigure, moneyMadeOf } from './flows/made-of.ts';
export { eachFlow, FLOW } from './flows/money-flows.ts';
export {
  type FundMoney,
  type MoneyLine,
  type MoneyRange,
  receiptsAndPayments,
} from './flows/receipts-payments.ts';
export { type ClassOf, placing, SIDE } from './flows/sides.ts';
export { type About, dayOfEntry, entriesAbout, entriesByReference } from './queries/about.ts';
export { type AccountLedger, accountLedger, type LedgerRow } from './queries/account-ledger.ts';
export { type Advance, advances, advancesOfAll } from './queries/advances.ts';
export { type AwaitedReceipt, awaitedReceipts } from './queries/awaited.ts';
export { booksBegin, openingDay } from './queries/beginning.ts';
export { holdsCharge, holdsEntry } from './queries/holds.ts';
export { type Debtors, debtors } from './queries/items/debtors.ts';
export { type AdmissionDues, type Ages, ageOf, type Dues, dues, duesOfSome } from './queries/items/dues.ts';
export { feeAccounts } from './queries/items/fee-heads.ts';
export { type ItemState, type ItemsOf, itemStates } from './queries/items/item-states.ts';
export {
  type JournalEntry,
  type JournalLine,
  type JournalRange,
  journalEntries,
  journalEntry,
  turnover,
} from './queries/journal.ts';
export { makerOf } from './queries/makers.ts';
export {
  type DayFigure,
  dayMadeOf,
  isDayFigure,
  type MoneyDay,
  moneyOfDay,
  type ReceiptsOfDay,
  receiptsOfDay,
} from './queries/money-day.ts';
export { feesByMonth, feesMadeOf, type MonthOfFees } from './queries/months.ts';
export { trialBalanceOfAll } from './queries/several-books.ts';
export { type Statement, type StatementLine, statement } from './queries/statement.ts';
export { type Remainder, stillThere } from './queries/still-there.ts';
export {
  type AccountBalance,
  type FundBalances,
  type FundMovements,
  type MovedOf,
  movements,
  trialBalance,
} from './queries/trial-balance.ts';
export { lessens, ROLE } from './roles.ts';
export { BooksShelf, type ShelfOptions } from './shelf/shelf.ts';
