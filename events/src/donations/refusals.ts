import { defineRefusals } from '../kernel/index.ts';

export const refuse = defineRefusals({
  'donor.not-found': 404,
  'donation.not-found': 404,
  'donation.reversed-already': 409,
  'donation.no-income': 409,
  'donation.fee-head': 409,
  'donation.zakat-elsewhere': 409,
  'donation.book-unknown': 400,
  'donation.transaction-taken': 409,
});
