import type * as z from 'zod';

/** Places of the fields that the wire numbers: `DivisionNumber1` … */
export const SEVEN = [1, 2, 3, 4, 5, 6, 7] as const;
export const SIX = [1, 2, 3, 4, 5, 6] as const;

type Numbered<Name extends string, Place extends number, T> = Record<`${Name}${Place}`, T>;

/** One schema for each numbered field. */
export const numbered = <const Name extends string, Place extends number, Schema extends z.ZodType>(
  name: Name,
  places: readonly Place[],
  schema: () => Schema,
): Numbered<Name, Place, Schema> =>
  Object.fromEntries(places.map((place) => [`${name}${place}`, schema()])) as Numbered<Name, Place, Schema>;

/** The values of numbered fields in order. */
export const listed = <
  const Name extends string,
  Place extends number,
  From extends Partial<Numbered<Name, Place, unknown>>,
>(
  from: From,
  name: Name,
  places: readonly Place[],
): From[`${Name}${Place}`][] => places.map((place) => from[`${name}${place}`]);
