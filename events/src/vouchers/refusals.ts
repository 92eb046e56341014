import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'vouchers.not-found': 404,
  'vouchers.reversed-already': 409,
  'vouchers.head-twice': 409,
  'vouchers.cheque-twice': 409,
  'vouchers.transaction-twice': 409,
  'vouchers.fund-fixed': 409,
  'vouchers.before-itself': 409,
  'vouchers.no-cheque': 409,
  'vouchers.cheque-cleared': 409,
  'vouchers.bill-unknown': 409,
  'vouchers.journal-money': 409,
  'vouchers.journal-sides': 409,
  'vouchers.journal-unbalanced': 409,
  'vouchers.wallet-differs': 409,
  'vouchers.not-wallet-and-bank': 409,
  'vouchers.advance-not-found': 404,
  'vouchers.advance-salary-fund': 409,
  'vouchers.settled-too-much': 409,
  'vouchers.settled-nothing': 409,
  'vouchers.salary-too-much': 409,
});
