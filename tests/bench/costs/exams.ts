import { atOnce } from '../counter/load.ts';
import type { RunningSchool } from '../counter/running-school.ts';
import { addBooks, marksOf, order, type Place, setExam } from '../results-day/exam.ts';

const PAPERS = 12;
/** Of students: what a teacher saves at once, and what is printed of report cards at once. */
export const SHEET = 40;
const TEACHERS = 8;
const PART = 200;

/** The exams of the school: one whose results are published, of everybody, and a teacher's own of forty each. */
export interface Exams {
  readonly whole: Place;
  readonly sheets: readonly Place[];
  readonly books: readonly number[];
}

/** The forty whose marks a teacher types. */
export const fortyOf = <T>(teacher: number, students: readonly T[]): readonly T[] =>
  students.slice(teacher * SHEET, (teacher + 1) * SHEET);

/** Makes them, and publishes the results of one: marks of all students in twelve papers. */
export async function holdExams(running: RunningSchool): Promise<Exams> {
  const ids = running.students.map(({ UserID }) => UserID);
  const books = await addBooks(running, PAPERS);
  const sheets: Place[] = [];
  for (let teacher = 0; teacher < TEACHERS; teacher += 1) {
    const name = `পরীক্ষা ${String.fromCodePoint(0x0995 + teacher)}`;
    sheets.push(await setExam(running, name, books, fortyOf(teacher, ids)));
  }
  const whole = await setExam(running, 'বার্ষিক পরীক্ষা', books, ids);
  const parts = Array.from({ length: Math.ceil(ids.length / PART) }, (_, at) =>
    ids.slice(at * PART, (at + 1) * PART),
  );
  await atOnce(parts, 2, (part, at) => {
    const marks = marksOf(whole, part, books, (student, paper) => (at + student * 7 + paper * 5) % 101);
    return order(running, '/api/result/save', marks);
  });
  await order(running, '/api/result/publish', { SessionID: whole.SessionID, ExamID: whole.ExamID });
  return { whole, sheets, books };
}
