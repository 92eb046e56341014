import { EXPORT_COLUMN_NAMES } from '@madrasah/events/admissions';
import { applicationCommands } from '@madrasah/events/applications';
import { underLoad } from '../counter/load.ts';
import { type Figure, figuresOf, quantile, tell, timed } from '../figures.ts';
import { order } from '../results-day/exam.ts';
import { importing, LARGE } from './importing.ts';
import { pictures } from './pictures.ts';
import { ALL, type Office, openOffice, stage } from './school.ts';

// School life over HTTP, with 8,000 students: what the office asks of it many times a day, and the large work of a year.

const PROMOTED = 200;
const APPLICANTS = 32;
const FOR_MS = 4000;
const EXPORTED_COLUMNS = 30;
const { dataBody: EXAMPLE } = applicationCommands.submitApplication.example as { dataBody: object };

/** @param position of the command that it must have seen */
async function asked(office: Office, path: string, position = ''): Promise<void> {
  const seen = { 'x-after-position': position };
  const { status, text } = await office.running.door.send('GET', path, undefined, position ? seen : {});
  if (status !== 200) throw new Error(`${path}: ${text.slice(0, 300)}`);
}

/** Eight clerks who type different names, and turn pages. */
async function looking(office: Office): Promise<Figure[]> {
  const figure = figuresOf(`students, ${ALL}, 8 clients`);
  let turn = 0;
  let before = office.running.house.spent();
  /** Processor time of the read side for each of so many. */
  const each = (count: number): number => {
    const now = office.running.house.spent();
    const [from, to] = [before, now].map((spent) => spent.get('projection-service')?.cpuMs ?? 0) as [
      number,
      number,
    ];
    before = now;
    return (to - from) / count;
  };
  const searches = await underLoad(8, { forMs: FOR_MS }, () => {
    turn += 1;
    return asked(
      office,
      `/api/students/search_student?search=${encodeURIComponent(`শিক্ষার্থী ${turn % 2000}`)}`,
    );
  });
  const ofSearches = turn;
  const searchCpu = each(ofSearches);
  const pages = await underLoad(8, { forMs: FOR_MS }, () => {
    turn += 1;
    return asked(office, `/api/students/view_students?limit=50&page=${(turn % (ALL / 50)) + 1}`);
  });
  return [
    figure('search, p99', quantile(searches, 0.99), 'ms', { atMost: 80 }),
    figure('search, p50', quantile(searches, 0.5), 'ms'),
    figure('search, processor time of the read side', searchCpu, 'ms'),
    figure('page of the list, p99', quantile(pages, 0.99), 'ms', { atMost: 100 }),
    figure('page of the list, p50', quantile(pages, 0.5), 'ms'),
    figure('page, processor time of the read side', each(turn - ofSearches), 'ms'),
  ];
}

/** A whole section of 200 goes to the next session at once. */
async function promoting({ running }: Office): Promise<Figure[]> {
  const { school, students } = running;
  const SessionID = await order(running, '/api/academic/insert_session', { SessionName: 'পরের শিক্ষাবর্ষ' });
  const body = {
    from: { SessionID: school.session, ClassID: school.class },
    to: { SessionID },
    withoutCharge: true,
    students: students.slice(0, PROMOTED).map(({ AdmissionID }) => ({
      ...{ AdmissionID, action: 'promote', ClassID: school.class, SubClassID: school.section },
    })),
  };
  const { ms } = await timed(() => order(running, '/api/students/promotions', body));
  return [figuresOf(`promotion of ${PROMOTED}`)('time', ms, 'ms', { atMost: 3000 })];
}

interface Papers {
  readonly register: number;
  readonly sixty: number;
  readonly cards: number;
}

/** What is printed of them: each the second time it is asked, as pages in use are. */
async function printing(office: Office, { register, sixty, cards }: Papers): Promise<Figure[]> {
  const figure = figuresOf('papers of students');
  const report = (id: number, section: number, end = '') =>
    `/api/reports/student_report${end}?report_id=${id}&SubClassID=${section}`;
  const took = async (path: string) => {
    await asked(office, path);
    return (await timed(() => asked(office, path))).ms;
  };
  return [
    figure('register of 2,000 on screen', await took(`${report(1, register)}&preview=1`), 'ms', {
      atMost: 1000,
    }),
    figure('attendance 60 × 31, PDF', await took(report(8, sixty, '.pdf')), 'ms', { atMost: 1500 }),
    figure('300 cards with photos, PDF', await took(report(7, cards, '.pdf')), 'ms', { atMost: 15_000 }),
  ];
}

/** What the office takes out of its records. */
async function exporting(office: Office, section: number): Promise<Figure[]> {
  const columns = EXPORT_COLUMN_NAMES.slice(0, EXPORTED_COLUMNS);
  const { door } = office.running;
  const recorded = await door.send('POST', '/api/students/export', { SubClassID: section, columns });
  if (recorded.status !== 201) throw new Error(recorded.text);
  const { id, position } = JSON.parse(recorded.text);
  const { ms } = await timed(() => asked(office, `/api/students/export.xlsx?ExportID=${id}`, position));
  return [figuresOf(`export of ${LARGE} × ${EXPORTED_COLUMNS}`)('time', ms, 'ms', { atMost: 4000 })];
}

/** Applicants of many addresses, each with a form of his own. */
async function applying({ running }: Office): Promise<Figure[]> {
  const { door, school } = running;
  await door.send('PUT', '/api/students/online_admission/setting', {
    open: 1,
    SessionID: school.session,
    ClassIDs: [],
  });
  let turn = 0;
  const samples = await underLoad(APPLICANTS, { forMs: FOR_MS }, async () => {
    turn += 1;
    const Mobile1 = `0${1_910_000_000 + turn}`;
    const dataBody = { ...EXAMPLE, UserName: `আবেদনকারী ${turn}`, Mobile1, ClassID: school.class };
    const from = { 'x-forwarded-for': `10.2.${(turn >> 8) & 255}.${turn & 255}` };
    const answer = await door.send('POST', '/api/public/result/10001/online_admission', { dataBody }, from);
    if (answer.status !== 201) throw new Error(answer.text.slice(0, 500));
  });
  return [figuresOf('application, 32 clients')('p99', quantile(samples, 0.99), 'ms', { atMost: 150 })];
}

/** `looking` as the argument: the school is made, searches and pages are measured, and nothing else. */
const onlyLooking = process.argv[2] === 'looking';

const office = await openOffice();
try {
  const imported = await importing(office);
  const figures = [...imported.figures, ...(await stage(office, looking))];
  if (!onlyLooking) {
    figures.push(...(await stage(office, promoting)), ...(await pictures(office, imported.turns)));
    const section = office.running.school.section;
    figures.push(...(await stage(office, (own) => printing(own, { register: section, ...imported }))));
    figures.push(...(await stage(office, (own) => exporting(own, imported.large))));
    figures.push(...(await stage(office, applying)));
  }
  tell(figures);
} finally {
  await office.running.end();
}
