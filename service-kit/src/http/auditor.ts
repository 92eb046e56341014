import {
  type CommandDefinition,
  type Day,
  fieldNotes,
  type QueryDefinition,
  type Refusal,
  refuse,
} from '@madrasah/events';
import type { Caller } from './call.ts';

/** The refusal of a command of an auditor: he looks, signs out, and changes his own password. */
export function auditorWrites(
  caller: Caller | undefined,
  { forAuditor }: Pick<CommandDefinition, 'forAuditor'>,
  pathId: string | undefined,
): Refusal | undefined {
  if (!caller?.auditor || forAuditor === 'always') return undefined;
  if (forAuditor === 'own' && Number(pathId) === caller.loginId) return undefined;
  return refuse('access.auditor-reads');
}

/** Where what is asked tells of money. */
const OF_MONEY = ['/api/accounts/', '/api/exam/dues'];

type Asked = Readonly<Record<string, unknown>>;
type Days = { readonly from: Day; readonly to: Day };

/** The days an auditor is given; nobody else is held to any. */
export function daysGiven(caller: Caller | undefined): Days | undefined {
  const { from, to } = caller?.auditor ?? {};
  return from && to ? { from, to } : undefined;
}

const told = <T>(of: T | ((asked: Asked) => T), asked: Asked): T =>
  typeof of === 'function' ? (of as (asked: Asked) => T)(asked) : of;

/** The entries whose papers are asked for, where an auditor is held to his days by their own. */
export function entriesAsked(
  caller: Caller | undefined,
  { forAuditor }: Pick<QueryDefinition, 'forAuditor'>,
  asked: unknown,
): { readonly type: string; readonly ids: readonly number[] } | undefined {
  if (!daysGiven(caller) || typeof forAuditor !== 'object' || !('entry' in forAuditor)) return undefined;
  const read = asked as Asked;
  const ids = (read['ids'] ?? [read['id']]) as readonly number[];
  return { type: told(forAuditor.entry, read), ids };
}

/** The refusal of papers one of which is of no day that the auditor may look at, or of none at all. */
export function outsideEntries(
  caller: Caller | undefined,
  days: readonly (Day | undefined)[],
): Refusal | undefined {
  const his = daysGiven(caller);
  const isHis = (day: Day | undefined) => day !== undefined && his && day >= his.from && day <= his.to;
  return his && !days.every(isHis) ? refuse('access.outside-days', his) : undefined;
}

/** The parameters of a query that are business days. */
function dayNames({ parts }: Pick<QueryDefinition, 'parts'>): string[] {
  return Object.entries(parts.query?.shape ?? {}).flatMap(([name, schema]) => {
    const noted = fieldNotes.noteOf(schema);
    return noted && 'json' in noted && noted.json === fieldNotes.takes.day ? [name] : [];
  });
}

/** Where one of these is asked the question is of that day alone. */
const OF_ONE_DAY = ['on', 'date', 'within'];

/** Whether a question without its first day tells nothing of the days before: it is of one, or says that it may. */
const beginsNowhere = (names: readonly string[], forAuditor: QueryDefinition['forAuditor']) =>
  forAuditor === 'standing' || names.some((name) => OF_ONE_DAY.includes(name));

/**
 * The refusal of a question about days that an auditor may not look at. What is asked without its last day is of
 * today, without its first of everything before, unless its definition says that it tells how things stood.
 * @param asked as the query was read
 * @param today business day
 */
export function outsideDays(
  caller: Caller | undefined,
  definition: Pick<QueryDefinition, 'parts' | 'path' | 'forAuditor'>,
  asked: unknown,
  today: string,
): Refusal | undefined {
  const his = daysGiven(caller);
  if (!his) return undefined;
  const { path, forAuditor } = definition;
  const read = asked as Asked;
  if (typeof forAuditor === 'object' && 'days' in forAuditor) {
    const days = told(forAuditor.days, read).map((name) => read[name] as Day | undefined);
    return days.length === 0 ? refuse('access.undated', his) : outsideEntries(caller, days);
  }
  const names = dayNames(definition);
  if (forAuditor === 'as-its-figure') {
    const days = names.flatMap((name) => (typeof read[name] === 'string' ? (read[name] as Day) : []));
    return outsideEntries(caller, days);
  }
  if (names.length === 0) {
    const isOpen = forAuditor !== undefined || !OF_MONEY.some((begin) => path.startsWith(begin));
    return isOpen ? undefined : refuse('access.undated', his);
  }
  const { from, to } = his;
  const given = (name: string) => (typeof read[name] === 'string' ? (read[name] as string) : undefined);
  const days = names.flatMap((name) => given(name) ?? []);
  // When something was written ends no days: what was written then may bear any.
  const ends = names.some((name) => !['from', 'recorded'].includes(name) && given(name) !== undefined);
  if (!ends) days.push(today);
  const fromTheFirst = given('from') === undefined && !beginsNowhere(names, forAuditor);
  const inside = !fromTheFirst && days.every((day) => day >= from && day <= to);
  return inside ? undefined : refuse('access.outside-days', { from, to });
}
