import { fromTaka, toLatinDigits } from '@madrasah/events/kernel';

/** Paisa of a typed sum in any digits; 0 for what is none. */
export const paisaTyped = (typed: string | undefined): number =>
  fromTaka(toLatinDigits(typed ?? '').replaceAll(/[,\s]/g, '')) ?? 0;

/** Paisa of a typed sum: digits of any script, commas allowed, nothing typed is 0; undefined when it is no sum. */
export function readTaka(typed: string | undefined): number | undefined {
  const plain = toLatinDigits(typed ?? '').replaceAll(/[,\s]/g, '');
  if (plain === '') return 0;
  const read = fromTaka(plain);
  return read !== undefined && read >= 0 ? read : undefined;
}
