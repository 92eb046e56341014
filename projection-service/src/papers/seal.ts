import { createHmac, timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '@madrasah/events';

/** Makes the check letters of a document of a school; only who knows the installation's secret can. */
export type Seal = (school: string, document: string) => string;

// No vowels, so that no word comes out, and none that is read as a figure.
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const LENGTH = 10; // 20^10: about 43 bits, for guesses that each cost a request

/** A seal with a key of its own, derived from the secret that signs tokens. */
export function sealWith(secret: string): Seal {
  const key = createHmac('sha256', secret).update('papers').digest();
  return (school, document) => {
    const digest = createHmac('sha256', key).update(`${school}\n${document}`).digest();
    let rest = digest.readBigUInt64BE();
    let letters = '';
    for (let index = 0; index < LENGTH; index += 1) {
      letters += LETTERS[Number(rest % BigInt(LETTERS.length))];
      rest /= BigInt(LETTERS.length);
    }
    return letters;
  };
}

/** The code a receipt carries: its id and its letters, `12-BCDFG-HJKLM`. */
export function receiptCode(seal: Seal, school: string, receiptId: number): string {
  const letters = seal(school, `receipt:${receiptId}`);
  return `${receiptId}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** The receipt a code is of, when the letters are right; in whatever digits, case and spacing it was typed. */
export function receiptOfCode(seal: Seal, school: string, typed: string): number | undefined {
  const plain = toLatinDigits(typed)
    .replace(/[\s\-–]/g, '')
    .toUpperCase();
  const [, id = '', letters = ''] = /^(\d{1,15})([A-Z]{10})$/.exec(plain) ?? [];
  if (!letters) return undefined;
  const right = timingSafeEqual(Buffer.from(seal(school, `receipt:${Number(id)}`)), Buffer.from(letters));
  return right ? Number(id) : undefined;
}
