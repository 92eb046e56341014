import type { Report, ReportFamily } from '@madrasah/events/kernel';

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
