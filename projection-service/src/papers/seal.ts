import { createHmac, timingSafeEqual } from 'node:crypto';
import { toLatinDigits } from '@madrasah/events';

export { paperKey } from '@madrasah/service-kit/vault';

/** Makes the check letters of a document of a school; only who knows the installation's secret can. */
export type Seal = (school: string, document: string) => string;

// No vowels, so that no word comes out, and none that is read as a figure.
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

const LENGTH = 10; // 20^10: about 43 bits, for guesses that each cost a request

/** A seal with a key of its own. */
export function sealWith(key: Buffer): Seal {
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

/** The papers that carry a code: what the code of each begins with, and how many numbers name one. */
const CODED = {
  receipt: { initial: '', numbers: 1 },
  donation: { initial: 'D', numbers: 1 },
  'gate-pass': { initial: 'G', numbers: 1 },
  certificate: { initial: 'C', numbers: 1 },
  'character-report': { initial: 'B', numbers: 1 },
  /** Session, exam, section, version and student. */
  'mark-sheet': { initial: 'M', numbers: 5 },
  /** Admission and exam. */
  'admit-card': { initial: 'A', numbers: 2 },
} as const satisfies Readonly<Record<string, { readonly initial: string; readonly numbers: number }>>;
export type CodedPaper = keyof typeof CODED;
const KINDS = Object.entries(CODED) as [CodedPaper, (typeof CODED)[CodedPaper]][];

/**
 * The code a paper carries: its number, or its numbers with points between, and its letters: `12-BCDFG-HJKLM` on a
 * receipt, `G7-…` on a gate pass, `M1.2.3.1.40-…` on a mark sheet.
 */
export function paperCode(seal: Seal, school: string, kind: CodedPaper, ...ids: readonly number[]): string {
  const number = ids.join('.');
  const letters = seal(school, `${kind}:${number}`);
  return `${CODED[kind].initial}${number}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}

/** What a paper is checked by: its code, and where whoever scans it is led. */
export interface PaperProof {
  readonly code: string;
  readonly address: string;
}

/** @param deps publicUrl: where everybody reaches the pages */
export function paperProof(
  { seal, publicUrl }: { readonly seal: Seal; readonly publicUrl: string },
  school: string,
  kind: CodedPaper,
  ...ids: readonly number[]
): PaperProof {
  const code = paperCode(seal, school, kind, ...ids);
  return { code, address: `${publicUrl}/verify/${school}/${code}` };
}

const CODE = /^([A-Z]?)(\d{1,15}(?:\.\d{1,15})*)([A-Z]{10})$/;

/** The paper a code is of, when the letters are right; in whatever digits, case and spacing it was typed. */
export function paperOfCode(
  seal: Seal,
  school: string,
  typed: string,
): { readonly kind: CodedPaper; readonly ids: readonly number[] } | undefined {
  const plain = toLatinDigits(typed)
    .replace(/[\s\-–]/g, '')
    .toUpperCase();
  const [, initial = '', number = '', letters = ''] = CODE.exec(plain) ?? [];
  const ids = number.split('.').map(Number);
  const [kind] = KINDS.find(([, one]) => one.initial === initial && one.numbers === ids.length) ?? [];
  if (!letters || !kind) return undefined;
  const right = timingSafeEqual(Buffer.from(seal(school, `${kind}:${ids.join('.')}`)), Buffer.from(letters));
  return right ? { kind, ids } : undefined;
}
