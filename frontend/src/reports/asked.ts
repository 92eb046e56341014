import type { FilterControl, Report, ReportFamily } from '@madrasah/events/kernel';
import type { Shared } from '../kit/list/chosen/chosen.ts';
import type { SharedFilters } from '../kit/list/chosen/in-hand.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** What the address says of a filter; of one that must be said, all of it where nothing is chosen. */
const saidOf = (
  { filters }: Pick<ReportFamily, 'filters'>,
  { requires }: Report,
  name: string,
  values: Values,
): string | undefined => values[name] || (requires?.includes(name) ? filters[name]?.all : undefined);

/** What is asked of the filters that a report asks; whatever another report asked is left alone in the address. */
export function askedBy(
  family: Pick<ReportFamily, 'filters'>,
  report: Report,
  values: Values,
): Readonly<Record<string, string>> {
  const given = report.asks.map((name) => [name, saidOf(family, report, name, values)] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** What a report needs and nobody has said yet. */
export const lackingOf = (
  family: Pick<ReportFamily, 'filters'>,
  report: Report,
  values: Values,
): readonly string[] => (report.requires ?? []).filter((name) => !saidOf(family, report, name, values));

/** What a box chooses from that all pages of exams choose from. */
const SHARED: Readonly<Partial<Record<FilterControl['kind'], Shared>>> = {
  session: 'session',
  exam: 'exam',
  class: 'class',
  place: 'section',
};

/** Of reports on exams: the filters that are those of every page of exams and results. */
export function sharedIn({ filters }: Pick<ReportFamily, 'filters'>): SharedFilters {
  const kinds = Object.entries(filters).map(([name, { control }]) => [name, control.kind] as const);
  if (!kinds.some(([, kind]) => kind === 'exam')) return {};
  const shared = kinds.map(([name, kind]) => [name, SHARED[kind]] as const);
  return Object.fromEntries(shared.filter((entry): entry is [string, Shared] => entry[1] !== undefined));
}
