import { paisa } from '../../kernel/index.ts';
import { partOf, type Rounding } from './rounding.ts';

/** Why a fee is less than it is prescribed: a concession that stands for some time, or a rule. */
export interface Lessening {
  readonly kind: 'concession' | 'free' | 'staff' | 'sibling';
  /** The approved grant, or null for a rule of the institution. */
  readonly grantId: number | null;
  /** Hundredths of a per cent (1250 is 12.5 %); null where a sum is lessened. */
  readonly percent: number | null;
  /** Paisa; null where a part is lessened. */
  readonly amount: number | null;
}

/** What a student pays of a head otherwise than the matrix says. */
export interface OwnFee {
  readonly subLedgerId: number;
  /** 0: every month. */
  readonly monthId: number;
  /** Paisa; null: what the matrix says. */
  readonly amount: number | null;
  /** Not charged to him. */
  readonly off: boolean;
}

const TAKA = 100;
const WHOLE = 10_000;

/** By how much a charge is lessened, in paisa: a percentage half up as the institution rounds, never more than the charge. */
export function lessenedBy(
  charge: number,
  { percent, amount }: Pick<Lessening, 'percent' | 'amount'>,
  rounding: Rounding,
): number {
  const wanted = percent === null ? (amount ?? 0) : partOf(charge, percent, WHOLE, rounding);
  return paisa(Math.min(charge, wanted));
}

/** One part of what a charge is lessened by, and why. */
export interface Lessened {
  readonly lessening: Lessening;
  readonly amount: number;
}

/** What each of several lessenings takes off a charge, one after the other: together never more than the charge. */
export function lessen(charge: number, lessenings: readonly Lessening[], rounding: Rounding): Lessened[] {
  let rest = charge;
  const parts: Lessened[] = [];
  for (const lessening of lessenings) {
    const amount = Math.min(rest, lessenedBy(charge, lessening, rounding));
    if (amount > 0) parts.push({ lessening, amount });
    rest = paisa(rest - amount);
  }
  return parts;
}

/** What a student's own plan says of a head and month: a month's own line goes before that of every month. */
export const ownFeeOf = (fees: readonly OwnFee[], subLedgerId: number, monthId: number): OwnFee | undefined =>
  fees.find((fee) => fee.subLedgerId === subLedgerId && fee.monthId === monthId) ??
  fees.find((fee) => fee.subLedgerId === subLedgerId && fee.monthId === 0);

/** What a month of a head costs a student before anything is lessened: his own sum, else that of the matrix; null: nothing is said. */
export function prescribed(matrix: number | null, own: OwnFee | undefined): number | null {
  return own?.amount ?? matrix;
}

/** A month counts as thirty days, whatever the moon says: the price of a day is a thirtieth. */
const DAYS_OF_MONTH = 30;

/** What some days of a month cost, half up to the whole taka; thirty days and more cost the month. */
export const ofDays = (monthly: number, days: number): number =>
  days >= DAYS_OF_MONTH ? monthly : Math.floor((monthly * days) / (DAYS_OF_MONTH * TAKA) + 0.5) * TAKA;
