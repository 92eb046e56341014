import {
  type CommandDefinition,
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

/** The parameters of a query that are business days. */
function dayNames({ parts }: Pick<QueryDefinition, 'parts'>): string[] {
  return Object.entries(parts.query?.shape ?? {}).flatMap(([name, schema]) => {
    const noted = fieldNotes.noteOf(schema);
    return noted && 'json' in noted && noted.json === fieldNotes.takes.day ? [name] : [];
  });
}

/**
 * The refusal of a question about days that an auditor may not look at. What is asked without its last day is of
 * today, without its first of everything before.
 * @param asked as the query was read
 * @param today business day
 */
export function outsideDays(
  caller: Caller | undefined,
  definition: Pick<QueryDefinition, 'parts'>,
  asked: unknown,
  today: string,
): Refusal | undefined {
  const { from, to } = caller?.auditor ?? {};
  if (!from || !to) return undefined;
  const names = dayNames(definition);
  if (names.length === 0) return undefined;
  const read = asked as Readonly<Record<string, unknown>>;
  const given = (name: string) => (typeof read[name] === 'string' ? (read[name] as string) : undefined);
  const days = names.flatMap((name) => given(name) ?? []);
  const ends = names.some((name) => name !== 'from' && given(name) !== undefined);
  if (!ends) days.push(today);
  // How things stood on a day is no list of what went before.
  const stands = given('asOf') !== undefined && !('page' in (definition.parts.query?.shape ?? {}));
  const fromTheFirst = names.includes('from') && given('from') === undefined && !stands;
  const inside = !fromTheFirst && days.every((day) => day >= from && day <= to);
  return inside ? undefined : refuse('access.outside-days', { from, to });
}
