import { addDays } from '@madrasah/events';
import type { SchoolCalendar } from '../invented/calendar.ts';
import type { Pupil } from '../invented/pupils.ts';
import type { Counter } from '../year/money/counter.ts';
import type { Requests, Wish } from '../year/money/requests.ts';
import type { Enrolled, Roll } from '../year/roll.ts';
import type { Agenda } from './agenda.ts';

export interface RequestPlan {
  readonly agenda: Agenda;
  readonly calendar: SchoolCalendar;
  readonly pupils: readonly Pupil[];
  readonly roll: Roll;
  readonly requests: Requests;
  readonly counter: Counter;
  readonly today: string;
}

const GRANTED = { percent: 40, reason: 'পিতা অসুস্থ, উপার্জন নেই' };
const REFUSED = { percent: 100, reason: 'অভিভাবকের আবেদন' };
/** In the month counted from the opening. */
const MISFILED_IN = 5;
const WAITING = { percent: 30, reason: 'দুই ভাই-বোন এক সাথে পড়ে' };

/**
 * Concessions asked for, granted, refused and waiting; a charge waived; money handed back; an expense moved to its head; a student who leaves; a cheque that is
 * dishonoured. Each befalls somebody who pays in full otherwise.
 */
export function planRequests({
  agenda,
  calendar,
  pupils,
  roll,
  requests,
  counter,
  today,
}: RequestPlan): void {
  const months = calendar.months.filter(({ session }) => session === 'newer');
  const paying = pupils.filter(({ relief }) => !relief);
  const nth = (manner: Pupil['manner'], count: number) => {
    const such = paying.filter((pupil) => pupil.manner === manner);
    return such[count % such.length];
  };
  const dayIn = (month: number, after: number) => {
    const found = months.find(({ number }) => number === month);
    return found ? addDays(found.from, after) : addDays(today, 1);
  };
  const befall = (
    day: string,
    phase: 'counter' | 'corrections',
    what: string,
    whom: Pupil | undefined,
    task: (who: Enrolled) => Promise<unknown>,
  ) =>
    agenda.add(day, phase, what, async () => {
      const enrolled = whom && roll.of(whom);
      if (enrolled?.admissions.newer !== undefined) await task(enrolled);
    });
  const asked = (wish: Wish, day: string, whom: Pupil | undefined, decide?: (id: number) => Promise<void>) =>
    befall(day, 'corrections', wish.reason, whom, async (who) => {
      const id = await requests.ask(who, wish);
      if (decide) await decide(id);
    });
  asked({ from: 3, ...GRANTED }, dayIn(2, 9), nth('poor', 1), (id) => requests.approve(id));
  asked({ from: 4, ...REFUSED }, dayIn(3, 11), nth('slow', 2), (id) =>
    requests.reject(id, 'সামর্থ্য আছে; মাসিক কিস্তিতে দেওয়া যাবে'),
  );
  const { number: now, from } = months.at(-1) ?? { number: 1, from: today };
  asked({ from: Math.min(12, now + 1), ...WAITING }, later(from, addDays(today, -2)), nth('slow', 4));
  agenda.add(dayIn(4, 10), 'corrections', 'waiver', () => {
    const families = paying.flatMap((pupil) => roll.of(pupil) ?? []);
    return requests.waive(families, 'বন্যায় ফসল নষ্ট হয়েছে');
  });
  agenda.add(dayIn(4, 11), 'corrections', 'refund', () => {
    const families = paying.flatMap((pupil) => roll.of(pupil) ?? []);
    return requests.refund(families, 'ভুলে বেশি নেওয়া হয়েছে');
  });
  const misfiled = calendar.months[MISFILED_IN];
  if (misfiled)
    agenda.add(addDays(misfiled.from, 17), 'corrections', 'journal', () =>
      requests.moveHalf('stationery', 'repairs', 'ছাপার বিলে মেরামতের খরচও লেখা হয়েছিল'),
    );
  const drawer = nth('slow', 5);
  // Under the name of his own visit: he comes once that day.
  befall(dayIn(2, 13), 'counter', `${drawer?.number}`, drawer, (who) => counter.payByCheque(who));
  agenda.add(dayIn(2, 17), 'corrections', 'cheque', () => counter.dishonour());
  const leaver = nth('slow', 6);
  befall(dayIn(5, 12), 'corrections', 'leaver', leaver, async (who) => {
    await requests.leave(who, 'পরিবারের সাথে অন্য জেলায় চলে গেছে');
    roll.leave(who);
  });
}

const later = (one: string, other: string) => (one > other ? one : other);
