import { type Day, dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import { isElsewhere, type MoneyAccount } from '../money/accounts.ts';

type Box = Pick<MoneyAccount, 'moneyKind'> | undefined;

/** The days that receipts bear at a counter. */
export interface ReceiptDays {
  /** What a receipt into a box bears where nobody says another day. */
  of(box: Box): Day;
  /** The day that is not sent: the server knows it, and has it when it comes. */
  readonly unsaid: Day;
  /** Kept from one receipt to the next. */
  readonly kept: Day | undefined;
  /** A receipt was taken with that day. */
  given(box: Box, day: string | undefined): void;
  /** They are of today again. */
  again(): void;
}

/** What is kept after a receipt: of banks and wallets its day where that is not today; cash is of today again. */
export const keptAfter = (kept: Day | undefined, box: Box, day: Day, today: Day): Day | undefined => {
  if (!isElsewhere(box)) return kept;
  return day === today ? undefined : day;
};

/** Today, and for banks and wallets the day of the receipt before: its slips come in heaps of one day. */
export function useReceiptDays(): ReceiptDays {
  const [kept, setKept] = useState<Day>();
  const today = dhakaDay(new Date());
  return {
    of: (box) => (isElsewhere(box) ? (kept ?? today) : today),
    unsaid: today,
    kept,
    given: (box, day) => setKept(keptAfter(kept, box, day || today, today)),
    again: () => setKept(undefined),
  };
}

/** Of what stands in the place of a receipt: that one's day, unless another is said. */
export const dayOfReceipt = (on: Day): ReceiptDays => ({
  of: () => on,
  unsaid: on,
  kept: undefined,
  given() {},
  again() {},
});
