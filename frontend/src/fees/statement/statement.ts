import { feeQueries } from '@madrasah/events/fees';
import type { OpenPromise } from '../../dues/index.ts';
import { answering } from '../../kit/wire/definitions.ts';

export interface StatementRow {
  readonly on: string;
  readonly at: string;
  readonly text: string;
  /** One word for what it is. */
  readonly label?: string;
  /** Money came, somebody granted something, or it was given or taken back. */
  readonly tone?: 'received' | 'granted' | 'back';
  readonly debit: number;
  readonly credit: number;
  readonly balance: number;
  /** Of what was granted: why, and who gave it. */
  readonly reason?: string;
  readonly giver?: string;
  /** A discount inside a receipt: no money came. */
  readonly deduction?: true;
  /** The event it comes from; `number` where that is a paper. */
  readonly ref: { readonly type: string; readonly id: number; readonly number?: number };
}

export interface Statement {
  readonly opening: number;
  readonly lines: readonly StatementRow[];
  readonly closing: number;
  readonly promise: OpenPromise | null;
}

/** The numbers of the receipts that were taken back. */
export const voidNumbers = (lines: readonly StatementRow[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ ref: { type, number } }) =>
      type === 'CollectionReversed' && number !== undefined ? [number] : [],
    ),
  );

export const statement = answering<{ readonly data: Statement }>()(feeQueries.statement);
