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

/** The papers that carry a code, and what the code of each begins with before its number. */
const INITIALS = { receipt: '', 'gate-pass': 'G' } as const;
export type CodedPaper = keyof typeof INITIALS;

const KINDS = new Map(Object.entries(INITIALS).map(([kind, initial]) => [initial, kind as CodedPaper]));

/** The code a paper carries: its number and its letters, `12-BCDFG-HJKLM` on a receipt, `G7-…` on a gate pass. */
export function paperCode(seal: Seal, school: string, kind: CodedPaper, id: number): string {
  const letters = seal(school, `${kind}:${id}`);
  return `${INITIALS[kind]}${id}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** The paper a code is of, when the letters are right; in whatever digits, case and spacing it was typed. */
export function paperOfCode(
  seal: Seal,
  school: string,
  typed: string,
): { readonly kind: CodedPaper; readonly id: number } | undefined {
  const plain = toLatinDigits(typed)
    .replace(/[\s\-–]/g, '')
    .toUpperCase();
  const [, initial = '', id = '', letters = ''] = /^([A-Z]?)(\d{1,15})([A-Z]{10})$/.exec(plain) ?? [];
  const kind = KINDS.get(initial as (typeof INITIALS)[CodedPaper]);
  if (!letters || !kind) return undefined;
  const right = timingSafeEqual(Buffer.from(seal(school, `${kind}:${Number(id)}`)), Buffer.from(letters));
  return right ? { kind, id: Number(id) } : undefined;
}
