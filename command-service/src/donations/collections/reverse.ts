import { type DataOf, isRefusal, refuse as refuseAnything } from '@madrasah/events';
import {
  type DonationReceived,
  DonationReversed,
  refuseDonations as refuse,
} from '@madrasah/events/donations';
import { mirrored } from '@madrasah/events/ledger';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { touchedBy } from '../../ledger/journal/rules/day-for.ts';
import { closedFault } from '../../ledger/journal/rules/locks.ts';
import { mirrorDay } from '../../ledger/journal/rules/mirror-day.ts';

/** What a gift said, as it was recorded. */
export type SaidDonation = DataOf<typeof DonationReceived>;

/**
 * Takes a gift back that was entered by mistake, as a whole and while its money is there, on its own day while that is
 * open. Once its account has closed the day it is refused: the day is opened again first, with a second person.
 */
export function reverseDonation(
  books: Books,
  { donationId, noteId }: { readonly donationId: number; readonly noteId: number | null },
  said: SaidDonation | undefined,
): Decided {
  const gift = books.journal.donations.get(donationId);
  if (!gift) return refuse('donation.not-found');
  if (gift.reversed) return refuse('donation.reversed-already');
  if (!said) return refuseAnything('conflict.changed');
  const postings = mirrored(said.postings);
  const closed = closedFault(books, gift.on, touchedBy(books, postings).accounts);
  if (closed) return closed;
  const day = mirrorDay(books, gift.on, postings);
  if (isRefusal(day)) return day;
  const { donationNo, fundId, subLedgerId, moneyAccount, amount, userId } = said;
  const facts = { donationId, donationNo, fundId, subLedgerId, moneyAccount, amount, userId };
  return [DonationReversed({ ...facts, ...day, noteId, postings })];
}
