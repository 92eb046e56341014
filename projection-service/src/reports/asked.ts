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

/** What of a question counts for its report: in a family of own filters, those it asks. */
export function ownQuery(
  { taken }: Pick<ReportFamily, 'taken'>,
  { asks }: Report,
  query: ReportQuery,
): Readonly<Record<string, unknown>> {
  if (!taken) return query;
  const own = new Set([...asks, ...taken]);
  return Object.fromEntries(Object.entries(query).filter(([name]) => own.has(name)));
}
