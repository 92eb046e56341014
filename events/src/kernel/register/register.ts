import { type Access, signedIn } from '../endpoint/access.ts';
import type { CommandDefinition } from '../endpoint/endpoint.ts';
import { defineRefusals } from '../endpoint/problem.ts';
import type { EventDraft } from '../event/event.ts';
import type { Manifest } from '../manifest.ts';
import { commandsOf, type RegisterCommand } from './commands.ts';
import type { Field, Fields, PlaceIn, Said } from './fields.ts';
import { queriesOf } from './queries.ts';
import { type AnyRow, type Recorded, type Row, type RowChange, recordedBy } from './rows.ts';
import { storedAttributes, valueAt } from './values.ts';
import { type Codes, codesOf, sentencesOf, type Words } from './words.ts';

/** What is said of a register beside its fields; `A` are the attributes of its rows. */
export interface RegisterParts<A extends object, Id extends string = string> {
  /** In events and in words for machines: `Subject`. */
  readonly noun: string;
  readonly plural?: string;
  /** The stream that holds it, by category. */
  readonly stream: string;
  readonly power: string;
  /** Who may read the list; any signed-in user where absent, as every select shows it. */
  readonly read?: Access;
  /** The list's address; the others are made of it where `paths` does not say them. */
  readonly path: string;
  readonly paths?: Paths;
  /** More addresses of the same list. */
  readonly also?: readonly string[];
  /** A change and a removal are also taken at `path`, the id in the body under this name. */
  readonly idInBody?: string;
  /** The wire's names of a row's id and of its place in the list. */
  readonly id: string;
  readonly serial?: string;
  /** In wire names; the form and the table keep their order. */
  readonly fields: Readonly<Record<string, Field<PlaceIn<A>>>>;
  /** Places that together are found once among the rows that stand. */
  readonly unique: readonly PlaceIn<A>[];
  /** A row is ordered within those that have the same here. */
  readonly within?: PlaceIn<A>;
  /** The order can be changed: by whom the register is kept. */
  readonly ordered?: boolean;
  /** What becomes of a used row that is deleted: kept for what refers to it, or the deletion refused. No DELETE where absent. */
  readonly remove?: 'retire' | 'refuse';
  /** Rows on a page where the wire asks for pages. */
  readonly page?: number;
  /** Another name of the id within the product, and events older than this definition. */
  readonly idName?: Id;
  readonly recorded?: Recorded;
  readonly words: Words;
  /** Codes and keys that older clients know. */
  readonly codes?: Partial<Codes>;
}

interface Paths {
  readonly add?: string;
  /** With `:id`, or else the id stands in the body under the register's own name. */
  readonly change?: string;
  /** Null: the order changes by a command that is written by hand. */
  readonly order?: string | null;
}

/** A list that an institution keeps, said once for all layers. */
export interface Register<A extends object = object, Id extends string = string> {
  readonly noun: string;
  readonly plural: string;
  /** Its name within the product: `examName`. */
  readonly key: string;
  readonly stream: string;
  readonly power: string;
  readonly idName: string;
  readonly wire: { readonly id: string; readonly serial: string };
  readonly fields: Fields;
  readonly unique: readonly string[];
  readonly within: string | undefined;
  readonly ordered: boolean;
  readonly remove: 'retire' | 'refuse' | undefined;
  readonly page: number | undefined;
  readonly words: Words;
  readonly codes: Codes;
  readonly recorded: Recorded;
  readonly refuse: ReturnType<typeof defineRefusals<Record<string, number>>>;
  readonly commands: {
    readonly add: CommandDefinition<RegisterCommand>;
    readonly change: CommandDefinition<RegisterCommand>;
    readonly remove?: CommandDefinition<RegisterCommand>;
    readonly reorder?: CommandDefinition<RegisterCommand>;
    readonly also: readonly CommandDefinition<RegisterCommand>[];
  };
  readonly queries: ReturnType<typeof queriesOf>;
  /** What it adds to its context. */
  readonly made: Partial<Manifest>;
  /** The types of its attributes and of the name of its id; never set. */
  readonly attributes?: A;
  readonly named?: Id;
}

export type AttributesOf<R> = R extends Register<infer A, string> ? A : never;
/** The rows of a register, under its own name for their id. */
export type RowOfRegister<R> = R extends Register<infer A, infer Id> ? Row<A, Id> : never;

const lowerFirst = (word: string) => word.slice(0, 1).toLowerCase() + word.slice(1);

/**
 * Declares a register: its events, commands, queries, refusals and sentences are made of this one definition, and by
 * it the decider, the read model and the screen.
 * @throws TypeError that names the contradiction: two fields in one place, a place that no field fills
 */
export function defineRegister<A extends object, Id extends string = 'id'>(
  parts: RegisterParts<A, Id>,
): Register<A, Id> {
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
    texts: sentencesOf(base),
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

const normal = (value: unknown) =>
  typeof value === 'string' ? value.normalize('NFC').toLowerCase() : String(value);

/** What may be found once among the standing rows of a register. */
export const uniqueKey = ({ unique }: Pick<Register, 'unique'>, row: Readonly<Record<string, unknown>>) =>
  unique.map((place) => normal(valueAt(row, place))).join(':');

/** The part of the list that a row is ordered in. */
export const groupKey = ({ within }: Pick<Register, 'within'>, row: Readonly<Record<string, unknown>>) =>
  within === undefined ? '' : String(valueAt(row, within));

export const idOf = ({ idName }: Pick<Register, 'idName'>, row: AnyRow): number => row[idName] as number;

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

export type { Said };
