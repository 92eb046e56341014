import {
  AverageConditionSet,
  type PublishedFacts,
  ResultsConditionSet,
  SheetPublished,
  SubjectConditionSet,
} from '@madrasah/events/results';

/** The section whose sheets tests publish. */
export const place = { sessionId: 1, examId: 1, sectionId: 2 };
const divisions = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const red = (places: number) => Array<boolean>(places).fill(false);
const none = { bn: '', ar: '' };
const paper = (subjectId: number, kerat = false) =>
  SubjectConditionSet({
    ...{ conditionId: subjectId, ...place, subjectId, max: 200, pass: 66, meari: false, kerat },
    ...{ optional: false, bounds: [160, 130, 100, 66, 0, 0, 0], divisions, red: red(7) },
  }).data;
const average = AverageConditionSet({
  ...{ conditionId: 8, ...place, top: 10_000, bounds: [8000, 6500, 5000, 3300, 0, 0], hifzBounds: null },
  ...{ divisions: divisions.slice(0, 6), arabic: ['ممتاز', '', '', '', '', ''], red: red(6) },
}).data;
const results = ResultsConditionSet({
  ...{ conditionId: 9, ...place, hifz: false, absent: { bn: 'গায়েব', ar: 'غائب' } },
  ...{ incomplete: { bn: 'স্থগিত', ar: '' }, mostMeari: { ...none, on: false, count: 0 } },
  ...{ meari: { bn: 'রাসিব', ar: '', count: 2 }, meariWithOrdinary: false },
  ...{ ordinary: { bn: 'রাসিব', ar: '', on: true, count: 2 }, cap: none, places: 0, optionalAbove: false },
  ...{ above: 200, red: red(5) },
}).data;
/** One candidate's published row, 85.25 of 100. @param marks in halves, in the order of the papers */
export const row = (
  userId: number,
  marks: PublishedFacts['rows'][number]['marks'],
  position: number | null,
) => ({
  ...{ userId, admissionId: userId - 1, marks, total: 341, max: 400, counted: 2, mean: 8525, gpa: null },
  ...{ tier: 0, division: 'মুমতায', rule: 'average', passed: true, position, gender: null },
});
/** A sheet of two papers and a recitation, with two candidates. */
export const published = (version: number, more: Partial<PublishedFacts> = {}) =>
  SheetPublished({
    ...{ ...place, version, operationId: version, mode: 'marks', talents: null, corrects: null },
    words: null,
    ...{ settings: { rankGaps: false, rankByGender: false }, average, results },
    ...{ subjects: [paper(1), paper(2), paper(3, true)] },
    rows: [row(5, [180, 161, 90], 1), row(4, [180, 161, 'absent'], 1)],
    ...more,
  });
