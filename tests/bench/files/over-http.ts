import { Counter } from '../counter/counter.ts';
import { underLoad } from '../counter/load.ts';
import { type Figure, figuresOf, quantile, tell, timed } from '../figures.ts';
import { addBooks, order, setExam } from '../results-day/exam.ts';
import { FILE_ROWS, type Office, openOffice, rowsOf } from '../school-life/school.ts';
import { farCell, marksFileOf, statementOf } from './made.ts';

// Files that people bring, looked at over HTTP: students, marks, a statement of the bank; a workbook whose cells lie
// far outside; and what a cashier waits meanwhile.

const TIMES = 7;
const LINES = 800;
const CANDIDATES = 200;
const PAPERS = 12;
const FOR_MS = 4000;

interface Looked {
  /** How many rows or lines must be read without a fault. */
  readonly rows: number;
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const send = (office: Office, { path, fields, name, bytes }: Looked) =>
  office.form(path, fields, [{ field: 'file', name, bytes }]);

interface Answered {
  readonly data: { readonly valid?: number; readonly lines?: readonly unknown[] };
}

/** @throws where not all of it is read */
async function look(office: Office, looked: Looked): Promise<void> {
  const { data } = (await send(office, looked)) as Answered;
  const read = data.lines?.length ?? data.valid;
  if (read !== looked.rows) throw new Error(`${looked.path} reads ${read} of ${looked.rows}`);
}

/** The same file again and again: how long a look takes, as a median and the first. */
async function looks(office: Office, what: string, looked: Looked): Promise<Figure[]> {
  const samples: number[] = [];
  for (let at = 0; at < TIMES; at += 1) samples.push((await timed(() => look(office, looked))).ms);
  const figure = figuresOf(what);
  return [
    figure('first', samples[0] as number, 'ms'),
    figure('p50', quantile(samples, 0.5), 'ms', { atMost: 1000 }),
  ];
}

async function bankOf({ running }: Office): Promise<number> {
  const { text } = await running.door.send('GET', '/api/accounts/sub_ledgers?limit=500');
  const heads = JSON.parse(text).data as readonly { SLID: number; FundID: number; GLID: number }[];
  const { FundID, GLID } = heads.find(({ SLID }) => SLID === running.school.cash) ?? { FundID: 0, GLID: 0 };
  return order(running, '/api/accounts/sub_ledgers', { FundID, GLID, SlName: 'ব্যাংক', moneyKind: 'bank' });
}

async function marksOf(office: Office): Promise<Looked> {
  const { running } = office;
  const candidates = running.students.slice(0, CANDIDATES);
  const books = await addBooks(running, PAPERS);
  const place = await setExam(
    running,
    'বার্ষিক',
    books,
    candidates.map(({ UserID }) => UserID),
  );
  const { text } = await running.door.send('GET', '/api/academic/academic_subjects?limit=500');
  const names = (JSON.parse(text).data as readonly { SubjectID: number; SubjectName: string }[])
    .filter(({ SubjectID }) => books.includes(SubjectID))
    .map(({ SubjectName }) => SubjectName);
  const fields = Object.fromEntries(Object.entries(place).map(([name, value]) => [name, String(value)]));
  const bytes = marksFileOf(candidates, names);
  return {
    path: '/api/result/import',
    fields: { ...fields, dryRun: '1' },
    name: 'marks.csv',
    bytes,
    rows: CANDIDATES,
  };
}

/** A cashier's payments, quiet and while workbooks with a cell far outside come one after another. */
async function beside(office: Office): Promise<Figure[]> {
  const { running } = office;
  const counter = new Counter(running);
  const paid = () => underLoad(1, { forMs: FOR_MS }, () => counter.pay(0));
  const bytes = await farCell();
  const fields = { SessionID: String(running.school.session), dryRun: '1' };
  const far = { path: '/api/students/import', fields, name: 'far.xlsx', bytes, rows: 0 };
  const refused = () =>
    timed(() =>
      send(office, far).then(
        () => Promise.reject(new Error('taken')),
        () => undefined,
      ),
    );
  await refused(); // a thread is at hand from now on
  const quiet = await paid();
  let over = false;
  const samples: number[] = [];
  const sending = (async () => {
    while (!over) samples.push((await refused()).ms);
  })();
  const busy = await paid().finally(() => {
    over = true;
  });
  await sending;
  const figure = figuresOf('a cell far outside');
  const [before, meanwhile] = [quantile(quiet, 0.99), quantile(busy, 0.99)];
  return [
    figure('refused, p50', quantile(samples, 0.5), 'ms', { atMost: 50 }),
    figure('refused', samples.length, ''),
    figure('a payment, p99, quiet', before, 'ms'),
    figure('a payment, p99, meanwhile', meanwhile, 'ms'),
    figure('of quiet', meanwhile / before, '×', { atMost: 2 }),
  ];
}

const office = await openOffice();
try {
  const { class: ClassID, section, session } = office.running.school;
  const students = new TextEncoder().encode(rowsOf(0, FILE_ROWS, ClassID, String(section)));
  const ofStudents = (charge: string): Looked => ({
    ...{ path: '/api/students/import', name: 'students.csv', bytes: students, rows: FILE_ROWS },
    fields: { SessionID: String(session), dryRun: '1', charge },
  });
  const statement: Looked = {
    ...{
      path: '/api/accounts/reconciliations/look',
      name: 'bank.csv',
      bytes: statementOf(LINES),
      rows: LINES,
    },
    fields: { Account: String(await bankOf(office)), from: '2026-01-01', to: '2026-01-31' },
  };
  tell([
    ...(await looks(office, `students, ${FILE_ROWS}`, ofStudents('0'))),
    ...(await looks(office, `students, ${FILE_ROWS}, charged`, ofStudents('1'))),
    ...(await looks(office, `marks, ${CANDIDATES} × ${PAPERS}`, await marksOf(office))),
    ...(await looks(office, `statement, ${LINES} lines`, statement)),
    ...(await beside(office)),
  ]);
} finally {
  await office.running.end();
}
