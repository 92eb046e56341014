import { MOST_COINS, NOTE_VALUES, worthOfCash } from '@madrasah/events/closing';
import { toLatinDigits } from '@madrasah/events/kernel';

/** What was typed into the boxes of a count. */
export interface Typed {
  /** By the place of the note's value. */
  readonly notes?: readonly (string | number | undefined)[];
  /** Coins below a taka, in paisa. */
  readonly coins?: string | number;
}

const numberOf = (typed: string | number | undefined): number => {
  const text = toLatinDigits(String(typed ?? '')).trim();
  return /^\d{1,6}$/.test(text) ? Number(text) : 0;
};

/** As the commands take it: notes as `{"1000": "৩"}`; what was left empty is not there. */
export const asBody = ({ notes, coins }: Typed) => ({
  notes: Object.fromEntries(
    NOTE_VALUES.flatMap((value) => {
      const given = notes?.[value];
      return given === undefined || given === '' ? [] : [[String(value), given]];
    }),
  ),
  ...(coins === undefined || coins === '' ? {} : { coins }),
});

/** What the notes of one value are worth, and all that was counted; in taka. */
export const worthOf = (notes: Typed['notes'], value: number): number => value * numberOf(notes?.[value]);
export const totalOf = ({ notes, coins }: Typed): number =>
  worthOfCash(
    NOTE_VALUES.map((value) => [value, numberOf(notes?.[value])]),
    coinsOf(coins),
  ) / 100;

/** Coins as they were typed, in paisa; what nobody may count is none yet. */
export function coinsOf(coins: Typed['coins']): number {
  const paisa = numberOf(coins);
  return paisa <= MOST_COINS ? paisa : 0;
}
