import {
  type Day,
  dayInWords,
  dhakaDay,
  digitsOf,
  type Names,
  type PaperLanguage,
  type Report,
  type ReportFilter,
  saidIn,
  saidOf,
} from '@madrasah/events';
import { type AcademicLists, nameIn, placeName } from '../academics/index.ts';
import { periodText } from '../papers/index.ts';
import { regionName } from '../settings/index.ts';

/** What a filter may name: the school's own lists. */
export type FilterLists = AcademicLists & { readonly exams: ReadonlyMap<number, { readonly name: Names }> };

/** The lists with what some of their rows are called in a report's own words. */
export const calledBy = (lists: FilterLists, called: Partial<FilterLists> = {}): FilterLists => ({
  sessions: new Map([...lists.sessions, ...(called.sessions ?? [])]),
  classes: new Map([...lists.classes, ...(called.classes ?? [])]),
  sections: new Map([...lists.sections, ...(called.sections ?? [])]),
  exams: new Map([...lists.exams, ...(called.exams ?? [])]),
});

const LISTS = { session: 'sessions', class: 'classes', section: 'sections', exam: 'exams' } as const;

const PEOPLE: ReadonlySet<string> = new Set(['student', 'login']);

/** A month in words: its first day without the day. */
export const monthInWords = (month: string, language: PaperLanguage): string =>
  dayInWords(`${month}-01`, language).split(' ').slice(1).join(' ');

function valueText(
  { control }: ReportFilter,
  value: unknown,
  lists: FilterLists,
  language: PaperLanguage,
): string {
  switch (control.kind) {
    case 'choice':
      return saidOf(control.choices, Number(value), language);
    case 'month':
      return monthInWords(String(value), language);
    case 'day':
      return dayInWords(String(value) as Day, language);
    case 'code':
      return digitsOf(String(value), language);
    case 'place':
      return digitsOf(placeName(lists, Number(value), language), language);
    case 'region':
      return regionName(String(value), language === 'en' ? 'en' : 'bn');
    case 'student':
    case 'login':
      return '';
    default:
      return digitsOf(nameIn(lists[LISTS[control.kind]].get(Number(value)), language), language);
  }
}

/** What a report is asked, with the day that it is of where none was: its paper has to say which. */
export const withItsDay = (
  { asks }: Pick<Report, 'asks'>,
  query: Readonly<Record<string, unknown>>,
  now: Day,
): Readonly<Record<string, unknown>> => {
  const { asOf, knownAt } = query;
  if (asOf !== undefined || !asks.includes('asOf')) return query;
  return { ...query, asOf: knownAt instanceof Date ? dhakaDay(knownAt) : now };
};

/** As known when the paper tells, where it was asked of an instant. */
export const knownWords = (
  { knownAt }: Readonly<Record<string, unknown>>,
  language: PaperLanguage,
): string[] => (knownAt instanceof Date ? periodText({ knownAt }, language === 'en' ? 'en' : 'bn') : []);

/** What was asked for, in words; what was not asked for is all there is, and is not said. */
export function filterWords(
  filters: Readonly<Record<string, ReportFilter>>,
  query: Readonly<Record<string, unknown>>,
  lists: FilterLists,
  language: PaperLanguage,
): string[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = query[name];
    // Whom a paper is of stands in it by his name; his number says nothing to anybody.
    if (value === undefined || filter.writing || PEOPLE.has(filter.control.kind)) return [];
    const text = valueText(filter, value, lists, language) || digitsOf(String(value), language);
    return [`${saidIn(filter.said, language)}: ${text}`];
  });
}
