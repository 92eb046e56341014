import { type DataOf, isRefusal, type Refusal, sumPaisa, toTaka } from '@madrasah/events';
import { type ApplyPrices, feeCommands, repricingNumber } from '@madrasah/events/fees';
import type { ChargesRepriced } from '@madrasah/events/plans';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import { academicsStream } from '../../academics/state.ts';
import { type Desk, lookErrand, type Step, stepOn } from '../../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, handled, oneStep } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { JournalState } from '../../ledger/journal/state.ts';
import { overAdmitted } from '../charge-run/step.ts';
import { frameOf } from '../price-list/frame.ts';
import { applyPrices, sumsOf } from './apply.ts';
import { copyPrices } from './copy.ts';
import { planApplied, type Repricing } from './plan.ts';
import { undoRepricing } from './undo.ts';
import { type StudentWhatIf, whatIf } from './what-if.ts';

const MOST_SHOWN = 3000;
const total = (rows: readonly StudentWhatIf[], of: 'now' | 'proposed' | 'charged' | 'overpaid') =>
  toTaka(rows.reduce((sum, row) => sum + row[of], 0));

const sums = (rows: readonly StudentWhatIf[]) => ({
  students: rows.length,
  now: total(rows, 'now'),
  proposed: total(rows, 'proposed'),
  charged: total(rows, 'charged'),
  overpaid: total(rows, 'overpaid'),
  overpaidStudents: rows.filter(({ overpaid }) => overpaid > 0).length,
});

/** Class by class, then student by student: those who would be overpaid first. */
function whatIfAnswer(rows: readonly StudentWhatIf[]): CommandAnswer {
  const classes = Map.groupBy(rows, ({ student }) => student.classId);
  const students = rows
    .filter(({ now, proposed, charged, overpaid }) => now !== proposed || charged !== 0 || overpaid > 0)
    .toSorted((one, other) => other.overpaid - one.overpaid);
  return {
    data: {
      ...sums(rows),
      classes: [...classes].map(([ClassID, own]) => ({ ClassID, ...sums(own) })),
      rows: students.slice(0, MOST_SHOWN).map(({ student, ...figures }) => ({
        AdmissionID: student.admissionId,
        UserCode: student.userCode,
        ClassID: student.classId,
        now: toTaka(figures.now),
        proposed: toTaka(figures.proposed),
        charged: toTaka(figures.charged),
        overpaid: toTaka(figures.overpaid),
      })),
    },
  };
}

/** What applying would do: the figures of the entry, and who has paid more than the new price. */
function previewAnswer({ lines, kept }: Repricing, codes: ReadonlyMap<number, string>): CommandAnswer {
  const { charged, due, overpaid } = sumsOf(lines);
  const over = Map.groupBy(
    lines.filter((line) => line.overpaid > 0),
    ({ item }) => item.admissionId,
  );
  return {
    data: {
      students: new Set(lines.map(({ item }) => item.admissionId)).size,
      items: lines.length,
      kept: kept.length,
      ...{ charged: toTaka(charged), due: toTaka(due), overpaid: toTaka(overpaid) },
      overpaidStudents: [...over].map(([AdmissionID, own]) => ({
        AdmissionID,
        UserCode: codes.get(AdmissionID) ?? '',
        overpaid: toTaka(sumPaisa(own.map((line) => line.overpaid))),
      })),
    },
  };
}

const appliedAnswer: AnswerOf = (events) => {
  const [{ data }] = events as readonly [DomainEvent];
  const { operation, lines, overpaid, totals } = data as unknown as DataOf<typeof ChargesRepriced>;
  const students = new Set(lines.map(([, , , , admissionId]) => admissionId)).size;
  const due = toTaka(totals.reduce((sum, { amount }) => sum + amount, 0));
  const about = { operationId: operation, students, items: lines.length };
  const id = repricingNumber(operation) as number;
  return { id, data: { ...about, due, overpaid: toTaka(sumPaisa(overpaid.map(([, amount]) => amount))) } };
};

/** A look at a decision: nothing is recorded, and its repetition is another look. */
async function looked(desk: Desk, call: Call, name: string, command: object, step: Step<JournalState>) {
  return await desk.foresee(step, lookErrand(call, name, command));
}

/** What prices would mean, applying them to what is charged, taking that back, and copying a session's matrix. */
export function repricing(desk: Desk): HandledCommand[] {
  const wondering = handled(feeCommands.whatIfPrices, async (command, call) => {
    let seen: StudentWhatIf[] | Refusal = [];
    const step = overAdmitted({ ...command, classId: undefined }, (books, admitted) => {
      seen = whatIf(books, command, admitted);
      return isRefusal(seen) ? seen : [];
    });
    const refusal = await looked(desk, call, 'WhatIfPrices', command, step);
    return refusal ?? whatIfAnswer(seen);
  });
  const preview = handled(feeCommands.previewApplyPrices, async (command: ApplyPrices, call) => {
    let seen: Repricing = { lines: [], kept: [] };
    let codes = new Map<number, string>();
    const step = overAdmitted(command, (books, admitted) => {
      seen = planApplied(books, command, admitted);
      codes = new Map(admitted.map(({ admissionId, userCode }) => [admissionId, userCode]));
      return [];
    });
    const refusal = await looked(desk, call, 'PreviewApplyPrices', command, step);
    return refusal ?? previewAnswer(seen, codes);
  });
  const applying = oneStep(
    desk,
    feeCommands.applyPrices,
    (command) => overAdmitted(command, (books, admitted) => applyPrices(books, command, admitted)),
    appliedAnswer,
  );
  const copying = oneStep(
    desk,
    feeCommands.copyPrices,
    (command) =>
      stepOn(chartStream, (chart, context) => copyPrices(chart, command, frameOf(context), context.today), [
        academicsStream,
      ]),
    (events) => ({ data: { copied: events.length } }),
  );
  return [wondering, preview, applying, copying, ...undoRepricing(desk)];
}
