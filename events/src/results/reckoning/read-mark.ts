import { toLatinDigits } from '../../kernel/index.ts';
import type { Entry, Halves } from './conditions.ts';

const ABSENT: ReadonlySet<string> = new Set(['অ', 'a', 'A', 'absent']);

/**
 * What was typed into a cell: a mark in digits of any script, halves allowed, `অ` or `a` for absent, nothing for none
 * yet. Undefined for what is no mark of the paper.
 */
export function readMark(typed: string, max: Halves): Entry | undefined {
  const text = toLatinDigits(typed).trim();
  if (text === '') return null;
  if (ABSENT.has(text)) return 'absent';
  if (!/^\d{1,4}(\.\d+)?$/.test(text)) return undefined;
  const mark = Number(text) * 2;
  return Number.isInteger(mark) && mark <= max ? mark : undefined;
}
