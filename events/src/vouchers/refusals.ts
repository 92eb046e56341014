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
});
