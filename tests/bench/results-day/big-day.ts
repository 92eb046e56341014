import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { payment, type Student } from '../../system/school.ts';
import { atOnce, underLoad } from '../counter/load.ts';
import { FEE } from '../counter/student-form.ts';
import { figuresOf, quantile, tell } from '../figures.ts';
import { type Doors, openDoors } from './doors.ts';
import { addBooks, marksOf, order, type Place, setExam } from './exam.ts';
import { look } from './guardians.ts';

// The hour in which everybody looks: 40,000 results stand, 500 connections ask for them, one look of twenty finds
// nobody, a hundred more sheets are published, and the counter takes fees meanwhile.

const CONNECTIONS = 500;
const EXAMS = 20;
const SHEETS = 100;
const OF_A_SHEET = 2;
/** One look of so many finds nobody, another waits for a sheet that is not published yet. */
const ONE_OF = 20;
const [NOBODY, WAITING] = [0, 10];
const UNKNOWN = '999999999';
const FOR_MS = 8000;
const CASHIERS = 4;
/** A cashier's pause between two payments. */
const PAUSE_MS = 50;

/** Sheets that are published while guardians look; what is shown of one before is a draft. */
interface Open {
  readonly place: Place;
  isBegun: boolean;
}

async function prepare(doors: Doors): Promise<{ readonly exams: readonly Place[]; readonly sheets: Open[] }> {
  const ids = doors.students.map(({ UserID }) => UserID);
  const books = await addBooks(doors, 1);
  const exams: Place[] = [];
  for (let number = 1; number <= EXAMS; number += 1) {
    const place = await setExam(doors, `পরীক্ষা ${number}`, books, ids);
    await order(
      doors,
      '/api/result/save',
      marksOf(place, ids, books, (at) => (at * 7 + number) % 101),
    );
    await order(doors, '/api/result/publish', { SessionID: place.SessionID, ExamID: place.ExamID });
    exams.push(place);
  }
  const few = ids.slice(0, OF_A_SHEET);
  const numbers = Array.from({ length: SHEETS }, (_, at) => at);
  const sheets: Open[] = [];
  await atOnce(numbers, 4, async (number) => {
    const place = await setExam(doors, `মাসিক পরীক্ষা ${number}`, books, few);
    await order(
      doors,
      '/api/result/save',
      marksOf(place, few, books, () => 77),
    );
    sheets.push({ place, isBegun: false });
  });
  return { exams, sheets };
}

/** AdmissionID → what he owes still, taka. */
const owed = new Map<number, number>();

/** Cashiers who each take one taka at a time. @returns how long each payment took */
async function payments({ door, school, students }: Doors, forMs: number): Promise<number[]> {
  let turn = owed.size;
  const samples: number[] = [];
  await underLoad(CASHIERS, { warmUpMs: 0, forMs }, async () => {
    turn += 1;
    const student = students[turn % students.length] as Student;
    const due = owed.get(student.AdmissionID) ?? FEE;
    const started = performance.now();
    const body = payment(school, student, due, 1);
    const answer = await door.send('POST', '/api/accounts/fee_collections', body, {
      'idempotency-key': randomUUID(),
    });
    if (answer.status !== 201) throw new Error(answer.text);
    samples.push(performance.now() - started);
    owed.set(student.AdmissionID, due - 1);
    await pause(PAUSE_MS);
  });
  return samples;
}
interface Looked {
  readonly samples: readonly number[];
  readonly missed: number;
  readonly refused: number;
  readonly faults: number;
  readonly drafts: number;
}

/** Guardians at 500 connections. */
async function guardians(
  { queries, students }: Doors,
  exams: readonly Place[],
  sheets: Open[],
): Promise<Looked> {
  const told = { missed: 0, refused: 0, faults: 0, drafts: 0 };
  let turn = 0;
  const samples = await underLoad(CONNECTIONS, { forMs: FOR_MS }, async () => {
    turn += 1;
    const kind = turn % ONE_OF;
    const sheet = kind === WAITING ? sheets[Math.floor(turn / ONE_OF) % sheets.length] : undefined;
    const place = sheet?.place ?? (exams[(turn * 13) % exams.length] as Place);
    const { UserCode } = students[sheet ? 0 : (turn * 17) % students.length] as Student;
    const { status } = await look(queries, place, kind === NOBODY ? UNKNOWN : UserCode, turn);
    if (status >= 500) told.faults += 1;
    else if (status === 429) told.refused += 1;
    else if (status === 404) told.missed += 1;
    else if (sheet && !sheet.isBegun) told.drafts += 1;
  });
  return { samples, ...told };
}

/** One after the other over the time of the load. */
async function publishAll(doors: Doors, sheets: readonly Open[]): Promise<void> {
  for (const sheet of sheets) {
    sheet.isBegun = true;
    const { SessionID, ExamID } = sheet.place;
    await order(doors, '/api/result/publish', { SessionID, ExamID });
    await pause(FOR_MS / (2 * SHEETS));
  }
}

const doors = await openDoors(CONNECTIONS);
try {
  const { exams, sheets } = await prepare(doors);
  await payments(doors, 2000);
  const quiet = await payments(doors, FOR_MS);
  const [looked, , busy] = await Promise.all([
    guardians(doors, exams, sheets),
    publishAll(doors, sheets),
    payments(doors, FOR_MS),
  ]);
  const figure = figuresOf('40,000 results, 500 connections, 5 % misses, 100 sheets published meanwhile');
  const [before, under] = [quantile(quiet, 0.99), quantile(busy, 0.99)];
  tell([
    figure('answers', (1000 * looked.samples.length) / FOR_MS, '1/s', { atLeast: 8800 }),
    figure('p99', quantile(looked.samples, 0.99), 'ms'),
    figure('not found (404)', looked.missed, ''),
    figure('turned away (429)', looked.refused, ''),
    figure('answers of 5xx', looked.faults, '', { atMost: 0 }),
    figure('drafts that were shown', looked.drafts, '', { atMost: 0 }),
    figure('payments’ p99, quiet', before, 'ms'),
    figure('payments’ p99, of quiet', under / before, '×', { atMost: 2 }),
  ]);
} finally {
  await doors.end();
}
