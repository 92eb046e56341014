import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'fee-head.not-found': 404,
  'fee-prices.not-found': 404,
  'receipt.not-found': 404,
  'fees.head-duplicate': 409,
  'fees.head-class': 409,
  'fees.head-fund-kind': 409,
  'fees.head-chain': 409,
  'fees.not-a-head': 409,
  'fees.item-unknown': 409,
  'fees.item-ambiguous': 409,
  'fees.duplicate-item': 409,
  'fees.stale': 409,
  'fees.deduction-too-large': 409,
  'fees.nothing-to-collect': 400,
  'fees.remark-required': 400,
  'fees.wrong-student': 409,
  'fees.already-reversed': 409,
  'fees.concession-too-large': 409,
  'fees.refund-too-large': 409,
  'fees.no-general-fund': 409,
});
