import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'payroll.head-fund-kind': 409,
  'payroll.head-chain': 409,
  'payroll.head-class': 409,
  'payroll.head-unknown': 404,
  'payroll.head-twice': 400,
  'payroll.month-later': 400,
  'payroll.nobody': 409,
  'payroll.charged-already': 409,
  'payroll.not-paid': 404,
  'payroll.said-twice': 400,
  'payroll.not-found': 404,
  'payroll.reversed-already': 409,
  'payroll.not-in-it': 404,
  'payroll.nothing-owed': 409,
  'payroll.pay-too-much': 409,
  'payroll.pay-by-person': 400,
  'payroll.before-itself': 400,
  'payroll.payment-not-found': 404,
  'payroll.payment-reversed-already': 409,
  'payroll.paid-already': 409,
});
