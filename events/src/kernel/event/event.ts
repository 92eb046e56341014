import type * as z from 'zod';
import type { Bilingual } from '../text/language.ts';
import type { WithIds } from './named-ids.ts';

type Data = Record<string, unknown>;

/** Which fields of an event are a person's own, and whose. They are encrypted with that person's key. */
export interface PersonalFields<D> {
  /** E.g. `person:12`: the vault keeps one key for each subject of a school. */
  readonly subject: (data: D) => string;
  readonly fields: readonly (keyof D & string)[];
}

/**
 * What an event belongs to the history of: by the name of the thing (`receipt`), the member of its data that holds
 * the id, or what reads the ids out of the data. What an event only points at is not meant: a sub-ledger's history is
 * not its fund's.
 */
export type About<D> = Readonly<
  Record<string, (keyof D & string) | ((data: D) => readonly (number | null)[])>
>;

/** Said of an event that belongs to no thing whose history anybody asks for. */
export const NOTHING = {} as const;

/** How an event is told in the history of a person. */
export interface InHistory extends Bilingual {
  /**
   * `money`: by how much it changed what is owed; `void`: that it takes something back; `money-void`: both. Absent: what
   * it changed.
   */
  readonly tells?: 'money' | 'void' | 'money-void';
}

/** The sentence of what an event of a type is called in a history. */
export const toldKey = (type: string): string => `history.event.${type}`;

/** One kind of event: its name, its current version and how older versions are read. */
export interface EventDefinition<T extends string = string, D = Data> {
  readonly type: T;
  readonly version: number;
  readonly schema: z.ZodType<D>;
  /** `upcasts[n]` turns data of version n into version n + 1. */
  readonly upcasts: Readonly<Record<number, (data: Data) => Data>>;
  readonly personal: PersonalFields<D> | undefined;
  /** Of an erasure: the subject whose key it destroys. */
  readonly erases: ((data: D) => string) | undefined;
  /** Every event of the catalogue says it, or `NOTHING`. */
  readonly about: About<D> | undefined;
  /** Said by every event that stands in the history of a person or an admission. */
  readonly history: InHistory | undefined;
  /** The sentences it brings with it, by key: the services say them (`say`), no page draws them in. */
  readonly said: Readonly<Record<string, Bilingual>>;
  /** Builds the event as a command's decision yields it. */
  (data: D): EventDraft<T, D>;
}

/** A decided event that is not yet recorded. */
export interface EventDraft<T extends string = string, D = object> {
  readonly type: T;
  readonly data: D;
}

export type DataOf<E> = E extends EventDefinition<string, infer D> ? D : never;
/** The union of drafts of several definitions, discriminated by `type`. */
export type DraftOf<E> = E extends EventDefinition<infer T, infer D> ? EventDraft<T, D> : never;

/** The fields of an erased person: the key is destroyed, the event still stands. */
export type Erasable<T> = T | null;

export interface EventOptions<D> {
  readonly version?: number;
  readonly upcasts?: Record<number, (data: Data) => Data>;
  readonly personal?: PersonalFields<D>;
  readonly erases?: (data: D) => string;
  readonly about?: About<D>;
  readonly history?: InHistory;
  readonly said?: Readonly<Record<string, Bilingual>>;
}

/**
 * Defines an event. Names are past tense, unique over the product and never renamed; data is a flat record
 * of facts, money in paisa, days as `YYYY-MM-DD`.
 */
export function defineEvent<const T extends string, S extends z.ZodType<object>>(
  type: T,
  schema: S,
  options: EventOptions<z.output<S>> = {},
): EventDefinition<T, WithIds<z.output<S>>> {
  const { history, said } = options;
  if (!/^([A-Z][a-z0-9]+){2,}$/.test(type)) throw new Error(`event name: ${type}`);
  const build = (data: z.output<S>) => ({ type, data });
  return Object.assign(build, {
    type,
    version: options.version ?? 1,
    schema,
    upcasts: options.upcasts ?? {},
    personal: options.personal,
    erases: options.erases,
    about: options.about,
    history,
    said: { ...said, ...(history && { [toldKey(type)]: { bn: history.bn, en: history.en } }) },
  }) as unknown as EventDefinition<T, WithIds<z.output<S>>>;
}

/** A thing whose history can be asked for. */
export interface Thing {
  readonly entity: string;
  readonly id: number;
}

/** The things that an event belongs to, each once; those whose id is null are left out. */
export function thingsOf({ about = {} }: Pick<EventDefinition, 'about'>, data: Data): Thing[] {
  return Object.entries(about).flatMap(([entity, from]) => {
    const ids = typeof from === 'function' ? from(data) : [data[from] as number | null];
    return [...new Set(ids)].flatMap((id) => (id === null ? [] : [{ entity, id }]));
  });
}
