import { paisa } from '../../kernel/index.ts';
import { LEDGER_CLASS } from '../constants.ts';

export const SIDES = ['debit', 'credit'] as const;
export type Side = (typeof SIDES)[number];

/** The side on which an account of a class is brought over; undefined where it is not: its fund balance holds that. */
export function openingSide(ledgerClass: number): Side | undefined {
  if (ledgerClass === LEDGER_CLASS.money || ledgerClass === LEDGER_CLASS.otherAsset) return 'debit';
  return ledgerClass === LEDGER_CLASS.liability ? 'credit' : undefined;
}

/** Something that stands on a side of a fund; paisa. */
export interface Sided {
  readonly fundId: number;
  readonly side: Side;
  readonly amount: number;
}

/** What a fund comes to on each side; paisa. */
export type FundSides = Readonly<Record<Side, number>>;

/** What each fund comes to on each side, in the order in which they are named. */
export function fundSides(lines: Iterable<Sided>): Map<number, FundSides> {
  const sums = new Map<number, FundSides>();
  for (const { fundId, side, amount } of lines) {
    const known = sums.get(fundId) ?? { debit: 0, credit: 0 };
    sums.set(fundId, { ...known, [side]: paisa(known[side] + amount) });
  }
  return sums;
}
