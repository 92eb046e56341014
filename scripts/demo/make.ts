import { ensureDemoInstitution, type JournalState, schoolDesk } from '@madrasah/command-service';
import { addDays, dhakaDay } from '@madrasah/events';
import { closeBeginnings } from '@madrasah/service-kit/beginnings';
import { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { type FileStore, memoryFileStore } from '@madrasah/service-kit/files';
import type { Vault } from '@madrasah/service-kit/vault';
import { type SchoolCalendar, schoolCalendar } from './invented/calendar.ts';
import { type Pupil, pupilsOf } from './invented/pupils.ts';
import { invented } from './invented/school.ts';
import { Agenda } from './plan/agenda.ts';
import { planBank } from './plan/bank.ts';
import { planDays, planLocks } from './plan/closing.ts';
import { planErrands } from './plan/errands.ts';
import { EXAMINATIONS, planExams } from './plan/exams.ts';
import { planMoney } from './plan/money.ts';
import { planPromises } from './plan/promises.ts';
import { planRequests } from './plan/requests.ts';
import { planAdmissions, planCharges, planVisits } from './plan/students.ts';
import { planZakat } from './plan/zakat.ts';
import { Clerk, WorkingClock } from './year/clerk.ts';
import { describeInstitution, type Frame, makeCalendars, makeFrame, makeStaff } from './year/frame.ts';
import { Bank } from './year/money/bank.ts';
import { Charging } from './year/money/charging.ts';
import { type Chart, makeChart, setPrices } from './year/money/chart.ts';
import { Closing } from './year/money/closing.ts';
import { Counter } from './year/money/counter.ts';
import { openBooks } from './year/money/opening.ts';
import { Promises } from './year/money/promises.ts';
import { Requests } from './year/money/requests.ts';
import { Spending } from './year/money/spending.ts';
import { Zakat } from './year/money/zakat.ts';
import { Roll } from './year/roll.ts';
import { takeApplications } from './year/school/applicants.ts';
import { attest } from './year/school/certificates.ts';
import { reportCharacter } from './year/school/character.ts';
import { Exams } from './year/school/exams.ts';
import { markHolidays } from './year/school/holidays.ts';
import { writeNames } from './year/school/other-names.ts';
import { hangPictures, takePhotos } from './year/school/pictures.ts';
import { Routine } from './year/school/routine.ts';
import { employ } from './year/school/teachers.ts';
import { letGo } from './year/school/vacations.ts';

/** How far ahead the calendar is written. */
const DAYS_AHEAD = 365;

export interface DemoOrder {
  /** An empty store. */
  readonly store: EventStore;
  readonly vault: Vault;
  /** Where its pictures go; away with the process unless said. */
  readonly files?: FileStore;
  /** The demo ends here: its last day is today. */
  readonly now: Date;
  /** Of the logins `admin` and `cashier`. */
  readonly password: string;
  readonly seed?: number;
  /** 1 is the whole school of 300 students. */
  readonly scale?: number;
  /** Told now and then which share of the days is done. */
  readonly report?: (share: number) => void;
}

export interface DemoMade {
  /** The first business day of the books. */
  readonly from: string;
  readonly days: number;
  readonly journal: JournalState;
}

/**
 * Makes the demo school and lives through its last year day by day: every fact through the commands that people
 * use, at the desk that serves them. The same seed on the same day gives the same school.
 */
export async function makeDemo(order: DemoOrder): Promise<DemoMade> {
  const {
    store,
    vault,
    files = memoryFileStore(),
    now,
    password,
    seed = invented.generator.seed,
    scale = 1,
    report,
  } = order;
  const today = dhakaDay(now);
  const calendar = schoolCalendar(today);
  const pupils = pupilsOf(seed, scale, today);
  const from = calendar.months[0]?.from as string;
  const clock = new WorkingClock();
  const codec = new Codec(vault);
  const desk = schoolDesk(store, codec, clock);
  const clerk = new Clerk(desk, clock, vault, files);

  clock.openDay(from, now);
  await closeBeginnings({ store, codec, now: clock.now() });
  await ensureDemoInstitution(desk, password);
  await describeInstitution(clerk, today);
  await hangPictures(clerk);
  const frame = await makeFrame(clerk, calendar);
  await makeCalendars(clerk, frame, calendar);
  await markHolidays(clerk, from, addDays(today, DAYS_AHEAD));
  const teachers = await makeStaff(clerk, seed, password);
  await employ(clerk, teachers, seed);
  const chart = await makeChart(clerk);
  await setPrices(clerk, frame, chart, 'older');
  const roll = new Roll(clerk, frame, seed);
  await Promise.all(pupils.filter(({ old }) => old).map((pupil) => roll.admit(pupil, 'older')));
  await openBooks(clerk, chart, frame, roll, seed, from);

  const opened = { clerk, chart, frame, roll, teachers, pupils, calendar };
  const { agenda, first } = await planYear(opened, { seed, scale, from, today });
  const { days } = agenda;
  for (const [index, day] of days.entries()) {
    if (day > from) clock.openDay(day, now);
    if (day === first) await setPrices(clerk, frame, chart, 'newer');
    await agenda.work(day);
    report?.((index + 1) / days.length);
  }
  return { from, days: days.length, journal: clerk.journal };
}

interface Opened {
  readonly clerk: Clerk;
  readonly chart: Chart;
  readonly frame: Frame;
  readonly roll: Roll;
  readonly teachers: readonly number[];
  readonly pupils: readonly Pupil[];
  readonly calendar: SchoolCalendar;
}

/** What happens on which day; `first` is the first day of the newer session's admissions. */
async function planYear(
  { clerk, chart, frame, roll, teachers, pupils, calendar }: Opened,
  about: { readonly seed: number; readonly scale: number; readonly from: string; readonly today: string },
) {
  const { seed, scale, from, today } = about;
  const agenda = new Agenda(today);
  const charging = new Charging(clerk, frame, chart, roll);
  const counter = new Counter(clerk, chart, seed);
  const plan = { agenda, calendar, pupils, roll, charging, counter, chart, seed, today };
  const { first, last } = planAdmissions(plan);
  planCharges(plan, last);
  planVisits(plan);
  const spending = new Spending(clerk, chart, seed);
  planMoney(agenda, calendar, spending, scale);
  planErrands({ agenda, calendar, spending, teachers, today, scale });
  const requests = new Requests(clerk, chart);
  await requests.setLimits();
  planRequests({ ...plan, requests });
  planPromises({ ...plan, promises: new Promises(clerk, counter) });
  const routine = new Routine(clerk, teachers);
  await routine.prepare();
  const exams = new Exams({ clerk, frame, roll, routine, charging, seed });
  await exams.prepare(EXAMINATIONS.length, chart);
  planExams({ agenda, calendar, exams });
  planZakat({ ...plan, zakat: new Zakat(clerk, chart) });
  planBank({ agenda, bank: new Bank(clerk, chart), today });
  agenda.add(today, 'morning', 'other names', () => writeNames(clerk, roll));
  agenda.add(today, 'morning', 'photos', () => takePhotos(clerk, roll, teachers, seed));
  agenda.add(today, 'morning', 'applications', () => takeApplications(clerk, frame, pupils));
  agenda.add(today, 'morning', 'certificates', () => attest(clerk, frame, roll, exams));
  agenda.add(today, 'morning', 'vacations', () => letGo(clerk, frame, roll));
  agenda.add(today, 'morning', 'character reports', () => reportCharacter(clerk, frame, roll));
  const closes = { agenda, calendar, closing: new Closing(clerk, chart), spending, from, today };
  await planLocks(closes);
  planDays(closes);
  return { agenda, first };
}
