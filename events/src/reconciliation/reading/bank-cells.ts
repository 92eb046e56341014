import { ungrouped } from '../../kernel/money/grouping.ts';
import { fromTaka } from '../../kernel/money/money.ts';
import { plainText } from '../../kernel/text/plain-text.ts';

/** Taka as banks write them: 1,250.00, (500.00), 500.00-, −500, +500, 500 Dr, 500/-, -, nil, nothing; undefined for what is none. */
export function bankAmount(text: string): number | undefined {
  const written = plainText(text)
    .replace(/[\s৳*]|^'|taka|tk\.?|bdt|টাকা|টাঃ|\/[-=]/g, '')
    .replace(/cr\.?$/, '')
    .replace(/^\+(?=[\d.])/, '')
    .replace(/(?<!\d)\.(?=\d)/, '0.');
  if (/^(-*|nil)$/.test(written)) return 0;
  const minus = /^-|-$|^\(.*\)$|dr\.?$/.test(written);
  const amount = fromTaka(ungrouped(written.replace(/[()-]|dr\.?$/g, '')) ?? '');
  return amount === undefined ? undefined : minus ? -amount : amount;
}
