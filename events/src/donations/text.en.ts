import type { bn } from './text.bn.ts';

/** What is said of donors and gifts, in English. */
export const en: Record<keyof typeof bn, string> = {
  'donor.saved': 'The donor has been saved',
  'donor.joined': 'The two entries of the donor have been made one',
  'donor.not-found': 'There is no such donor',
  'donation.received': 'The donation has been received',
  'donation.reversed': 'The donation has been reversed',
  'donation.unnamed': 'Anonymous',
  'donation.not-found': 'There is no such donation',
  'donation.reversed-already': 'This donation has been reversed already',
  'donation.no-income': '“{head}” is no head of income; a donation is received under one',
  'donation.fee-head': '“{head}” is a fee head; take it where fees are collected',
  'donation.zakat-elsewhere': '“{head}” is a head of zakat; it is received in a zakat fund alone',
  'donation.book-unknown': 'There is no book of donation receipts with the number “{book}”',
  'donation.transaction-taken': 'This transaction number stands on donation receipt {number:shown} already',
};
