import { type DataOf, type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import {
  type FeesCollected,
  type Leaf,
  ReplacementSettled,
  refuseFees as refuse,
} from '@madrasah/events/fees';
import { subLedgerAt } from '../../../ledger/chart/lookups.ts';
import { booksAfter } from '../../../ledger/journal/after.ts';
import type { Books, Decided } from '../../../ledger/journal/facts/index.ts';
import { dayFor, type EntryDay, movedTo, notOpen, touchedBy } from '../../../ledger/journal/rules/day-for.ts';
import { type Dated, shortageAcross } from '../../../ledger/journal/rules/evenings.ts';
import { type AdmissionFacts, collectFees } from '../collect.ts';
import type { CollectRow } from '../match-rows.ts';
import { type ReverseCollection, reversalOf, todayAtLeast } from '../reverse/reversal-of.ts';
import { tamlikBound } from '../reverse/reverse.ts';
import { takenBack } from '../reverse/taken-back.ts';

/** What a receipt should have been. Absent or empty: as the wrong one had it. */
export interface Replacement {
  readonly admissionId: number;
  /** Absent: the wrong one's day while that is open, else today. */
  readonly on?: string | undefined;
  readonly remark: string;
  /** Where a remark of its own stands, or a plain one of the wrong one; absent: as the wrong one names it. */
  readonly noteId?: number | null;
  readonly moneyAccount: number | undefined;
  readonly transactionNo: string;
  readonly leaf?: Leaf;
  readonly rows: readonly CollectRow[];
}

type Original = DataOf<typeof FeesCollected>;

/** Both entries of a correction, each on its day. */
interface Corrected {
  readonly back: readonly EventDraft[];
  readonly again: readonly EventDraft[];
}

/**
 * Wrong student, head or amount (ACCOUNTING W5): the receipt is taken back and the right one written, in one append,
 * each on the wrong one's day while that is open. No money moves between the two, so it need not lie in the drawer any
 * more; what both together take must, on every evening since. Where one of them would be short by it, it is taken back
 * today.
 */
export function correctReceipt(
  books: Books,
  command: ReverseCollection,
  replacement: Replacement,
  original: Original,
  admission: AdmissionFacts | undefined,
): Decided | Refusal {
  if (command.kind !== undefined && command.kind !== 'correction')
    return refuse('fees.replacement-only-correction');
  const bound = tamlikBound(books, original);
  if (bound) return bound;
  if (original.family) return refuse('fees.family-not-corrected');
  const taken = takenBack(books, original);
  if (isRefusal(taken)) return taken;
  const day = dayFor(books, 'mirror', taken.since, touchedBy(books, taken.postings));
  if (isRefusal(day)) return day;
  const on = (mirror: EntryDay) => correctedOn(books, command, replacement, original, admission, mirror);
  const corrected = on(day);
  if (isRefusal(corrected)) return corrected;
  const short = shortageOf(books, corrected);
  if (!short) return settled(books, original, corrected);
  if (day.on >= books.today) return short;
  const today = on(movedTo(books.today, taken.since, short));
  if (isRefusal(today)) return today;
  return shortageOf(books, today) ?? settled(books, original, today);
}

function correctedOn(
  books: Books,
  command: ReverseCollection,
  replacement: Replacement,
  original: Original,
  admission: AdmissionFacts | undefined,
  mirror: EntryDay,
): Corrected | Refusal {
  const back = reversalOf(books, { ...command, kind: 'correction' }, original, mirror);
  if (isRefusal(back)) return back;
  const account = replacement.moneyAccount ?? original.moneyAccount;
  const again = collectFees(
    booksAfter(books, back, todayAtLeast(books, original)),
    {
      userId: admission?.userId ?? 0,
      admissionId: replacement.admissionId,
      on: replacement.on ?? ownDay(books, original, account),
      remark: replacement.remark || original.remark,
      noteId: replacement.noteId ?? original.noteId ?? null,
      ledgerId: subLedgerAt(books.chart, account)?.ledgerId ?? 0,
      moneyAccount: account,
      transactionNo: replacement.transactionNo || original.transactionNo,
      ...(replacement.leaf && { leaf: replacement.leaf }),
      payerNoteId: original.payerNoteId ?? null,
      rows: replacement.rows,
    },
    admission,
  );
  return isRefusal(again) ? again : { back, again };
}

/** The day of the right receipt where none is said: the wrong one's while the money can be received on it, else today. */
function ownDay(books: Books, original: Original, account: number): string {
  const { on, postings } = original;
  const { funds } = touchedBy(books, postings);
  return notOpen(books, on, { accounts: [account], funds }) ? todayAtLeast(books, original) : on;
}

/** Every evening after both, and after what their advances have paid. */
const shortageOf = ({ journal, chart }: Books, { back, again }: Corrected): Refusal | undefined =>
  shortageAcross(
    journal,
    chart,
    [...back, ...again].map(({ data }): Dated => {
      const { on, postings = [] } = data as { on: string; postings?: Dated[1] };
      return [on, postings];
    }),
  );

/** The right one stands for the wrong one. */
function settled({ today }: Books, { receiptId, userId }: Original, { back, again }: Corrected): Decided {
  const { receiptId: otherId } = (again[0] as EventDraft).data as { receiptId: number };
  return [...back, ...again, ReplacementSettled({ receiptId, userId, on: today, by: 'receipt', otherId })];
}
