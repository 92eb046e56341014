import { sumPaisa } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';

/** What a paper says has moved: paisa, debit less credit, in one fund or (none) in all. */
export interface Stated {
  readonly account: string;
  readonly moved: number;
  readonly fund?: number;
}

interface HeadLines {
  readonly fundId: number;
  readonly lines: readonly {
    readonly subLedgerId: number;
    readonly debit: number;
    readonly credit: number;
  }[];
}

/** What a journal voucher, or its reversal, says has moved on each of its heads. */
export const headsMoved = ({ lines, fundId }: HeadLines): Stated[] =>
  [...Map.groupBy(lines, ({ subLedgerId }) => subLedgerId)].map(([head, sides]) => ({
    account: subLedgerAccount(head),
    moved: sumPaisa(sides.map(({ debit, credit }) => debit - credit)),
    fund: fundId,
  }));
