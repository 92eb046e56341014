import { toLatinDigits } from '../../kernel/money/digits.ts';
import { ungrouped } from '../../kernel/money/grouping.ts';
import { fromTaka } from '../../kernel/money/money.ts';

/** Taka as banks write them: 1,250.00, (500.00), 500.00-, 500 Dr, 500/-, -, nothing; undefined for what is none. */
export function bankAmount(text: string): number | undefined {
  const written = toLatinDigits(text)
    .replace(/[\s৳]|tk\.?|bdt|\/[-=]/gi, '')
    .replace(/cr\.?$/i, '');
  if (written === '' || written === '-') return 0;
  const minus = /^-|-$|^\(.*\)$|dr\.?$/i.test(written);
  const amount = fromTaka(ungrouped(written.replace(/[()-]|dr\.?$/gi, '')) ?? '');
  return amount === undefined ? undefined : minus ? -amount : amount;
}
