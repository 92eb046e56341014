import * as z from 'zod';
import { contentRevision, defineEvent, stored } from '../../kernel/index.ts';

/** Version 1 knew three groups; an institution's own come behind them. */
const ofAnyGroup = { version: 2, upcasts: { 1: (data: Record<string, unknown>) => data } };

/** A sub-ledger becomes a fee head (SFGID) of a group: 1 admission, 2 monthly, 3 others, then the school's own. */
export const FeeHeadAdded = defineEvent(
  'FeeHeadAdded',
  z.object({
    feeHeadId: stored.storedId,
    subLedgerId: stored.storedId,
    feeGroup: z.int().min(1),
    chargeOn: z.enum(['admission', 'month', 'demand']),
  }),
  { ...ofAnyGroup, about: { fee_group: 'feeHeadId' } },
);
export const FeeHeadChanged = defineEvent(
  'FeeHeadChanged',
  z.object({
    feeHeadId: stored.storedId,
    feeGroup: z.int().min(1),
    chargeOn: z.enum(['admission', 'month', 'demand']),
  }),
  { ...ofAnyGroup, about: { fee_group: 'feeHeadId' } },
);
export const FeeHeadRetired = defineEvent('FeeHeadRetired', z.object({ feeHeadId: stored.storedId }), {
  about: { fee_group: 'feeHeadId' },
});

/** Twelve amounts in the order of PRICE_COLUMNS; null is a cell left empty, which is no 0. */
export const FeePricesSet = defineEvent(
  'FeePricesSet',
  z.object({
    priceRowId: stored.storedId,
    sessionId: stored.storedId,
    classId: stored.storedId,
    subLedgerId: stored.storedId,
    amounts: z.array(stored.storedPaisa.nullable()).length(12),
    effectiveFrom: stored.storedDay,
  }),
  { about: { fee_matrix: 'priceRowId' } },
);
/** The head is not charged in that session and class any more; what was charged stays. */
export const FeePricesWithdrawn = defineEvent(
  'FeePricesWithdrawn',
  z.object({ priceRowId: stored.storedId, effectiveFrom: stored.storedDay }),
  { about: { fee_matrix: 'priceRowId' } },
);

export const feePriceEvents = { FeePricesSet, FeePricesWithdrawn };

interface PricesFrom {
  readonly from: string;
  /** Null: it is charged no more. */
  readonly amounts: readonly (number | null)[] | null;
}

/**
 * The version of what a head costs in a session and class, by all that was set in the order it was recorded; one that
 * was never priced and one that is charged no more are the same.
 */
export const feePricesRevision = (prices: readonly PricesFrom[] = []): number =>
  contentRevision(
    prices.at(-1)?.amounts ? prices.flatMap(({ from, amounts }) => [from, JSON.stringify(amounts)]) : [],
  );
