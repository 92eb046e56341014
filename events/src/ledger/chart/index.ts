export * from './accounting-years.ts';
export * from './events.ts';
export { type FundAttributes, funds } from './funds.ts';
export { type GeneralLedgerAttributes, generalLedgers } from './general-ledgers.ts';
export * from './money-kind.ts';
export { subLedgers } from './sub-ledgers.ts';
export type { MoneyAccountFacts, SubLedgerAttributes } from './sub-ledgers-recorded.ts';
export { FUND_KINDS, LEDGER_CLASSES, MONEY_KINDS } from './words.ts';
