import type { Report } from '@madrasah/events/kernel';

/** What the address says of the filters that a report asks; whatever another report asked is left alone there. */
export function askedBy(
  report: Report,
  values: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const given = report.asks.map((name) => [name, values[name]] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
