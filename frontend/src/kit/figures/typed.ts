import { fromTaka, toLatinDigits } from '@madrasah/events/kernel';

/** Paisa of a typed sum in any digits; 0 for what is none. */
export const paisaTyped = (typed: string | undefined): number =>
  fromTaka(toLatinDigits(typed ?? '').replaceAll(/[,\s]/g, '')) ?? 0;
