import { plainText } from '../../kernel/index.ts';
import type { Entry, Halves } from './conditions.ts';

const spoken = (word: string) => plainText(word).replace(/[.:।ঃ]+$/, '');

/** How absence is written: in the product's own words, and in those that teachers use. */
const ABSENT: ReadonlySet<string> = new Set(
  ['অ', 'অনু', 'অনুপ', 'অনুপস্থিত', 'গায়েব', 'গায়িব', 'গরহাজির', 'غائب', 'a', 'ab', 'abs', 'absent'].map(spoken),
);

/** What no mark can be; `request.half` names a quarter, `results.no-mark` what is no number at all. */
export type NoMark = 'request.half' | 'results.no-mark';

/**
 * What was typed into a cell, whatever its paper: a mark in digits of any script, halves allowed, a word of
 * `ABSENT` for absence, nothing for none yet; else what is wrong with it.
 */
export function readEntry(typed: string): Entry | NoMark {
  const text = plainText(typed).replace(/(?<=\d) ?½$/, '.5');
  if (text === '') return null;
  if (ABSENT.has(spoken(text))) return 'absent';
  if (!/^\d{1,4}(\.\d+)?$/.test(text)) return 'results.no-mark';
  const mark = Number(text) * 2;
  return Number.isInteger(mark) ? mark : 'request.half';
}

/** What was typed into a cell of a paper; undefined for what is no mark of it. */
export function readMark(typed: string, max: Halves): Entry | undefined {
  const entry = readEntry(typed);
  if (entry === null || entry === 'absent') return entry;
  return typeof entry === 'number' && entry <= max ? entry : undefined;
}
