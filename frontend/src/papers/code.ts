import { toLatinDigits } from '@madrasah/events/kernel';

/** What a paper's code is made of, without its dashes; with them it has at most the forty signs that the server takes. */
const PLAIN = /^[0-9A-Z][0-9A-Z.]{0,37}$/;

/**
 * A code as the paper shows it, from whatever was typed: Bengali digits, small letters, any dashes or none. What is no
 * code stays what it is, for the server to judge.
 */
export function writtenCode(typed: string): string {
  const bare = toLatinDigits(typed)
    .replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
  return bare.replace(/^([A-Z]?\d[\d.]*)([A-Z]{5})([A-Z]{5})$/, '$1-$2-$3');
}

/** What stands in the way of asking for a code that was typed. */
export function codeProblem(typed: string): 'kit.form.required' | 'papers.check.codeWrong' | undefined {
  const bare = writtenCode(typed).replaceAll('-', '');
  if (bare === '') return 'kit.form.required';
  return PLAIN.test(bare) ? undefined : 'papers.check.codeWrong';
}

/** Where the check of a code stands, which is also what the QR code on the paper says. */
export const checkAddress = (school: string, code: string): string =>
  `/verify/${encodeURIComponent(school)}/${encodeURIComponent(code)}`;
