import * as z from 'zod';
import { isDay } from '../calendar/dates.ts';
import type { NamedAs } from '../event/named-ids.ts';

const wholePaisa = (taka: number) => Math.abs(taka * 100 - Math.round(taka * 100)) < 1e-6;
const dayOrNone = () => z.string().refine((text) => text === '' || isDay(text));

/**
 * What a member of an answer holds, by the kinds of columns: `money` is taka with whole paisa, `day` a business day or
 * nothing, `time` an instant, `switch` the specification's 0 or 1. An id is a `number` under its own name.
 */
export const cell = {
  money: () => z.number().refine(wholePaisa),
  count: () => z.int(),
  number: () => z.int(),
  code: () => z.string(),
  mobile: () => z.string(),
  name: () => z.string(),
  text: () => z.string(),
  day: dayOrNone,
  time: () => z.iso.datetime(),
  clock: () => z.string().regex(/^\d{2}:\d{2}$/),
  names: () => z.array(z.string()),
  who: () => z.strictObject({ id: z.int(), name: z.string() }),
  choice: () => z.int(),
  oneOf: <const V extends string | number>(values: readonly V[]) => z.literal(values),
  badge: () => z.int(),
  flag: () => z.boolean(),
  switch: () => z.union([z.literal(0), z.literal(1)]),
};

export type Members = Readonly<Record<string, z.ZodType>>;

/** These members, nothing less and nothing more. */
export const record = <M extends Members>(members: M) => z.strictObject(members);

/** The schema of an interface, member by member: one that is left out, or holds another thing, does not compile. */
export const shaped = <T>(
  shape: { readonly [K in keyof Required<T>]: z.ZodType<Required<T>[K] | undefined> },
) => z.strictObject(shape) as unknown as z.ZodType<T>;

/** `{ data }`, and what stands beside it. */
export const answered = <D extends z.ZodType, B extends Members = Record<never, never>>(
  data: D,
  beside: B = {} as B,
) => z.strictObject({ data, ...beside });

/** `{ data: [row, …] }`, and what stands beside the rows. */
export const listed = <R extends Members, B extends Members = Record<never, never>>(
  row: R,
  beside: B = {} as B,
) => z.strictObject({ data: z.array(record(row)), ...beside });

/** One page of such rows. */
export const paged = <R extends Members, B extends Members = Record<never, never>>(
  row: R,
  beside: B = {} as B,
) =>
  z.strictObject({
    data: z.array(record(row)),
    total: z.int().min(0),
    totalPages: z.int().min(0),
    currentPage: z.int().min(1),
    ...beside,
  });

type Plain = string | number | boolean | null | undefined;

/** An answer as whoever asks has it: nothing of it is changed, and ids say what they name. */
export type Told<T> = T extends Plain
  ? T
  : T extends readonly (infer E)[]
    ? readonly Told<E>[]
    : { readonly [K in keyof T]: NamedAs<K, Told<T[K]>> };

/** What a definition says of its answer: made when somebody holds an answer against it; pages have its type alone. */
export type AnswerSchema<S extends z.ZodType = z.ZodType> = () => S;
