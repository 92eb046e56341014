import { DonationReceived, DonationReversed } from '@madrasah/events/donations';
import { isOfBook } from '@madrasah/events/papers';
import { type FoldCase, on } from '@madrasah/service-kit/folding';
import { counted } from '../rules/counted.ts';
import { leafKey } from '../rules/leaves.ts';
import { transactionKeys } from '../rules/transactions.ts';
import type { JournalState } from '../shape.ts';

/** Gifts, their numbers, and which were taken back. */
export const donationCases: readonly FoldCase<JournalState>[] = [
  on(DonationReceived, (state, data, { revision }) => {
    const { donationId, donationNo, series, fundId, on: day, moneyAccount, transactionNo } = data;
    counted(state, 'donation', donationId);
    counted(state, series, donationNo);
    const numbers = transactionNo ? transactionKeys(moneyAccount, transactionNo) : [];
    for (const key of numbers) state.giftMarks.set(key, donationId);
    if (isOfBook(series)) state.leaves.set(leafKey(series, donationNo), donationId);
    const [transaction = ''] = numbers;
    state.donations.set(donationId, {
      ...{ donationId, donationNo, series, fundId, on: day, revision, transaction, reversed: false },
    });
  }),
  on(DonationReversed, (state, { donationId }) => {
    const gift = state.donations.get(donationId);
    if (gift) state.donations.set(donationId, { ...gift, reversed: true });
  }),
];
