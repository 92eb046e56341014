import { dhakaDay, type Report } from '@madrasah/events';
import { feeReports } from '@madrasah/events/fees';
import { payment } from '../../system/school.ts';
import { atOnce } from '../counter/load.ts';
import { type RunningSchool, STUDENTS, startSchool } from '../counter/running-school.ts';
import { FEE } from '../counter/student-form.ts';
import { type Figure, figuresOf, quantile, tell, timed } from '../figures.ts';
import { Office, taken } from './office.ts';

const MONTHS = [2, 3, 4, 5, 6, 7];
/** Charged to everybody; all that have a price would be too much for one entry. */
const HEADS = 3;
const CLIENTS = 8;
const RECEIPTS = 2;
/** Of one report, so many of its figures: from its first lines to what stands under all of them. */
const FIGURES = 12;

const today = dhakaDay(new Date());

/** What a report is asked: the whole session to this day. */
function questionOf({ id, asks, requires = [] }: Report, { school, students }: RunningSchool): string {
  const given = {
    report_id: id,
    ...(asks.includes('SessionID') && { SessionID: school.session }),
    ...(asks.includes('to') && { from: today, to: today }),
    ...(requires.includes('month') && { month: 3 }),
    ...(requires.includes('receipt_from') && { receipt_from: 1, receipt_to: 100_000 }),
    ...(requires.includes('AdmissionID') && { AdmissionID: students[0]?.AdmissionID }),
  };
  return Object.entries(given)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

/** Every question that a paper has behind its figures, in the order they stand. */
function questionsIn(paper: unknown): string[] {
  if (typeof paper !== 'object' || paper === null) return [];
  return Object.entries(paper).flatMap(([name, value]) => {
    if (name !== 'explains') return questionsIn(value);
    const questions = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return questions.filter((question) => typeof question === 'string');
  });
}

/** A few of many, from the first to the last. */
const spreadOver = <T>(all: readonly T[], most: number): T[] =>
  all.length <= most
    ? [...all]
    : Array.from({ length: most }, (_, at) => all[Math.round((at * (all.length - 1)) / (most - 1))] as T);

/** Months charged to everybody, and two receipts of each student. */
async function liveThrough(running: RunningSchool): Promise<void> {
  const { school, students, door } = running;
  const office = new Office(running);
  const heads = (await office.prepare()).slice(0, HEADS);
  for (const MonthID of MONTHS)
    await office.post('charge_runs', { SessionID: school.session, SLIDs: heads, MonthID });
  const receipts = Array.from({ length: RECEIPTS }, (_, at) =>
    students.map((student) => ({ student, at })),
  ).flat();
  await atOnce(receipts, CLIENTS, async ({ student, at }) => {
    const body = payment(school, student, FEE - at, 1);
    taken(await door.send('POST', '/api/accounts/fee_collections', body));
  });
}

interface Clicks {
  readonly report: number;
  readonly asked: number;
  /** The first click after something was written, and the slowest of those that follow it. */
  readonly first: number;
  readonly slowest: number;
  readonly median: number;
}

/** Reads a report, and clicks on some of its figures, each once. */
async function clicksOn(
  office: Office,
  running: RunningSchool,
  report: Report,
  due: number,
): Promise<Clicks> {
  const question = questionOf(report, running);
  const read = await timed(() => office.get(`fee_report?preview=1&${question}`));
  const questions = spreadOver([...new Set(questionsIn(taken(read.result)))], FIGURES);
  const explained = async (one: string) => {
    const { ms, result } = await timed(() => office.get(`explain?${one}`));
    taken(result);
    return ms;
  };
  const samples: number[] = [];
  for (const one of questions) samples.push(await explained(one));
  // A payment of somebody: whatever was kept of the journal is of yesterday.
  const [student] = running.students as [RunningSchool['students'][number]];
  taken(
    await running.door.send(
      'POST',
      '/api/accounts/fee_collections',
      payment(running.school, student, due, 1),
    ),
  );
  const last = questions.at(-1);
  const first = last ? await explained(last) : 0;
  return {
    ...{ report: report.id, asked: read.ms, first },
    ...{ slowest: Math.max(0, ...samples), median: quantile(samples, 0.5) },
  };
}

async function explanations(running: RunningSchool): Promise<Figure[]> {
  await liveThrough(running);
  const told = figuresOf(`fee reports of ${STUDENTS} students explained`);
  const office = new Office(running);
  const clicks: Clicks[] = [];
  for (const report of feeReports.reports)
    clicks.push(await clicksOn(office, running, report, FEE - RECEIPTS - clicks.length));
  console.error(
    clicks
      .map((one) =>
        JSON.stringify(one, (_, value) => (typeof value === 'number' ? Math.round(value) : value)),
      )
      .join('\n'),
  );
  const slowest = (of: 'first' | 'slowest' | 'median') => Math.max(...clicks.map((one) => one[of]));
  return [
    told('a figure of a report just read, the slowest of all', slowest('slowest'), 'ms', { atMost: 100 }),
    told('its median, of the slowest report', slowest('median'), 'ms', { atMost: 100 }),
    told('a figure of a report read before the last receipt, the slowest report', slowest('first'), 'ms', {
      atMost: 100,
    }),
  ];
}

// Of this version, or of another checkout with its packages installed.
const running = await startSchool(process.argv[2]);
try {
  tell(await explanations(running));
} finally {
  await running.end();
}
