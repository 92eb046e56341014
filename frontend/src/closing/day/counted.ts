import { NOTE_VALUES } from '@madrasah/events/closing';
import { toLatinDigits } from '@madrasah/events/kernel';

/** What was typed into the boxes, by the place of the note's value. */
export type Typed = readonly (string | number | undefined)[] | undefined;

const countOf = (typed: Typed, value: number): number => {
  const text = toLatinDigits(String(typed?.[value] ?? '')).trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
};

/** As the command takes it: `{"1000": "৩"}`; what was left empty is not there. */
export const asBody = (typed: Typed): Record<string, unknown> =>
  Object.fromEntries(
    NOTE_VALUES.flatMap((value) => {
      const given = typed?.[value];
      return given === undefined || given === '' ? [] : [[String(value), given]];
    }),
  );

/** What the notes of one value are worth, and all together; in taka. */
export const worthOf = (typed: Typed, value: number): number => value * countOf(typed, value);
export const totalOf = (typed: Typed): number =>
  NOTE_VALUES.reduce((sum, value) => sum + worthOf(typed, value), 0);
