import { charts, type Entry, paperOf, type SubjectCondition } from '@madrasah/events/results';
import { nameIn, placeName } from '../../academics/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { divisionsOf, type ReportRoom, resultReportNeeds, roomOf } from '../reports/room.ts';
import type { StandingSheet } from '../sheets/standing.ts';

/** One who is counted: whether he passed, what share of the full marks he has, and his division. */
interface Counted {
  readonly passed: boolean;
  /** Of 1; undefined where nothing counts. */
  readonly share: number | undefined;
  readonly division: string | undefined;
}

interface Charted {
  readonly id: number;
  readonly name: string;
  readonly counted: readonly Counted[];
}

const hundredths = (share: number) => Math.round(share * 10_000) / 100;

/** Figures in percent, with two decimals. @param order divisions, the best first */
function figures({ id, name, counted }: Charted, order: readonly string[]) {
  const shares = counted.flatMap(({ share }) => (share === undefined ? [] : [share]));
  const sum = shares.reduce((all, share) => all + share, 0);
  const divisions = Map.groupBy(
    counted.filter(({ division }) => division !== undefined),
    ({ division }) => division ?? '',
  );
  const passed = counted.filter((one) => one.passed).length;
  return {
    ...{ id, name, students: counted.length, passed },
    passRate: counted.length === 0 ? 0 : hundredths(passed / counted.length),
    average: shares.length === 0 ? null : hundredths(sum / shares.length),
    divisions: order.flatMap((division) => {
      const count = divisions.get(division)?.length ?? 0;
      return count === 0 ? [] : [{ name: division, count }];
    }),
  };
}

const results = ({ students }: StandingSheet): readonly Counted[] =>
  students.map(({ row: { passed, total, max, division } }) => ({
    ...{ passed, division, share: max === 0 ? undefined : total / max },
  }));

/** How a paper was marked: an absentee has nothing and has not passed; one not marked yet is not counted. */
const marked = (mark: Entry | undefined, condition: SubjectCondition): readonly Counted[] => {
  if (mark === null || mark === undefined) return [];
  const { failed, mark: halves, tier } = paperOf(condition, mark);
  const { max, divisions } = condition;
  const share = max === 0 ? undefined : halves / max;
  return [{ passed: !failed, share, division: tier === undefined ? undefined : divisions[tier] }];
};

/** The names of the papers' divisions, the best first. */
const divisionsOfPapers = ({ sheets }: ReportRoom): readonly string[] => [
  ...new Set(sheets.flatMap(({ facts }) => facts.subjects.flatMap(({ divisions }) => divisions))),
];

const bySubject = ({ sheets, subjectOf }: ReportRoom): Charted[] => {
  const papers = sheets.flatMap(({ facts, students }) =>
    facts.subjects.map((condition, at) => ({
      subjectId: condition.subjectId,
      counted: students.flatMap(({ row }) => marked(row.marks[at], condition)),
    })),
  );
  return [...Map.groupBy(papers, ({ subjectId }) => subjectId)].map(([id, of]) => ({
    ...{ id, name: subjectOf(id), counted: of.flatMap(({ counted }) => counted) },
  }));
};

const bySheet = (
  { sheets }: ReportRoom,
  idOf: (sheet: StandingSheet) => number,
  nameOf: (id: number) => string,
): Charted[] =>
  [...Map.groupBy(sheets, idOf)].map(([id, of]) => ({ id, name: nameOf(id), counted: of.flatMap(results) }));

function charted(room: ReportRoom, by: 'section' | 'subject' | 'exam' | 'session'): Charted[] {
  const { lists, language, examOf } = room;
  if (by === 'subject') return bySubject(room);
  if (by === 'exam') return bySheet(room, ({ facts }) => facts.examId, examOf);
  if (by === 'session')
    return bySheet(
      room,
      ({ facts }) => facts.sessionId,
      (id) => nameIn(lists.sessions.get(id), language),
    );
  return bySheet(
    room,
    ({ facts }) => facts.sectionId,
    (id) => placeName(lists, id, language),
  );
}

/** Pass rates, averages and divisions of what is published, side by side. */
export const chartsQuery: HandledQuery = handledQuery(
  charts,
  resultReportNeeds,
  async ({ by, ...query }, tenant, { language }) => {
    const room = await roomOf({ language, query }, tenant);
    const order = by === 'subject' ? divisionsOfPapers(room) : divisionsOf(room);
    return { data: charted(room, by).map((one) => figures(one, order)) };
  },
);
