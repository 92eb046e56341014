import { addDays } from '@madrasah/events';
import type { SchoolCalendar } from '../invented/calendar.ts';
import type { Exams } from '../year/school/exams.ts';
import type { Agenda } from './agenda.ts';

/** Months of the school's year with an examination. */
export const EXAMINATIONS = [4, 8, 11];

/** Days from the beginning of such a month. */
const HELD = 7;
const MARKED = 16;
const PUBLISHED = 45;

interface ExamPlan {
  readonly agenda: Agenda;
  readonly calendar: SchoolCalendar;
  readonly exams: Exams;
}

/** Each examination is held, marked, and published weeks later: the last one may still be open. */
export function planExams({ agenda, calendar, exams }: ExamPlan): void {
  for (const { session, number, from } of calendar.months) {
    const exam = EXAMINATIONS.indexOf(number);
    if (exam < 0) continue;
    const on = (days: number, name: string, task: () => Promise<void>) =>
      agenda.add(addDays(from, days), 'morning', `${name} ${session}`, task);
    on(HELD, 'exam held', () => exams.hold(exam, session, addDays(from, HELD)));
    on(MARKED, 'exam marked', () => exams.mark(exam, session));
    on(PUBLISHED, 'exam published', () => exams.publish(exam, session));
  }
}
