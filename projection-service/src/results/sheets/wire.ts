import type { Language } from '@madrasah/events';
import { type Entry, figuresOf, type ReckonedRow, type Result, reckonSheet } from '@madrasah/events/results';
import { nameIn } from '../../academics/index.ts';
import type { Draft } from './draft.ts';

/** A mark on the wire: a number with its half, "absent", or null. */
export const markOnWire = (entry: Entry | undefined) =>
  typeof entry === 'number' ? entry / 2 : (entry ?? null);

/** What a result comes to under the wire's names; empty while the conditions do not suffice. */
const figures = (result: Result | undefined, position: number | undefined) => ({
  Total: result ? result.total / 2 : null,
  Average: result?.mean === undefined || result.gpa ? null : result.mean / 100,
  GPA: result?.gpa && result.mean !== undefined ? result.mean / 100 : null,
  Division: result?.division ?? '',
  Positions: position ?? null,
});

/** Rows of a sheet with what their marks come to; of one that was published, with what it says they came to. */
export function sheetRows({ rules, candidates, students, names, published }: Draft, language: Language) {
  const { results, subjects } = rules;
  const rows: readonly ReckonedRow[] = results
    ? reckonSheet({ ...rules, results }, candidates)
    : candidates.map((candidate) => ({ candidate, result: undefined, position: undefined }));
  const papers = subjects.map(({ subjectId, max, pass }) => ({
    SubjectID: subjectId,
    SubjectName: nameIn(namedBy(names.get(subjectId)), language),
    MaxNumber: max / 2,
    PassNumber: pass / 2,
  }));
  return rows.map(({ candidate: { userId, admissionId, gender, entries }, result, position }) => {
    const student = students.get(admissionId);
    const { userCode: UserCode = '', name: UserName = '' } = student ?? {};
    const frozen = results && published?.get(userId);
    return {
      ...{ ID: admissionId, UserID: userId, User: { UserName, UserCode }, GenderID: gender },
      Subjects: papers,
      ...Object.fromEntries(
        subjects.map(({ subjectId }, index) => [`SubVal${index + 1}`, markOnWire(entries.get(subjectId))]),
      ),
      ...(frozen ? figuresOf(frozen) : figures(result, position)),
    };
  });
}

/** The names of a paper, as a row that has some. */
export const namedBy = (name: { bn: string; en: string; ar: string } | undefined) => name && { name };
