import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'tamlik.not-found': 404,
  'tamlik.not-zakat': 409,
  'tamlik.not-eligible': 409,
  'tamlik.not-yet-eligible': 409,
  'tamlik.more-than-due': 409,
  'tamlik.item-unknown': 409,
  'tamlik.item-twice': 409,
  'tamlik.no-student': 409,
  'tamlik.reversed-already': 409,
  'tamlik.receipt-bound': 409,
});
