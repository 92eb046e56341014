import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'payroll.head-fund-kind': 409,
  'payroll.head-chain': 409,
  'payroll.head-class': 409,
});
