import type { RunningSchool } from '../counter/running-school.ts';

/** Where an exam is made. */
type Making = Pick<RunningSchool, 'door' | 'school'>;

/** A section's exam under the wire's names. */
export interface Place {
  readonly SessionID: number;
  readonly ExamID: number;
  readonly SubClassID: number;
}

const TIERS = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const BOUNDS = [80, 65, 50, 33, 0, 0, 0];
const tiers = (count: number) =>
  Object.fromEntries(
    TIERS.slice(0, count).flatMap((name, index) => [
      [`Division${index + 1}`, name],
      [`DivisionNumber${index + 1}`, BOUNDS[index]],
    ]),
  );

/** Sends a command that must be taken. @returns the id it made, if it made one */
export async function order({ door }: Pick<Making, 'door'>, path: string, body: unknown): Promise<number> {
  const answer = await door.send('POST', path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return JSON.parse(answer.text).id as number;
}

/** The books of the section. @returns their ids */
export async function addBooks(running: Making, count: number): Promise<readonly number[]> {
  const SubClassID = running.school.section;
  const books: number[] = [];
  for (let index = 1; index <= count; index += 1) {
    const book = { SubClassID, SubjectName: `কিতাব ${String.fromCodePoint(0x0995 + index)}` };
    books.push(await order(running, '/api/academic/academic_subjects', book));
  }
  return books;
}

/** An exam of all papers with its conditions, and who takes it. */
export async function setExam(
  running: Making,
  name: string,
  books: readonly number[],
  userids: readonly number[],
): Promise<Place> {
  const ExamID = await order(running, '/api/exam/names', { ExamName: name });
  const place = { SessionID: running.school.session, ExamID, SubClassID: running.school.section };
  for (const BookID of books)
    await order(running, '/api/exam/subject_conditions', {
      ...{ ...place, ...tiers(7), BookID, MaxNumber: 100, PassNumber: 33 },
    });
  await order(running, '/api/exam/average_conditions', { ...place, ...tiers(6), DivisionTopNumber: 100 });
  await order(running, '/api/exam/results_conditions', {
    ...{ ...place, ClassType: 1, AbsenceName: 'গায়েব', IfNotEqul: 'স্থগিত', TotalMadha: 10 },
    ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: 'রাসিব', MeariRasibDivision: 'রাসিব' },
  });
  await order(running, '/api/exam/students', { ...place, userids });
  return place;
}

/** Marks of some students in some papers, as the grid sends them. */
export const marksOf = (
  place: Place,
  userids: readonly number[],
  books: readonly number[],
  mark: (student: number, paper: number) => number,
) => ({
  ...place,
  StudentResults: userids.map((UserID, student) => ({
    UserID,
    Subjects: books.map((SubjectID, paper) => ({
      SubjectID,
      [`SubVal${paper + 1}`]: mark(student, paper),
    })),
  })),
});
