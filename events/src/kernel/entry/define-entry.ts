import * as z from 'zod';
import { power } from '../endpoint/access.ts';
import { cell, record } from '../endpoint/answers.ts';
import { defineCommand } from '../endpoint/endpoint.ts';
import * as read from '../endpoint/fields.ts';
import { defineRefusals } from '../endpoint/problem.ts';
import { defineQuery } from '../endpoint/queries.ts';
import { attributesFrom, keptFields } from '../register/values.ts';
import { missingKey } from '../register/words.ts';
import { eventsOf, whoseOf } from './events.ts';
import type { Entry, EntryAsked, EntryNamed, EntryParts, Further } from './shape.ts';
import { turnsOf } from './turns.ts';

/**
 * Declares an entry: a dated record of a student that the office writes, changes, withdraws and prints. Its events,
 * commands, refusals and sentences are made of this one definition, and by it the decider, the read model and the page.
 */
export function defineEntry<A extends object, Id extends string, Q extends object = A>(
  parts: EntryParts<A, Id, Q>,
): Entry<A, Id, Q> {
  const { noun, code, stream, id, words, fields, sealed = [], weighed = [], noted = [] } = parts;
  const codes = { unknown: `${code}.not-found`, another: `${code}.of-another`, later: `${code}.later` };
  const turns = turnsOf<A>(parts as unknown as EntryParts<A, string, never>, whoseOf(parts));
  const further = [...(parts.further ?? []), ...(Object.values(turns) as readonly Further<A>[])];
  const dated = [fields, ...Object.values(turns).map((turn) => turn.fields)].flatMap((one) =>
    Object.values(one),
  );
  const isPast = dated.some((field) => field.kind === 'day' && field.past);
  const refuse = defineRefusals<Record<string, number>>({
    [codes.unknown]: 404,
    [codes.another]: 409,
    ...(isPast ? { [codes.later]: 400 } : {}),
  });
  const commands = commandsOf(parts);
  const kept = [...Object.values(keptFields(fields)).map(({ at }) => at), ...Object.keys(parts.holds ?? {})];
  const isStamped = !kept.includes('on');
  const ofPerson = parts.of === 'person';
  const events = eventsOf(parts, { isStamped });
  const pdf = pdfOf(parts);
  const made = {
    commands: [...Object.values(commands), ...Object.values(turns).map(({ command }) => command)] as never,
    queries: [pdf] as never,
    events: [...Object.values(events), ...further.map(({ event }) => event)] as never,
    refusals: refuse.codes,
  };
  const paper = { kind: parts.paper.kind, bare: 'bare' in parts.paper, pdf };
  const base = { noun, code, stream, power: parts.power, id, fields, sealed, weighed, noted, kept, words };
  const begins = parts.begins ?? {};
  const of: Entry['of'] = parts.of ?? 'student';
  const whose = { of, ofPerson, turns };
  return { ...base, ...whose, isStamped, codes, refuse, begins, further, events, commands, paper, made };
}

/** The query for its paper; that of an entry with several is written by hand. */
const pdfOf = ({ paper, path, power: name }: Pick<EntryParts<object>, 'paper' | 'path' | 'power'>) =>
  'printing' in paper
    ? paper.pdf
    : defineQuery({
        name: paper.name,
        path: `${path}/:id.pdf`,
        access: power(name, 'view'),
        query: { id: read.id() },
      });

function commandsOf<A extends object, Id extends string, Q extends object>(
  parts: EntryParts<A, Id, Q>,
): Entry<A, Id, Q>['commands'] {
  const { noun, code, id, path, fields, steps, words, example, paper } = parts;
  const printing = 'printing' in paper ? paper.printing : undefined;
  const may = (flag: 'view' | 'insert' | 'edit' | 'delete') => power(parts.power, flag);
  const params = { id: read.id() };
  const body = z.object({
    UserID: read.id(`${code}.needs-student`),
    ...(parts.of === 'anybody' ? {} : { SessionID: read.id() }),
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
      ...(printing && { body: printing.body, example: printing.example }),
      toCommand: (sent: object, where: { readonly id: number }) => ({
        ...named(sent, where),
        ...printing?.asked(sent as Readonly<Record<string, unknown>>),
      }),
      message: 'papers.printing-recorded',
      answer: () => record({ printed: cell.count() }),
    }),
  };
}
