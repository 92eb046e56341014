import { inEither, Problem, type Refusal } from '@madrasah/events';
import { chartedInBoth } from '@madrasah/events/ledger';
import { monthNameIn, outsideOf } from '@madrasah/events/plans';
import type { AcademicState } from '../../academics/state.ts';
import { linesNamed } from '../../kernel/import/lines.ts';
import { subLedgerAt } from '../../ledger/chart/lookups.ts';
import type { ChartState } from '../../ledger/chart/state.ts';
import { booksOpened } from '../../ledger/journal/rules/openings.ts';
import type { JournalState } from '../../ledger/journal/state.ts';
import { calendarOf, type PlanState } from '../../plans/state.ts';
import { dayDoubts, dayFrame } from '../day-doubts.ts';
import { unpricedHeads } from '../fee-plan.ts';
import type { AdmittedFacts, PlannedRow } from './plan.ts';

export interface NoticeFrame {
  readonly academics: AcademicState;
  readonly chart: ChartState;
  readonly plans: PlanState;
  readonly journal: JournalState;
  readonly today: string;
}

type TakenRow = Extract<PlannedRow, { readonly admitted: AdmittedFacts }>;

/** What the form asks about (`day-doubts.ts`), of a file told with its lines. */
const DOUBTS = {
  'admissions.before-session-doubtful': 'admissions.notice.before-session',
  'admissions.before-opening-doubtful': 'admissions.notice.before-opening',
  'admissions.born-since-doubtful': 'admissions.notice.born-since',
} as const;

const noticeOf = ({ code, params }: Refusal) => ({
  key: DOUBTS[code as keyof typeof DOUBTS],
  day: `${params['begins'] ?? params['opened'] ?? ''}`,
});

/** Days of admission, and birthdays beside them, that are unlikely: each doubt once with the lines of the file. */
export function dayNotices(frame: NoticeFrame, rows: readonly TakenRow[]): Problem[] {
  const doubted = rows.flatMap(({ row, admitted }) =>
    dayDoubts(
      { on: admitted.on, born: row.value.profile.dateOfBirth },
      dayFrame(frame, admitted),
      frame.today,
    ).map((doubt) => ({ ...noticeOf(doubt), line: row.line })),
  );
  return [...Map.groupBy(doubted, ({ key, day }) => `${key} ${day}`).values()].flatMap((same) => {
    const [one] = same;
    return one
      ? [new Problem(one.key, { day: one.day, lines: linesNamed(same.map(({ line }) => line)) })]
      : [];
  });
}

/** Heads of the admission that had no price yet on the day on which some of a file came: they are not charged it. */
export function priceNotices({ chart }: NoticeFrame, rows: readonly TakenRow[]): Problem[] {
  const unpriced = rows.flatMap(({ row, admitted }) =>
    unpricedHeads(chart, admitted).map(({ subLedgerId }) => ({ subLedgerId, line: row.line })),
  );
  return [...Map.groupBy(unpriced, ({ subLedgerId }) => subLedgerId)].map(([subLedgerId, those]) => {
    const lines = those.map(({ line }) => line);
    const head = chartedInBoth(subLedgerAt(chart, subLedgerId));
    return new Problem('admissions.notice.unpriced', { head, count: lines.length, lines: linesNamed(lines) });
  });
}

/** The months of a student since his admission that have begun and that a run would charge him. */
function monthsToCome({ plans, journal, today }: NoticeFrame, admitted: AdmittedFacts) {
  const months = calendarOf(plans, admitted.sessionId, admitted.classId)?.months ?? [];
  const opened = booksOpened(journal);
  return months.filter(
    ({ monthId, startsOn }) =>
      startsOn <= today &&
      outsideOf(months, admitted, { chargeOn: 'month', monthId, day: startsOn, opened }) === undefined,
  );
}

const namesInOrder = (months: readonly { readonly monthId: number; readonly name: string }[]) => [
  ...new Map(
    months.toSorted((a, b) => a.monthId - b.monthId).map(({ monthId, name }) => [monthId, name]),
  ).values(),
];

/** A file charges no months: which wait for their runs, class by class. Nothing where no head is charged by the month. */
export function monthNotices(frame: NoticeFrame, rows: readonly TakenRow[]): Problem[] {
  const { chart, academics } = frame;
  if (![...chart.feeHeads.values()].some(({ chargeOn, retired }) => chargeOn === 'month' && !retired))
    return [];
  return [...Map.groupBy(rows, ({ admitted }) => admitted.classId)].flatMap(([classId, those]) => {
    const owing = those
      .map(({ admitted }) => monthsToCome(frame, admitted))
      .filter(({ length }) => length > 0);
    const names = namesInOrder(owing.flat());
    const name = academics.class.get(classId)?.name;
    if (names.length === 0 || !name) return [];
    const months = inEither((language) => names.map((month) => monthNameIn(month, language)).join(', '));
    const called = inEither((language) => (language === 'en' && name.en) || name.bn);
    return [new Problem('admissions.notice.months', { class: called, months, count: owing.length })];
  });
}
