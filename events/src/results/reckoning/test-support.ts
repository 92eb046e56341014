import type { AverageCondition, Entry, ResultsCondition, SubjectCondition } from './conditions.ts';
import { LETTERS } from './gpa-mode.ts';

const RASIB = 'রাসিব';
const NAMES = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', RASIB, RASIB];
/** Marks and bounds as they are said, in halves as they are kept. */
export const halves = (...marks: number[]) => marks.map((mark) => mark * 2);

export const paper = (subjectId: number, more: Partial<SubjectCondition> = {}): SubjectCondition => ({
  ...{ subjectId, max: 200, pass: 70, meari: false, kerat: false, optional: false },
  bounds: halves(80, 65, 50, 35, 0, 0, 0),
  divisions: [...NAMES, RASIB],
  ...more,
});

/** Six papers of 100, three of them Meari, and a recitation of 50. */
export const KITABS: readonly SubjectCondition[] = [
  ...[1, 2, 3].map((id) => paper(id, { meari: true })),
  ...[4, 5, 6].map((id) => paper(id)),
  paper(7, { max: 100, pass: 34, bounds: halves(40, 33, 25, 17, 0, 0, 0), kerat: true }),
];

export const AVERAGE: AverageCondition = {
  top: 10_000,
  bounds: [8000, 6500, 5000, 3500, 0, 0],
  divisions: NAMES,
  hifzBounds: [9000, 8000, 7000, 6000, 0, 0],
};

export const RESULTS: ResultsCondition = {
  hifz: false,
  absent: 'গায়েব',
  incomplete: 'স্থগিত',
  mostMeari: { count: 3, division: 'রাসিব (পুনঃভর্তি)' },
  meariFailures: 2,
  meariWithOrdinary: true,
  failed: RASIB,
  ordinary: { count: 2, division: RASIB },
  meariCap: 'মাকবূল',
  places: 10,
  optionalAbove: true,
  above: 200,
};

/** Five compulsory papers and an optional one, by letters. */
export const LETTERED: readonly SubjectCondition[] = [1, 2, 3, 4, 5, 6].map((id) =>
  paper(id, {
    pass: 66,
    bounds: halves(80, 70, 60, 50, 40, 33, 0),
    divisions: LETTERS,
    optional: id === 6,
  }),
);

/** Marks in the order of the papers; `a` is absent, null not entered. */
export const entered = (marks: readonly (number | 'a' | null)[]): ReadonlyMap<number, Entry> =>
  new Map(marks.map((mark, index) => [index + 1, mark === 'a' ? 'absent' : mark === null ? null : mark * 2]));
