import type { Day } from '@madrasah/events/kernel';
import { reconciliationQueries } from '@madrasah/events/reconciliation';
import { answering } from '../kit/wire/definitions.ts';

interface Placed {
  readonly match?: number;
  readonly by?: { readonly id: number; readonly name: string };
  readonly reason?: string;
}

/** A line of the bank; taka, above zero what came in. */
export interface LineRow extends Placed {
  readonly line: number;
  readonly on: Day;
  readonly amount: number;
  readonly text: string;
  readonly state: 'open' | 'matched' | 'left';
  readonly carried: boolean;
  readonly proposal?: { readonly entry: number; readonly why: 'number' | 'day' };
}

/** An entry of the books on the account. */
export interface EntryRow extends Placed {
  readonly entry: number;
  readonly on: Day;
  readonly amount: number;
  readonly text: string;
  readonly state: 'open' | 'matched' | 'left' | 'before';
  readonly numbers: readonly string[];
}

export const SUMS = ['bank', 'inTransit', 'outstanding', 'left', 'open', 'book'] as const;

export interface Reconciliation {
  readonly id: number;
  readonly Account: number;
  readonly AccountName: string;
  readonly from: Day;
  readonly to: Day;
  readonly state: 'open' | 'locked';
  readonly isLast: boolean;
  readonly lockedBy?: { readonly id: number; readonly name: string };
  readonly lines: readonly LineRow[];
  readonly entries: readonly EntryRow[];
  readonly sums: Readonly<Record<(typeof SUMS)[number], number>>;
  readonly difference: number;
}

export const oneReconciliation = answering<{ readonly data: Reconciliation }>()(
  reconciliationQueries.reconciliation,
);
