import {
  Problem,
  type Refusal,
  type Report,
  type ReportFamily,
  type ReportQuery,
  refuse,
} from '@madrasah/events';

const DAYS = ['from', 'to', 'asOf'];

/** The refusal of a question that lacks what its report needs, or asks of days to come; it names every problem. */
export function askedFault(
  { requires = [] }: Report,
  query: ReportQuery,
  today: string,
): Refusal | undefined {
  const missing = requires.filter((name) => query[name] === undefined);
  const future = DAYS.filter((name) => typeof query[name] === 'string' && query[name] > today);
  const fields = [
    ...missing.map((path) => ({ path, problem: new Problem('request.required') })),
    ...future.map((path) => ({ path, problem: new Problem('ledger.future-day') })),
  ];
  return fields.length > 0 ? refuse('request.invalid', {}, fields) : undefined;
}

/** What of a question counts for its report: in a family of own filters, those it asks; what says all narrows nothing. */
export function ownQuery(
  { taken }: Pick<ReportFamily, 'taken'>,
  { asks }: Report,
  query: ReportQuery,
): Readonly<Record<string, unknown>> {
  const own = taken && new Set<string>([...asks, ...taken]);
  const counts = ([name, value]: [string, unknown]) => value !== null && (!own || own.has(name));
  return Object.fromEntries(Object.entries(query).filter(counts));
}
