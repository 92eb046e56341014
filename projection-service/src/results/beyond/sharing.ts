import { smsParts } from '@madrasah/events/results';

/** A text of more parts is cut or refused by some networks. */
const MOST_PARTS = 3;

/**
 * Brothers and sisters share a text as long as it has no more than three parts; whoever does not fit begins another.
 * @param textOf the text that some of them share
 */
export function sharing<T>(family: readonly T[], textOf: (told: readonly T[]) => string): readonly T[][] {
  const texts: T[][] = [];
  for (const one of family) {
    const last = texts.at(-1);
    if (last && smsParts(textOf([...last, one])).parts <= MOST_PARTS) last.push(one);
    else texts.push([one]);
  }
  return texts;
}
