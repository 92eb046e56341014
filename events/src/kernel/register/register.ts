import { signedIn } from '../endpoint/access.ts';
import { defineRefusals } from '../endpoint/problem.ts';
import type { EventDraft } from '../event/event.ts';
import { NEEDS, type Need } from '../needs/index.ts';
import { plainText } from '../text/plain-text.ts';
import { commandsOf } from './commands.ts';
import { queriesOf } from './queries.ts';
import { type AnyRow, type RowChange, recordedBy } from './rows.ts';
import type { Fields, Register, RegisterParts } from './shape.ts';
import { storedAttributes, valueAt } from './values.ts';
import type { Listing } from './wire-row.ts';
import { codesOf } from './words.ts';

const lowerFirst = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1);

/**
 * Declares a register: its events, commands, queries, refusals and sentences are made of this one definition, and by
 * it the decider, the read model and the screen. What its list answers follows from the fields, in types as well.
 * @throws TypeError that names the contradiction: two fields in one place, a place that no field fills
 */
export const defineRegister =
  <A extends object, Id extends string = 'id'>() =>
  <const P extends RegisterParts<A, Id>>(parts: P): Listing<A, Id, P> =>
    registerOf<A, Id>(parts) as Listing<A, Id, P>;

function registerOf<A extends object, Id extends string>(parts: RegisterParts<A, Id>): Register<A, Id> {
  const plural = parts.plural ?? `${parts.noun}s`;
  const fields = parts.fields as Fields;
  const ordered = parts.ordered ?? false;
  const codes = codesOf(parts.noun, parts.codes);
  const base = {
    noun: parts.noun,
    plural,
    key: lowerFirst(parts.noun),
    stream: parts.stream,
    power: parts.power,
    idName: parts.idName ?? 'id',
    wire: { id: parts.id, serial: parts.serial ?? 'Serial' },
    fields,
    unique: parts.unique as readonly string[],
    within: parts.within as string | undefined,
    ordered,
    remove: parts.remove,
    page: parts.page,
    words: parts.words,
    codes,
    builtIn: parts.builtIn ?? [],
    refuse: defineRefusals({
      [codes.unknown]: 404,
      [codes.duplicate]: 409,
      ...(ordered ? { [codes.order]: 409 } : {}),
      ...(parts.remove === 'refuse' ? { [codes.used]: 409 } : {}),
    }),
    recorded:
      parts.recorded ??
      recordedBy(parts.noun, plural, storedAttributes(fields), {
        ordered,
        retires: parts.remove !== undefined,
      }),
  };
  refuseContradictions(base);
  const commands = commandsOf(base, parts);
  const queries = queriesOf(base, parts, parts.read ?? signedIn);
  const { also, ...own } = commands;
  const made = {
    commands: [...Object.values(own), ...also] as never,
    queries: [...Object.values(queries.files), ...queries.lists] as never,
    events: base.recorded.definitions,
    refusals: base.refuse.codes,
    worded: base,
  };
  return { ...base, commands, queries, made };
}

type Base = Pick<Register, 'noun' | 'fields' | 'unique' | 'within' | 'wire'>;

function refuseContradictions({ noun, fields, unique, within, wire }: Base): void {
  const places = Object.values(fields).map(({ at }) => at);
  const twice = places.find((place, index) => places.indexOf(place) !== index);
  if (twice !== undefined) throw new TypeError(`${noun}: two fields at ${twice}`);
  for (const place of [...unique, ...(within === undefined ? [] : [within])])
    if (!places.includes(place)) throw new TypeError(`${noun}: no field at ${place}`);
  for (const name of [wire.id, wire.serial])
    if (name in fields) throw new TypeError(`${noun}: ${name} is the row's own and a field`);
}

/**
 * What must stand before a row can be added: what its form chooses from, where every row has one of it and no school
 * has it from its first day.
 */
export const needsOf = ({ fields }: Pick<Register, 'fields'>): readonly Need[] =>
  Object.values(fields)
    .flatMap((field) =>
      field.kind === 'ref' && field.to.builtIn.length === 0 && !field.silent && !field.derived && !field.when
        ? NEEDS.filter((need) => !('ofKind' in need) && need.made[0] === field.to.wire.id)
        : [],
    )
    .map(({ need }) => need);

const normal = (value: unknown) => (typeof value === 'string' ? plainText(value) : String(value));

/** What may be found once among the standing rows of a register. */
export const uniqueKey = ({ unique }: Pick<Register, 'unique'>, row: Readonly<Record<string, unknown>>) =>
  unique.map((place) => normal(valueAt(row, place))).join(':');

/** The part of the list that a row is ordered in. */
export const groupKey = ({ within }: Pick<Register, 'within'>, row: Readonly<Record<string, unknown>>) =>
  within === undefined ? '' : String(valueAt(row, within));

export const idOf = ({ idName }: Pick<Register, 'idName'>, row: AnyRow): number => row[idName] as number;

/** The rows that a school has before any event. */
export const builtInRows = ({ builtIn, idName }: Pick<Register, 'builtIn' | 'idName'>): AnyRow[] =>
  builtIn.map(({ id, attributes }) => ({
    [idName]: id,
    serial: id,
    ...attributes,
    version: 0,
    retired: false,
  }));

/** The one event of a change to a register; `after` are the whole attributes where the change is of some. */
export const drafted = (
  { recorded }: Pick<Register, 'recorded'>,
  change: RowChange,
  after?: Readonly<Record<string, unknown>>,
): EventDraft => recorded.write(change, after)[0] as EventDraft;

/** How a row is called when it is spoken of: its first text. */
export function labelOf(register: Pick<Register, 'fields'>, row: AnyRow, language: 'bn' | 'en'): string {
  const texts = Object.values(register.fields).filter(({ kind }) => kind === 'text');
  const own = texts.find((field) => field.kind === 'text' && field.script === language);
  return String((own && valueAt(row, own.at)) || (texts[0] && valueAt(row, texts[0].at)) || '');
}
