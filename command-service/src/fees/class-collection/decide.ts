import { type DataOf, type EventDraft, isRefusal, Problem, type Refusal, sumPaisa } from '@madrasah/events';
import { FeesCollected, type Leaf, refuseFees as refuse } from '@madrasah/events/fees';
import { subLedgerAt } from '../../ledger/chart/lookups.ts';
import { TrialBooks } from '../../ledger/journal/after.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { next } from '../../ledger/journal/numbering.ts';
import type { Item } from '../../ledger/journal/state.ts';
import { openItems } from '../open-items.ts';
import { type AdmissionFacts, collectFees } from '../receipts/collect.ts';
import { leafAfter } from '../receipts/number.ts';

/** One who pays: `due` is all that he owed as the clerk saw it; paisa. */
export interface Payer {
  readonly admissionId: number;
  readonly due: number;
  readonly amount: number;
  readonly transactionNo: string;
}

export interface CollectFromClass {
  readonly on: string | undefined;
  readonly moneyAccount: number;
  readonly remark: string;
  /** Where the remark stands: one for the whole sitting. */
  readonly noteId?: number | null;
  /** The leaf of the first receipt, where receipts are leaves of printed books. */
  readonly leaf?: Leaf;
  readonly payers: readonly Payer[];
}

const OF_TRANSACTIONS: ReadonlySet<string> = new Set(['fees.transaction-required', 'fees.transaction-taken']);

/** Fields of the sitting itself. */
const OF_ALL: ReadonlySet<string> = new Set(['CreateAt', 'BookNo', 'ReceiptNo']);

/** Names the payer that a refusal is of; day and book are everybody's. */
function ofPayer(refusal: Refusal, index: number): Refusal {
  if (refusal.fields?.some(({ path }) => OF_ALL.has(path))) return refusal;
  const path = `payers.${index}.${OF_TRANSACTIONS.has(refusal.code) ? 'transactionNo' : 'amount'}`;
  return { ...refusal, fields: [{ path, problem: new Problem(refusal.code, refusal.params) }] };
}

/** What his money is for: the oldest due takes it, and passes on what it does not need; who owes nothing pays ahead. */
function carrierOf({ journal }: Books, userId: number, open: readonly Item[]): Item | undefined {
  return open[0] ?? journal.items.get(journal.itemsOf.get(userId)?.at(-1) ?? 0);
}

function receiptOf(
  books: Books,
  { moneyAccount, remark, noteId = null, on, leaf }: Omit<CollectFromClass, 'payers'>,
  { admissionId, due, amount, transactionNo }: Payer,
  admission: AdmissionFacts | undefined,
): Decided {
  if (!admission) return refuse('fees.wrong-student');
  const { userId } = admission;
  const open = openItems(books.journal, userId);
  if (sumPaisa(open.map((item) => item.due)) !== due) return refuse('fees.stale');
  const item = carrierOf(books, userId, open);
  if (!item) return refuse('fees.class-nothing-owed');
  const ledgerId = subLedgerAt(books.chart, moneyAccount)?.ledgerId ?? 0;
  const row = { itemId: item.itemId, priceRowId: undefined, subLedgerId: undefined, due: item.due };
  const rows = [{ ...row, deduction: 0, deposit: amount }];
  return collectFees(
    books,
    {
      ...{ userId, admissionId, on, remark, noteId, ledgerId, moneyAccount, transactionNo, rows },
      ...(leaf && { leaf }),
    },
    admission,
  );
}

/**
 * A room of payers at one sitting: one receipt each, decided one after another and recorded together or not at all.
 * What a payer brings pays his dues over all sessions, the oldest first; what is above them is his advance. Whoever
 * brings nothing is passed over.
 * @returns one `FeesCollected` a payer, all of one sitting, with what it has paid beforehand; a refusal names the payer it is of
 */
export function collectFromClass(
  books: Books,
  command: CollectFromClass,
  admissionOf: (admissionId: number) => AdmissionFacts | undefined,
): Decided {
  const sitting = next(books.journal, 'sitting');
  const receipts: EventDraft[] = [];
  const seen = new Set<number>();
  const trial = new TrialBooks(books);
  let { leaf } = command;
  for (const [index, payer] of command.payers.entries()) {
    if (payer.amount === 0) continue;
    const admission = admissionOf(payer.admissionId);
    if (admission && seen.has(admission.userId)) return ofPayer(refuse('fees.family-same-student'), index);
    const decided = receiptOf(trial.books, { ...command, ...(leaf && { leaf }) }, payer, admission);
    if (isRefusal(decided)) return ofPayer(decided, index);
    const [receipt, ...applied] = decided as readonly [EventDraft, ...EventDraft[]];
    const data = { ...(receipt.data as DataOf<typeof FeesCollected>), sitting };
    const taken = [FeesCollected(data), ...applied];
    seen.add(admission?.userId ?? 0);
    receipts.push(...taken);
    trial.fold(taken);
    leaf = leaf && leafAfter(trial.books, leaf, data.receiptNo);
  }
  return receipts.length > 0 ? receipts : refuse('fees.nothing-to-collect');
}
