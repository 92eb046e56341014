import * as z from 'zod';
import { power } from '../endpoint/access.ts';
import { cell, record } from '../endpoint/answers.ts';
import { defineCommand } from '../endpoint/endpoint.ts';
import * as read from '../endpoint/fields.ts';
import { defineRefusals } from '../endpoint/problem.ts';
import { defineQuery } from '../endpoint/queries.ts';
import { defineEvent } from '../event/event.ts';
import { storedDay, storedId } from '../event/schemas.ts';
import { attributesFrom, keptFields } from '../register/values.ts';
import { missingKey } from '../register/words.ts';
import type { Bilingual } from '../text/language.ts';
import type { Entry, EntryAsked, EntryNamed, EntryParts, EntryStep } from './shape.ts';

const snake = (noun: string) => noun.replace(/(?!^)([A-Z])/g, '_$1').toLowerCase();

/**
 * Declares an entry: a dated record of a student that the office writes, changes, withdraws and prints. Its events,
 * commands, refusals and sentences are made of this one definition, and by it the decider, the read model and the page.
 */
export function defineEntry<A extends object, Id extends string, Q extends object = A>(
  parts: EntryParts<A, Id, Q>,
): Entry<A, Id, Q> {
  const { noun, code, stream, id, words, fields, sealed = [], noted = [], further = [] } = parts;
  const codes = { unknown: `${code}.not-found`, another: `${code}.of-another`, later: `${code}.later` };
  const isPast = Object.values(fields).some((field) => field.kind === 'day' && field.past);
  const refuse = defineRefusals<Record<string, number>>({
    [codes.unknown]: 404,
    [codes.another]: 409,
    ...(isPast ? { [codes.later]: 400 } : {}),
  });
  const commands = commandsOf(parts);
  const kept = [...Object.values(keptFields(fields)).map(({ at }) => at), ...Object.keys(parts.holds ?? {})];
  const isStamped = !kept.includes('on');
  const events = eventsOf(parts, isStamped);
  const pdf = defineQuery({
    name: parts.paper.name,
    path: `${parts.path}/:id.pdf`,
    access: power(parts.power, 'view'),
    query: { id: read.id() },
  });
  const made = {
    commands: Object.values(commands) as never,
    queries: [pdf] as never,
    events: [...Object.values(events), ...further.map(({ event }) => event)] as never,
    refusals: refuse.codes,
  };
  const paper = { kind: parts.paper.kind, pdf };
  const base = { noun, code, stream, power: parts.power, id, fields, sealed, noted, kept, isStamped, words };
  const begins = parts.begins ?? {};
  return { ...base, codes, refuse, begins, further, events, commands, paper, made };
}

function commandsOf<A extends object, Id extends string, Q extends object>(
  parts: EntryParts<A, Id, Q>,
): Entry<A, Id, Q>['commands'] {
  const { noun, code, id, path, fields, steps, words, example } = parts;
  const may = (flag: 'view' | 'insert' | 'edit' | 'delete') => power(parts.power, flag);
  const params = { id: read.id() };
  const body = z.object({
    UserID: read.id(`${code}.needs-student`),
    SessionID: read.id(),
    ...Object.fromEntries(
      Object.entries(fields).map(([wire, { input }]) => [wire, input(missingKey(noun, wire))]),
    ),
  });
  const asked = (sent: Readonly<Record<string, unknown>>) => {
    const said = attributesFrom(fields, sent);
    const whose = { userId: sent['UserID'], sessionId: sent['SessionID'] };
    return {
      ...whose,
      ...(parts.asked?.(said as Record<string, string>) ?? said),
    } as unknown as EntryAsked<Q>;
  };
  const failed = (step: 'write' | 'change' | 'withdraw') => ({
    bn: words.bn.failed[step],
    en: words.en.failed[step],
  });
  const own = { path: `${path}/:id`, params };
  const named = (_: unknown, where: { readonly id: number }): EntryNamed => ({ [id]: where.id });
  return {
    write: defineCommand({
      ...{ name: steps.write[0], path, access: may('insert'), body, toCommand: asked, status: 201, example },
      ...{ message: `${code}.written`, failed: failed('write') },
    }),
    change: defineCommand({
      ...{
        name: steps.change[0],
        method: 'PUT',
        versioned: true,
        ...own,
        access: may('edit'),
        body,
        example,
      },
      toCommand: (sent, where) => ({ ...named(sent, where), ...asked(sent) }),
      ...{ message: `${code}.changed`, failed: failed('change') },
    }),
    withdraw: defineCommand({
      ...{ name: steps.withdraw[0], method: 'DELETE', ...own, access: may('delete'), toCommand: named },
      ...{ message: `${code}.withdrawn`, failed: failed('withdraw') },
    }),
    print: defineCommand({
      ...{ name: steps.print[0], path: `${path}/:id/printed`, params, access: may('view') },
      ...{ toCommand: named, message: 'papers.printing-recorded' },
      answer: () => record({ printed: cell.count() }),
    }),
  };
}

/** Under which name the day of a withdrawal is recorded. */
export const withdrawnAt = ({ isStamped }: Pick<Entry, 'isStamped'>) => (isStamped ? 'on' : 'withdrawnOn');

const DONE = {
  write: { bn: '', en: '' },
  change: { bn: ' বদল', en: ' changed' },
  withdraw: { bn: ' প্রত্যাহার', en: ' withdrawn' },
  print: { bn: ' মুদ্রণ', en: ' printed' },
} as const satisfies Readonly<Record<EntryStep, Bilingual>>;

/** How a step is told in the history of whom the entry is of: “Character report changed”. */
function historyOf({ bn, en }: Entry['words'], step: EntryStep): Bilingual {
  const [ours, english] = [bn, en].map(({ one, paper = one }) => (step === 'print' ? paper : one));
  const told = `${ours}${DONE[step].bn}`;
  return { bn: told, en: `${english?.slice(0, 1).toUpperCase()}${english?.slice(1)}${DONE[step].en}` };
}

/** Its events, by the names they are recorded under. What is the person's own is null once he is erased. */
function eventsOf<A extends object, Id extends string, Q extends object>(
  { noun, id, steps, words, fields, holds = {}, noted = [], sealed = [] }: EntryParts<A, Id, Q>,
  isStamped: boolean,
): Entry['events'] {
  const about = { [snake(noun)]: id, user: 'userId', admission: 'admissionId' };
  const whose = { [id]: storedId, userId: storedId, admissionId: storedId };
  const said = Object.values(keptFields(fields)).map(
    ({ at, stored }) =>
      [at, (sealed as readonly string[]).includes(at) ? stored.nullable() : stored] as const,
  );
  const day: Record<string, z.ZodType> = isStamped ? { on: storedDay } : {};
  const note: Record<string, z.ZodType> = noted.length > 0 ? { noteId: storedId.nullable() } : {};
  const facts = { ...Object.fromEntries(said), ...holds, ...day, ...note };
  const subject = (data: Record<string, unknown>) => `person:${data['userId']}`;
  const personal = sealed.length > 0 ? { personal: { subject, fields: [...sealed] } } : {};
  const made = (step: EntryStep, more: Record<string, z.ZodType>, also: object = {}) => {
    const history = historyOf(words, step);
    return defineEvent(steps[step][1], z.object({ ...whose, ...more }), {
      about,
      history,
      ...also,
    } as never) as never;
  };
  return {
    write: made('write', facts, personal),
    change: made('change', facts, personal),
    withdraw: made('withdraw', { [withdrawnAt({ isStamped })]: storedDay }),
    print: made('print', { printing: z.int().min(1) }),
  };
}
