import {
  type DataOf,
  type DraftOf,
  type EventDraft,
  isRefusal,
  MAX_AMOUNT_PAISA,
  Problem,
  type Refusal,
  sumPaisa,
} from '@madrasah/events';
import { FeesCollected, refuseFees as refuse } from '@madrasah/events/fees';
import { dr, entry, type Posting, refuseLedger, subLedgerAccount } from '@madrasah/events/ledger';
import { subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { Books, Decided } from '../../ledger/journal/facts/index.ts';
import { type AdmissionFacts, type CollectFees, collectFees } from '../receipts/collect.ts';
import type { CollectRow } from '../receipts/match-rows.ts';
import type { MonthAhead, MonthWanted } from '../receipts/months-ahead.ts';
import { appliedBeforehand } from '../receipts/taking/beforehand.ts';

type Collected = DataOf<typeof FeesCollected>;

export interface CollectFamily
  extends Pick<
    CollectFees,
    'on' | 'remark' | 'moneyAccount' | 'transactionNo' | 'leaf' | 'noteId' | 'payerNoteId'
  > {
  readonly students: readonly ChildPayment[];
}

/** One child's part of a family's payment. */
export interface ChildPayment {
  readonly admissionId: number;
  readonly rows: readonly CollectRow[];
  readonly ahead?: readonly MonthWanted[];
}

const OF_CHILD = /^(fees|months)\./;

/** Names the child that a refusal is of. */
function ofChild(refusal: Refusal, index: number): Refusal {
  const child = `students.${index}`;
  const { code, params, fields = [] } = refusal;
  if (fields.length === 0)
    return { ...refusal, fields: [{ path: `${child}.AdmissionID`, problem: new Problem(code, params) }] };
  const placed = fields.map((field) =>
    OF_CHILD.test(field.path) ? { ...field, path: `${child}.${field.path}` } : field,
  );
  return { ...refusal, fields: placed };
}

/**
 * Takes what one payer brings for several children: one number and one entry, a line of money for each fund (W28).
 * Each child's part is decided as a receipt of his own; what is above his dues is his advance.
 * @param admissionOf what is known of an admission
 * @param monthsOf what the months cost that are paid ahead for a child
 * @param judged holds one child's part against limits that are the giver's own
 * @returns one `FeesCollected`, and what it has paid beforehand; a refusal names the child it is of
 */
export function collectFamily(
  books: Books,
  { students, ...command }: CollectFamily,
  admissionOf: (admissionId: number) => AdmissionFacts | undefined,
  monthsOf: (child: ChildPayment) => readonly MonthAhead[] | Refusal = () => [],
  judged: (part: Decided) => Decided = (part) => part,
): Decided {
  const ledgerId = subLedgerAt(books.chart, command.moneyAccount)?.ledgerId ?? 0;
  const parts: Collected[] = [];
  for (const [index, student] of students.entries()) {
    const admission = admissionOf(student.admissionId);
    const userId = admission?.userId ?? 0;
    if (parts.some((part) => part.userId === userId))
      return ofChild(refuse('fees.family-same-student'), index);
    const months = monthsOf(student);
    if (isRefusal(months)) return ofChild(months, index);
    const { admissionId, rows } = student;
    const own = { ...command, admissionId, rows, months, userId, ledgerId };
    const part = judged(collectFees(books, own, admission));
    if (isRefusal(part)) return ofChild(part, index);
    parts.push((part[0] as EventDraft).data as Collected);
  }
  const receipt = together(parts);
  return isRefusal(receipt) ? receipt : [receipt, ...appliedBeforehand(books, receipt)];
}

/** Several parts as one receipt; one alone is the receipt it is. */
function together(parts: readonly Collected[]): DraftOf<typeof FeesCollected> | Refusal {
  const [first, ...others] = parts as readonly [Collected, ...Collected[]];
  if (others.length === 0) return FeesCollected(first);
  const postings = onePile(
    first.moneyAccount,
    parts.flatMap((part) => part.postings),
  );
  if (sumPaisa(postings.map(({ debit }) => debit)) > MAX_AMOUNT_PAISA)
    return refuseLedger('ledger.too-large');
  const advances = parts.flatMap(({ advance }) => advance ?? []);
  const months = parts.flatMap((part) => part.months ?? []);
  const beforehand = parts.flatMap((part) => part.beforehand ?? []);
  const [held] = advances;
  return FeesCollected({
    ...first,
    rows: parts.flatMap(({ rows }) => rows),
    ...(beforehand.length > 0 && { beforehand }),
    ...(months.length > 0 ? { months } : {}),
    advance: held ? { ...held, amount: sumPaisa(advances.map(({ amount }) => amount)) } : null,
    family: parts.map(({ userId, admissionId, rows, beforehand: later = [], advance }) => ({
      ...{ userId, admissionId, items: [...rows, ...later].map(({ itemId }) => itemId) },
      advance: advance?.amount ?? 0,
    })),
    postings,
  });
}

/** The money of each fund as one line, whoever of the family it is for. */
function onePile(moneyAccount: number, postings: readonly Posting[]): Posting[] {
  const account = subLedgerAccount(moneyAccount);
  const byFund = Map.groupBy(
    postings.filter((posting) => posting.account === account),
    ({ fund }) => fund,
  );
  const money = [...byFund].map(([fund, lines]) =>
    dr(account, fund, sumPaisa(lines.map(({ debit }) => debit))),
  );
  return entry([...money, ...postings.filter((posting) => posting.account !== account)]);
}
