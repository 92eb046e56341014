import { addDays, type Day, hijriDay } from '@madrasah/events';
import { calendarEntries } from '@madrasah/events/settings';
import type { Clerk } from '../clerk.ts';

interface Holiday {
  readonly bn: string;
  readonly en: string;
  readonly days: number;
  /** Whether it begins on this day. */
  readonly begins: (day: Day) => boolean;
}

const on = (monthDay: string) => (day: Day) => day.slice(5) === monthDay;
const moon = (month: number, of: number) => (day: Day) => {
  const hijri = hijriDay(day);
  return hijri.month === month && hijri.day === of;
};

/** The days of the state, and those of the moon. */
const HOLIDAYS: readonly Holiday[] = [
  { bn: 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস', en: 'Language Martyrs’ Day', days: 1, begins: on('02-21') },
  { bn: 'স্বাধীনতা দিবস', en: 'Independence Day', days: 1, begins: on('03-26') },
  { bn: 'বিজয় দিবস', en: 'Victory Day', days: 1, begins: on('12-16') },
  { bn: 'আশুরা', en: 'Ashura', days: 1, begins: moon(1, 10) },
  { bn: 'ঈদুল ফিতর', en: 'Eid al-Fitr', days: 7, begins: moon(10, 1) },
  { bn: 'ঈদুল আযহা', en: 'Eid al-Adha', days: 10, begins: moon(12, 7) },
];

/** The holidays of the year that is lived and of the one to come. */
export async function markHolidays(clerk: Clerk, from: Day, to: Day): Promise<void> {
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const { bn: TitleBn, en: TitleEn, days, begins } of HOLIDAYS)
      if (begins(day))
        await clerk.add(calendarEntries.commands.add, {
          ...{ from: day, to: addDays(day, days - 1), TitleBn, TitleEn, holiday: 1 },
        });
}
