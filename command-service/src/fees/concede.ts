import type { ConcessionKind } from '@madrasah/events/concessions';
import { ConcessionGranted, refuseFees as refuse } from '@madrasah/events/fees';
import { cr, dr, entry, refuseLedger } from '@madrasah/events/ledger';
import { allRefused } from '../kernel/several/all-refused.ts';
import type { Books, Decided } from '../ledger/journal/facts/index.ts';
import { next } from '../ledger/journal/numbering.ts';
import { futureDay } from '../ledger/journal/rules/checks.ts';
import type { Item } from '../ledger/journal/state.ts';
import { beforeCharge } from './open-items.ts';

export interface GrantConcession {
  readonly userId: number;
  readonly admissionId: number;
  readonly on: string;
  readonly lines: readonly { readonly itemId: number; readonly amount: number }[];
  readonly reason: string;
  readonly kind?: ConcessionKind;
  /** Hundredths. */
  readonly percent?: number | null;
  readonly requestId?: number | null;
  readonly noteId?: number | null;
}

const amountAt = (place: number) => `lines.${place}.amount`;

/** ছাড় before payment: an event of its own, which a later receipt's reversal leaves standing. */
export function grantConcession(books: Books, command: GrantConcession): Decided {
  const future = futureDay(books, command.on, 'on');
  if (future) return future;
  const items = command.lines.map((line) => line.itemId);
  if (new Set(items).size !== items.length) return refuse('fees.duplicate-item');
  if (command.lines.every((line) => line.amount === 0)) return refuseLedger('ledger.amount-zero');
  const wrong = allRefused(command.lines, amountAt, ({ itemId, amount }) => {
    const item = books.journal.items.get(itemId);
    if (!item || item.userId !== command.userId) return refuse('fees.item-unknown');
    return amount > item.due ? refuse('fees.concession-too-large') : beforeCharge([item], command.on, 'on');
  });
  if (wrong) return wrong;
  const postings = command.lines.flatMap(({ itemId, amount }) => {
    const { userId, fundId } = books.journal.items.get(itemId) as Item;
    const about = { party: userId, itemId };
    return [dr('sys:concession', fundId, amount, about), cr('sys:receivable', fundId, amount, about)];
  });
  const concessionId = next(books.journal, 'concession');
  const lines = [...command.lines];
  const said = { kind: 'concession', percent: null, requestId: null, noteId: null } as const;
  return [ConcessionGranted({ concessionId, ...said, ...command, lines, postings: entry(postings) })];
}
