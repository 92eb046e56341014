import type { Person } from '../house/person.ts';
import type { Class, Student } from './roll.ts';

const TIERS = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const BOUNDS = [80, 65, 50, 35, 0, 0, 0];

const tiers = (count: number) => ({
  ...Object.fromEntries(TIERS.slice(0, count).map((name, index) => [`Division${index + 1}`, name])),
  ...Object.fromEntries(BOUNDS.slice(0, count).map((bound, index) => [`DivisionNumber${index + 1}`, bound])),
});

/** A section's exam. */
export interface ExamPlace {
  readonly SessionID: number;
  readonly ExamID: number;
  readonly SubClassID: number;
}

export interface ExamSection extends ExamPlace {
  /** Of its papers, in their order. */
  readonly subjects: readonly number[];
}

export const makeExam = async (by: Person, ExamName: string): Promise<number> =>
  (await by.done('/api/exam/names', { ExamName })).id;

interface Sitting {
  readonly papers?: number;
  /** Of the papers. */
  readonly names?: readonly string[];
  readonly students: readonly Student[];
  readonly more?: object;
}

/**
 * A section's papers of 100, 35 to pass, the first of them Meari, with all conditions: two failures fail, one Meari
 * failure caps at জায়্যিদ; everybody that is named is a candidate.
 */
export async function setExam(
  by: Person,
  { SessionID, SubClassID }: Class,
  ExamID: number,
  { papers = 6, names = [], students, more = {} }: Sitting,
): Promise<ExamSection> {
  const place = { SessionID, ExamID, SubClassID };
  const subjects: number[] = [];
  for (let index = 0; index < papers; index += 1) {
    const subject = { SubClassID, SubjectName: names[index] ?? `কিতাব ${index + 1}` };
    const BookID: number = (await by.done('/api/academic/academic_subjects', subject)).id;
    subjects.push(BookID);
    const paper = { ...place, BookID, MaxNumber: 100, PassNumber: 35, MeariAction: index === 0 ? 1 : 0 };
    await by.done('/api/exam/subject_conditions', { ...paper, ...tiers(7) });
  }
  await by.done('/api/exam/average_conditions', { ...place, ...tiers(6), DivisionTopNumber: 100 });
  await by.done('/api/exam/results_conditions', {
    ...{ ...place, ClassType: 1, AbsenceName: 'গায়েব', IfNotEqul: 'স্থগিত', TotalMadha: 10 },
    ...{ MeariSCount: 2, MeariRasibDivision: 'রাসিব', MeariDivision: 'জায়্যিদ' },
    ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: 'রাসিব', ...more },
  });
  await by.done('/api/exam/students', { ...place, userids: students.map(({ UserID }) => UserID) });
  return { ...place, subjects };
}

/** Types the marks of each, paper by paper. */
export const enterMarks = (
  by: Person,
  { subjects, ...place }: ExamSection,
  rows: readonly (readonly [Student, readonly number[]])[],
) =>
  by.done('/api/result/save', {
    ...place,
    StudentResults: rows.map(([{ UserID }, marks]) => ({
      UserID,
      Subjects: marks.map((mark, index) => ({
        ...{ SubjectID: subjects[index], [`SubVal${index + 1}`]: mark },
      })),
    })),
  });

export const publish = (by: Person, { SessionID, ExamID }: ExamPlace) =>
  by.done('/api/result/publish', { SessionID, ExamID, confirm: 1 });
