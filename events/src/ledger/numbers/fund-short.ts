import { field } from '../../kernel/endpoint/fields.ts';
import { optional, takes } from '../../kernel/endpoint/notes.ts';
import { Problem } from '../../kernel/endpoint/problem.ts';
import type { Language } from '../../kernel/index.ts';
import { firstLetter } from '../../kernel/text/first-letter.ts';
import { type Charted, chartedName } from '../charted-name.ts';

/** So many letters, as a reader counts them: যা is one. */
const MOST = 4;
const LETTERS = /^[\p{Script=Bengali}\p{Script=Latin}\p{M}]+$/u;
const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

const lettersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** The letters of a fund in the numbers of its vouchers; '' where none are given. Digits and signs would blur the number. */
export const fundShort = () =>
  field(
    (raw: unknown): string | Problem => {
      if (raw === undefined || raw === null) return '';
      if (typeof raw !== 'string') return new Problem('request.text');
      const text = raw.normalize('NFC').trim();
      const isShort = LETTERS.test(text) && !/\p{Nd}/u.test(text) && lettersOf(text).length <= MOST;
      return text === '' || isShort ? text : new Problem('ledger.fund-short');
    },
    optional(takes.text(20)),
  );

/** What vouchers of a fund are numbered by: its own letters, else the first of its name in the reader's language. */
export const shortOf = (
  fund: Charted & { readonly short?: string | undefined },
  language: Language,
): string => fund.short || firstLetter(chartedName(fund, language).replace(/^[^\p{L}]+/u, ''));
