import { isRefusal } from '@madrasah/events';
import type { ExamFee } from '@madrasah/events/exams';
import { booksAfter } from '../../ledger/journal/after.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import type { Item } from '../../ledger/journal/state.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import type { Admitted } from '../charge-run/line.ts';
import { type CodeOf, planReversal, reverseCharges } from '../reverse-charges.ts';
import { chargeDemanded } from './demanded.ts';

/** Who takes an exam from now on, as its fee must know it. */
export interface ExamCharge {
  readonly sessionId: number;
  readonly examId: number;
  readonly examName: string;
  /** What the section's candidates pay; undefined where nothing is said. */
  readonly price: Pick<ExamFee, 'subLedgerId' | 'fee'> | undefined;
  /** The whole list. */
  readonly taking: readonly Admitted[];
  /** Those whom this list takes off; whoever of them has paid refuses it. */
  readonly takenOff: readonly number[];
  /** Those of the section on no list of the exam: whom an interrupted command charged is set right. */
  readonly others: readonly number[];
  /** Where the reason for taking off stands. */
  readonly noteId: number | null;
}

type Asked = Pick<ExamCharge, 'examId' | 'sessionId'>;

/** What a student was charged for an exam and still is. */
const itemsFor = ({ journal }: PlannedBooks, { examId, sessionId }: Asked, userId: number): Item[] =>
  (journal.itemsOf.get(userId) ?? [])
    .map((itemId) => journal.items.get(itemId) as Item)
    .filter((item) => item.examId === examId && item.sessionId === sessionId && !item.reversed);

/** Charges of those who take the exam no more, taken back in one entry. */
function takeBack(books: PlannedBooks, exam: ExamCharge, codeOf: CodeOf): Decided {
  const own = exam.takenOff.flatMap((userId) => itemsFor(books, exam, userId));
  const astray = exam.others
    .flatMap((userId) => itemsFor(books, exam, userId))
    .filter(({ itemId }) => planReversal(books, [itemId]).leaning.length === 0);
  const items = [...own, ...astray].map(({ itemId }) => itemId);
  if (items.length === 0) return [];
  const about = { chargeId: null, reason: '', noteId: exam.noteId };
  return reverseCharges(books, about, planReversal(books, items), codeOf);
}

/** Whoever takes the exam and was not charged for it pays today's price, under a name that says which exam it is. */
function charge(books: PlannedBooks, exam: ExamCharge): Decided {
  const { price, sessionId, examId, examName: called } = exam;
  const students = exam.taking.filter(({ userId }) => itemsFor(books, exam, userId).length === 0);
  const asked = price ? [{ ...price, students }] : [];
  return chargeDemanded(books, { sessionId, of: { examId }, called, asked });
}

/**
 * Brings the charges of an exam to who takes it: unpaid ones of whoever takes it no more are taken back, who is new is
 * charged, each in one entry. Sent twice it charges once; a later price changes no charge that stands.
 */
export function settleExamFees(books: PlannedBooks, exam: ExamCharge, codeOf: CodeOf): Decided {
  const back = takeBack(books, exam, codeOf);
  if (isRefusal(back)) return back;
  const charged = charge({ ...books, ...booksAfter(books, back) }, exam);
  return isRefusal(charged) ? charged : [...back, ...charged];
}
