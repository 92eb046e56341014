import { drafted, streams } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import {
  AverageConditionSet,
  CandidatesListed,
  type Entry,
  MarksEntered,
  ResultsConditionSet,
  SubjectConditionSet,
} from '@madrasah/events/results';
import type { ExecutionContext } from 'ava';
import { admitted, names, person, recordSchool } from '../../app-test-school.ts';
import { SCHOOL, testApp } from '../../app-test-support.ts';

export const place = { sessionId: 1, examId: 2, sectionId: 2 };
export const RESULTS = streams.results(SCHOOL, 1);
const divisions = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
export const paper = (subjectId: number) =>
  SubjectConditionSet({
    ...{ conditionId: subjectId, ...place, subjectId, max: 200, pass: 66, meari: false, kerat: false },
    ...{ optional: false, bounds: [160, 130, 100, 66, 0, 0, 0], divisions, red: divisions.map(() => false) },
  });
export const average = AverageConditionSet({
  ...{ conditionId: 8, ...place, top: 10_000, bounds: [8000, 6500, 5000, 3300, 0, 0], hifzBounds: null },
  ...{ divisions: divisions.slice(0, 6), arabic: divisions.slice(0, 6), red: Array(6).fill(false) },
});
const none = { bn: '', ar: '' };
export const rules = ResultsConditionSet({
  ...{ conditionId: 9, ...place, hifz: false, absent: { bn: 'গায়েব', ar: '' } },
  ...{ incomplete: { bn: 'স্থগিত', ar: '' }, mostMeari: { ...none, on: false, count: 0 } },
  ...{ meari: { bn: 'রাসিব', ar: '', count: 2 }, meariWithOrdinary: false },
  ...{ ordinary: { bn: 'রাসিব', ar: '', on: true, count: 2 }, cap: none, places: 0, optionalAbove: false },
  ...{ above: 200, red: [false, false, false, false, false] },
});
export const entered = (userId: number, subjectId: number, mark: Entry) =>
  MarksEntered({ ...place, pass: 1, marks: [{ userId, subjectId, mark }] });

/** A section with two papers, the second of which stands first, and two candidates. */
export async function section(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(() => app.end());
  await recordSchool(app, SCHOOL, 'ক');
  const book = (id: number, bn: string, serial: number) =>
    drafted(subjects, { kind: 'added', id, serial, attributes: { sectionId: 2, name: names(bn) } });
  await app.record(streams.academics(SCHOOL), book(1, 'কাফিয়া', 2), book(2, 'কুদুরী', 1));
  await app.record(streams.people(SCHOOL), person(4, 'আয়েশা', { gender: 2 }), person(5, 'হামযা'));
  await app.record(
    streams.admissions(SCHOOL),
    ...[admitted(3, 4, { sectionId: 2 }), admitted(4, 5, { sectionId: 2 })],
  );
  const added = [5, 4].map((userId) => ({ userId, admissionId: userId - 1 }));
  await app.record(RESULTS, CandidatesListed({ ...place, added, removed: [], noteId: null }));
  const ask = async (path: string) => (await app.get(`/api/result/${path}`)).body;
  return { app, ask };
}
export const AT = '?session_id=1&exam_id=2&subclass_id=2';
