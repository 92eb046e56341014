import type { PaperLanguage } from '@madrasah/events';
import { charts, type Entry, paperOf, type SubjectCondition } from '@madrasah/events/results';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { divisionsOf, type ReportRoom, resultReportNeeds, roomOf } from '../reports/room.ts';
import type { StandingSheet } from '../sheets/standing.ts';
import type { CalledThen } from '../sheets/words.ts';

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

/** Under its name on the sheet that was asked for first. */
const bySubject = ({ sheets, language }: ReportRoom): Charted[] => {
  const papers = sheets.flatMap(({ facts, called, students }) =>
    facts.subjects.map((condition, at) => ({
      ...{ subjectId: condition.subjectId, name: called.subject(condition.subjectId, language) },
      counted: students.flatMap(({ row }) => marked(row.marks[at], condition)),
    })),
  );
  return [...Map.groupBy(papers, ({ subjectId }) => subjectId)].map(([id, of]) => ({
    ...{ id, name: of[0]?.name ?? '', counted: of.flatMap(({ counted }) => counted) },
  }));
};

const bySheet = (
  { sheets, language }: ReportRoom,
  idOf: (sheet: StandingSheet) => number,
  nameOf: (called: CalledThen, language: PaperLanguage) => string,
): Charted[] =>
  [...Map.groupBy(sheets, idOf)].map(([id, of]) => ({
    ...{ id, name: of[0] ? nameOf(of[0].called, language) : '', counted: of.flatMap(results) },
  }));

function charted(room: ReportRoom, by: 'section' | 'subject' | 'exam' | 'session'): Charted[] {
  if (by === 'subject') return bySubject(room);
  const idOf = ({ facts }: StandingSheet) =>
    facts[({ exam: 'examId', session: 'sessionId', section: 'sectionId' } as const)[by]];
  return bySheet(room, idOf, (called, language) => called[by === 'section' ? 'place' : by](language));
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
