import { digitsOf, moneyFigures } from '../money/figures.ts';
import type { PaperLanguage } from '../text/language.ts';
import type { Fact } from './blocks.ts';
import type { PaperFigure } from './column.ts';

type Unsaid = Omit<Fact, 'value' | 'figures'>;

/** A line that says money. @param paisa in integer paisa */
export const moneyFact = (fact: Unsaid, paisa: number, language: PaperLanguage): Fact => ({
  ...fact,
  value: moneyFigures(paisa, language),
  figures: [{ kind: 'money', of: paisa }],
});

/** A line that says how many, and what they come to. @param paisa in integer paisa */
export const countedFact = (fact: Unsaid, count: number, paisa: number, language: PaperLanguage): Fact => ({
  ...fact,
  value: `${digitsOf(count, language)} · ${moneyFigures(paisa, language)}`,
  figures: [
    { kind: 'count', of: count },
    { kind: 'money', of: paisa },
  ],
});

/** A number that is reckoned with, among the figures of a line; a word in place of one. */
export const figure = (
  of: number | string,
  how: Pick<PaperFigure, 'decimals' | 'percent'> = {},
): PaperFigure => ({
  kind: 'figure',
  ...how,
  of,
});

/** A line that says one of them; a dash where there is none. */
export function figureFact(
  fact: Unsaid,
  of: number | null,
  language: PaperLanguage,
  how: Pick<PaperFigure, 'decimals'> = {},
): Fact {
  if (of === null) return { ...fact, value: '–' };
  const written = how.decimals === undefined ? of : of.toFixed(how.decimals);
  return { ...fact, value: digitsOf(written, language), figures: [figure(of, how)] };
}
