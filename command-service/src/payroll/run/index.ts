import { type DataOf, isRefusal, type Language, toTaka } from '@madrasah/events';
import {
  figuresOf,
  payrollCommands,
  type RunPayroll,
  type SalariesCharged,
  type SalaryRow,
} from '@madrasah/events/payroll';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type DecisionContext, type Desk, errandOf, type Step, stepOn } from '../../kernel/desk.ts';
import { type AnswerOf, type HandledCommand, handled } from '../../kernel/handler.ts';
import { chartStream } from '../../ledger/chart/state.ts';
import type { Decided } from '../../ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../../ledger/journal/state.ts';
import { notedStep } from '../../notes/steps.ts';
import { peopleStream } from '../../people/state.ts';
import { teachersStream } from '../../staff/state.ts';
import { payrollStream } from '../state.ts';
import { runPayroll } from './charge.ts';
import type { PaidPerson } from './days.ts';
import { netOfAll, type PayrollBooks, type PlannedPayroll, planPayroll } from './plan.ts';

/** Everyone who has a salary, and when he is or was in service. */
function peopleIn({ look }: DecisionContext): PaidPerson[] {
  const { teachers } = look(teachersStream);
  return [...look(payrollStream).salaries.entries()].flatMap(([userId, salaries]) => {
    const teacher = teachers.get(userId);
    return teacher ? [{ userId, salaries, joinedOn: teacher.joinedOn, leftOn: teacher.leftOn }] : [];
  });
}

const overPayroll = (decide: (books: PayrollBooks) => Decided): Step<JournalState> =>
  stepOn(
    journalStream,
    (journal, context) => {
      const { look, today } = context;
      const { payHead: heads } = look(payrollStream);
      return decide({ journal, chart: look(chartStream), today, heads, people: peopleIn(context) });
    },
    [chartStream, payrollStream, teachersStream],
  );

/** What people are called, in the reader’s language. @throws StoreAway */
async function callingIn(desk: Desk, schoolId: string, language: Language) {
  const { people, names } = await desk.state(peopleStream, schoolId);
  return (userId: number) => {
    const { bengali = '', english = '' } = names.get(userId) ?? {};
    return {
      UserID: userId,
      UserCode: people.get(userId)?.userCode ?? '',
      UserName: (language === 'en' && english) || bengali,
    };
  };
}

const sumsOf = (rows: readonly SalaryRow[]) => {
  const all = rows.map(figuresOf);
  const sum = (name: keyof ReturnType<typeof figuresOf>) =>
    toTaka(all.reduce((total, row) => total + row[name], 0));
  return {
    ...{ gross: sum('gross'), absence: sum('absence'), deducted: sum('deducted') },
    ...{ recovered: sum('recovered'), net: sum('net') },
  };
};

const lookedAt = (planned: PlannedPayroll, called: Awaited<ReturnType<typeof callingIn>>) => ({
  ...{ month: planned.month, people: planned.rows.length, charged: planned.charged.length },
  ...sumsOf(planned.rows),
  held: planned.held.map(({ userId }) => called(userId)),
  rows: planned.rows.map((row) => ({
    ...called(row.userId),
    ...{ days: row.days, paidDays: row.paidDays, absent: row.absent },
    ...sumsOf([row]),
  })),
});

const charged: AnswerOf = (events) => {
  const { payrollId, rows } = (events[0] as DomainEvent).data as DataOf<typeof SalariesCharged>;
  return { id: payrollId, data: { payrollId, people: rows.length, net: toTaka(netOfAll(rows)) } };
};

/** Why each is held back, apart from the books. */
const reasons = ({ rows }: RunPayroll) =>
  Object.fromEntries(rows.filter(({ hold }) => hold).map(({ userId, hold }) => [`held${userId}`, hold]));

/** The payroll of a month, and a look at it that records nothing. */
export const payrollRuns = (desk: Desk): HandledCommand[] => [
  handled(payrollCommands.previewPayroll, async (command, call) => {
    const errand = errandOf(call, payrollCommands.previewPayroll.name, command);
    let planned: PlannedPayroll | undefined;
    const looking = overPayroll((books) => {
      const plan = planPayroll(books, command);
      if (isRefusal(plan)) return plan;
      planned = plan;
      return [];
    });
    // Without its key: a look records nothing, so that its repetition is another look.
    const refused = await desk.foresee(looking, {
      ...errand,
      idempotencyKey: undefined,
      inputHash: undefined,
    });
    if (refused) return refused;
    const called = await callingIn(desk, errand.schoolId, call.language);
    return { data: lookedAt(planned as PlannedPayroll, called) };
  }),
  notedStep(
    desk,
    payrollCommands.runPayroll,
    reasons,
    (command, noteId) => overPayroll((books) => runPayroll(books, command, noteId)),
    charged as never,
  ),
];
