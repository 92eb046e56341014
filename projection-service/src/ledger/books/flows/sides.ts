import { LEDGER_CLASS } from '@madrasah/events/ledger';
import type { Books } from '../books.ts';
import { FLOW } from './money-flows.ts';

/** Where a flow stands in an account of receipts and payments. */
export const SIDE = { opening: 0, receipts: 1, payments: 2, transfersIn: 3, transfersOut: 4 } as const;
export type Side = keyof typeof SIDE;

/** Entries that take back what another brought; the line they lessen is told beside them, never netted. */
const TAKES_BACK = /Reversed|Revised|Undone|Dishonoured/;

/** Accounts of the system whose money belongs to the payments, also when it comes back. */
const PAID_FROM: ReadonlySet<string> = new Set(['sys:fee-refund', 'sys:write-off', 'sys:zakat-given']);
const RECEIVED_ON: ReadonlySet<string> = new Set([
  'sys:receivable',
  'sys:open-advance',
  'sys:month-advance',
  'sys:recovered',
]);

/** The class of a general ledger by its account; undefined for those of the system. */
export type ClassOf = (account: string) => number | undefined;

const NEITHER = 0;

/** Of each account the side its money stands on also when an entry takes it back; 0 where the direction says it. */
const ownSides = ({ names }: Books, classOf: ClassOf): Uint8Array =>
  Uint8Array.from(names.accounts.values(), (account) => {
    const its = classOf(account);
    if (its === LEDGER_CLASS.income || RECEIVED_ON.has(account)) return SIDE.receipts;
    return its === LEDGER_CLASS.expense || PAID_FROM.has(account) ? SIDE.payments : NEITHER;
  });

export interface Placed {
  readonly side: number;
  /** It takes back what an entry before it brought. */
  readonly back: boolean;
}

/**
 * Says of a flow where it stands. What an entry takes back is told on the side of what it lessens, on a line of its
 * own and below zero; contras stand nowhere.
 */
export function placing(books: Books, classOf: ClassOf) {
  const own = ownSides(books, classOf);
  const takesBack = Uint8Array.from(books.names.kinds.values(), (kind) => Number(TAKES_BACK.test(kind)));
  const { kind: kinds } = books.tables.entries;
  const PLACES: readonly Placed[] = [false, true].flatMap((back) =>
    Object.values(SIDE).map((side) => ({ side, back })),
  );
  const placed = (side: number, back = false) => PLACES[side + (back ? 5 : 0)] as Placed;
  return (entry: number, head: number, amount: number, kind: number): Placed | undefined => {
    if (kind === FLOW.contra) return undefined;
    if (kind === FLOW.opening) return placed(SIDE.opening);
    if (kind === FLOW.transfer) return placed(amount > 0 ? SIDE.transfersIn : SIDE.transfersOut);
    const byDirection = amount > 0 ? SIDE.receipts : SIDE.payments;
    if (takesBack[kinds.at(entry)] !== 1) return placed(byDirection);
    const usual = own[head] || (amount > 0 ? SIDE.payments : SIDE.receipts);
    return placed(usual, usual !== byDirection);
  };
}

/** The sign with which a flow counts on its side. */
export const signOn = (side: number) => (side === SIDE.payments || side === SIDE.transfersOut ? -1 : 1);
