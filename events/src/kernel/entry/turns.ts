import * as z from 'zod';
import { power } from '../endpoint/access.ts';
import { defineCommand } from '../endpoint/endpoint.ts';
import * as read from '../endpoint/fields.ts';
import { defineEvent } from '../event/event.ts';
import { storedDay } from '../event/schemas.ts';
import { attributesFrom, exampleOf, keptFields } from '../register/values.ts';
import { missingKey } from '../register/words.ts';
import type { EntryParts, Held, MadeTurn, Turn } from './shape.ts';

/** Under which key it is said that a turn is done. */
export const doneKey = (code: string, key: string) => `${code}.${key}-done`;

/** What a form might say of a turn: its days have come. */
const said = ({ fields }: Pick<Turn, 'fields'>) => ({
  ...exampleOf(fields),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([wire, { kind }]) => (kind === 'day' ? [[wire, '2026-04-14']] : [])),
  ),
});

interface Common {
  readonly about: Readonly<Record<string, string>>;
  /** The number of the entry and whose it is, as events hold them. */
  readonly whose: Held;
}

/** What becomes of an entry: of each turn its command and its event. */
export function turnsOf<A extends object>(
  { noun, code, id, path, power: held, turns = {} }: EntryParts<A, string, never>,
  { about, whose }: Common,
): Readonly<Record<string, MadeTurn<A>>> {
  const made = ([key, turn]: readonly [string, Turn<A>]) => {
    const { names, fields, holds = {}, words } = turn;
    const [name, type] = names;
    const inputs = Object.entries(fields).map(([wire, one]) => [wire, one.input(missingKey(noun, wire))]);
    const stored = Object.values(keptFields(fields)).map((one) => [one.at, one.stored]);
    const asks = defineCommand({
      name,
      path: `${path}/:id/${key}`,
      access: power(held, 'edit'),
      params: { id: read.id() },
      body: z.object(Object.fromEntries(inputs)),
      toCommand: (sent, where) => ({ [id]: where.id, ...attributesFrom(fields, sent) }),
      message: doneKey(code, key),
      example: said(turn),
    });
    const command = Object.assign(asks, { fields });
    const event = defineEvent(
      type,
      z.object({ ...whose, on: storedDay, ...Object.fromEntries(stored), ...holds }),
      { about, history: { bn: words.bn.told, en: words.en.told } },
    );
    return [key, { ...turn, command, event }] as const;
  };
  return Object.fromEntries(Object.entries(turns).map(made)) as unknown as Readonly<
    Record<string, MadeTurn<A>>
  >;
}
