import { answered, type Row, statementOf } from '../counter/rows.ts';
import { marksOf, order, type Place } from '../results-day/exam.ts';
import { fortyOf, SHEET } from './exams.ts';
import type { FullSchool } from './school.ts';

/** A row, and what it may cost of processor time against the version it is held against, per cent. */
export interface CostRow extends Row<FullSchool> {
  readonly atMost: number;
}

/** One paper of forty students, by a teacher at a sheet of his own. */
function saveMarks(school: FullSchool, client: number): Promise<unknown> {
  const { sheets, books } = school.exams;
  const turn = school.turn();
  const ids = fortyOf(client, school.running.students).map(({ UserID }) => UserID);
  const paper = turn % books.length;
  const marks = marksOf(
    sheets[client] as Place,
    ids,
    books.slice(paper, paper + 1),
    (at) => (turn + at) % 100,
  );
  return order(school.running, '/api/result/save', marks);
}

function cards(school: FullSchool): Promise<unknown> {
  const { SessionID, ExamID, SubClassID } = school.exams.whole;
  const page = (school.turn() % Math.floor(school.running.students.length / SHEET)) + 1;
  const of = `session_id=${SessionID}&exam_id=${ExamID}&subclass_id=${SubClassID}`;
  return answered(school.running, `/api/result/mark_sheet?${of}&limit=${SHEET}&page=${page}`);
}

const pay = ({ counter }: FullSchool, client: number) => counter.pay(client);

/** What a day asks of a school, and what it may cost beside 1c193f34. */
export const ROWS: readonly CostRow[] = [
  { measure: 'payment of who owes 13, 32 clients', clients: 32, atMost: 60, act: pay },
  { measure: 'payment of who owes 13, 1 client', clients: 1, atMost: 50, act: pay },
  { measure: 'marks of 40, 8 clients', clients: 8, atMost: 65, act: saveMarks },
  {
    ...{ measure: 'dues of 2,000, 8 clients', clients: 8, atMost: 25 },
    act: ({ running, counter }) => answered(running, counter.duesPath),
  },
  {
    ...{ measure: 'statement, 8 clients', clients: 8, atMost: 50 },
    act: (school) => answered(school.running, statementOf(school.student(school.turn()).AdmissionID)),
  },
  { measure: 'report cards of 40, 8 clients', clients: 8, atMost: 50, act: cards },
  {
    ...{ measure: 'public result, 32 clients', clients: 32, atMost: 60 },
    act(school) {
      const turn = school.turn();
      return school.lookAt(school.student(turn), turn);
    },
  },
];
