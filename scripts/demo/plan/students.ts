import { addDays, dayNumber } from '@madrasah/events';
import type { SchoolCalendar, SchoolMonth } from '../invented/calendar.ts';
import type { Pupil } from '../invented/pupils.ts';
import { Random } from '../invented/random.ts';
import type { Charging } from '../year/money/charging.ts';
import type { Chart } from '../year/money/chart.ts';
import type { Counter } from '../year/money/counter.ts';
import type { Roll } from '../year/roll.ts';
import type { Agenda } from './agenda.ts';

export interface StudentPlan {
  readonly agenda: Agenda;
  readonly calendar: SchoolCalendar;
  readonly pupils: readonly Pupil[];
  readonly roll: Roll;
  readonly charging: Charging;
  readonly counter: Counter;
  readonly chart: Chart;
  readonly seed: number;
  readonly today: string;
}

/** New students come within so many days of Shawwal. */
const ADMISSION_DAYS = 20;
/** The month in which the board's fee is charged, and days from its beginning. */
const BOARD_FEES = 8;
const BOARD_AFTER = 6;
const RECEIPTS_A_PUPIL = 2000 / 300;
const COMES = { prompt: 0.9, slow: 0.55, poor: 0.45 } as const;
const FRIDAY = 1; // 1970-01-02, day number 1, was a Friday

const isFriday = (day: string) => dayNumber(day) % 7 === FRIDAY;
const workday = (day: string) => (isFriday(day) ? addDays(day, 1) : day);
const earlier = (one: string, other: string) => (one < other ? one : other);

/** Admissions of the newer session, each with the first payment, and the days they lie on. */
export function planAdmissions({
  agenda,
  calendar,
  pupils,
  roll,
  charging,
  counter,
  seed,
  today,
}: StudentPlan) {
  const first = calendar.months.find(({ session }) => session === 'newer')?.from as string;
  const last = earlier(addDays(first, ADMISSION_DAYS), today);
  const span = dayNumber(last) - dayNumber(first);
  for (const pupil of pupils) {
    const random = new Random(seed, 'admission', pupil.number);
    const day = earlier(workday(addDays(first, random.between(0, span))), last);
    const name = `${pupil.number}`;
    const enrolled = () => roll.of(pupil);
    agenda.add(day, 'admissions', name, () => roll.admit(pupil, 'newer'));
    agenda.add(day, 'charges', name, async () => {
      const one = enrolled();
      if (one) await charging.admissions('newer', [one]);
    });
    if (random.chance(0.9)) visit({ agenda, counter }, day, 'admission', name, enrolled);
  }
  return { first, last };
}

/** The months' charges and the board's, on their days. */
export function planCharges({ agenda, calendar, charging, chart }: StudentPlan, admitted: string): void {
  for (const { session, number, from } of calendar.months) {
    // The first month falls due when the admissions are over.
    const day = session === 'newer' && number === 1 ? admitted : from;
    agenda.add(day, 'charges', `month ${session}`, () => charging.month(session, number));
    if (number === BOARD_FEES)
      agenda.add(addDays(from, BOARD_AFTER), 'charges', 'board', () =>
        charging.demand(session, chart.heads.board, number),
      );
  }
}

/** Who comes to pay in which month: so many visits that the year has about 2,000 receipts in all. */
export function planVisits(plan: StudentPlan): void {
  const { agenda, calendar, pupils, roll, counter, seed, today } = plan;
  const occasions = calendar.months.flatMap((month) =>
    pupils
      .filter(({ old, relief }) => relief !== 'free' && (month.session === 'newer' || old))
      .map((pupil) => ({ pupil, month, weight: COMES[pupil.manner] * partGone(month, today) })),
  );
  const expected = occasions.reduce((sum, { weight }) => sum + weight, 0);
  const wanted = RECEIPTS_A_PUPIL * pupils.length - 0.9 * pupils.length;
  for (const { pupil, month } of occasions) {
    const { session, number, from, until } = month;
    const random = new Random(seed, 'comes', pupil.number, session, number);
    if (!random.chance(Math.min(0.97, (COMES[pupil.manner] * wanted) / expected))) continue;
    const early = session === 'newer' && number === 1 ? ADMISSION_DAYS + 1 : 1;
    const day = workday(addDays(from, random.between(early, dayNumber(until) - dayNumber(from) - 2)));
    visit({ agenda, counter }, day, `${session} ${number}`, `${pupil.number}`, () => roll.of(pupil));
  }
}

/** How much of a month lies behind us. */
const partGone = ({ from, until }: SchoolMonth, today: string) =>
  Math.min(1, (dayNumber(today) - dayNumber(from) + 1) / (dayNumber(until) - dayNumber(from)));

function visit(
  { agenda, counter }: Pick<StudentPlan, 'agenda' | 'counter'>,
  day: string,
  occasion: string,
  name: string,
  who: () => ReturnType<Roll['of']>,
): void {
  agenda.add(day, 'counter', name, async () => {
    const enrolled = who();
    if (enrolled) await counter.pay(enrolled, occasion);
  });
  agenda.add(day, 'corrections', 'of the day', () => counter.correct(day));
}
