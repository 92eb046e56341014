import { refuseExams } from '@madrasah/events/exams';
import { lessen } from '@madrasah/events/plans';
import { chargedHeadOn, roundingOf, subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import { type ChargeLine, chargeFees } from '../charge.ts';
import type { PlannedBooks } from '../charge-run/decide.ts';
import { type Admitted, lesseningsOf } from '../charge-run/line.ts';

/** What is charged when something asks for it: an exam, a registration. */
export interface Demanded {
  readonly sessionId: number;
  /** The exam it is for: one of the house, or one of a board. */
  readonly of: { readonly examId: number } | { readonly boardExamId: number };
  /** What it is for, beside the name of the head: the exam. */
  readonly called: string;
  /** Under which head whom, so many paisa each; nothing is charged of 0. */
  readonly asked: readonly {
    readonly subLedgerId: number;
    readonly fee: number | null;
    readonly students: readonly Admitted[];
  }[];
}

/** Charges it today, in one entry; what lessens it for a student stands on it at once. */
export function chargeDemanded(books: PlannedBooks, demanded: Demanded): Decided {
  const { sessionId, of, called, asked } = demanded;
  const { today } = books;
  const lines: ChargeLine[] = [];
  for (const { subLedgerId, fee, students } of asked) {
    const amount = fee ?? 0;
    if (amount === 0 || students.length === 0) continue;
    const head = chargedHeadOn(books.chart, subLedgerId) && subLedgerAt(books.chart, subLedgerId);
    if (!head) return refuseExams('exams.fee-head');
    const name = `${head.name} (${called})`;
    for (const student of students) {
      const { admissionId, userId } = student;
      const lessenings = lesseningsOf(books, student, { subLedgerId, monthId: 0, day: today });
      const lessened = lessen(amount, lessenings, roundingOf(books.chart));
      const what = { subLedgerId, priceRowId: 0, monthId: 0, fundId: head.fundId, name, amount, lessened };
      lines.push({ admissionId, userId, ...what });
    }
  }
  if (lines.length === 0) return [];
  return chargeFees(books, { admissionId: null, sessionId, dueOn: today, lines, ...of });
}
