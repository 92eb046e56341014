import { canonicalJson } from '../codec/index.ts';
import { type FoldedHeads, type StreamHead, sha256, sortedHeads } from './heads.ts';

/** What a root is made of; `heads` in any order. */
export interface RootOf {
  readonly schoolId: string;
  /** Business day, `YYYY-MM-DD`. */
  readonly day: string;
  /** Every event of the school up to this position of the log is under the root. */
  readonly position: number;
  readonly previousRoot: string;
  /** Of the streams that every school has. */
  readonly heads: readonly StreamHead[];
  /** Of those the school has opened, by category. */
  readonly folded?: readonly FoldedHeads[] | undefined;
}

/** What the first root of a school follows. */
export const NO_ROOT = '0'.repeat(64);

/**
 * SHA-256 over the canonical JSON of `{ day, folded, heads, position, previousRoot, schoolId }`, in hexadecimal. Where
 * nothing is folded the member is left out: so all roots were made before streams could be opened.
 */
export function rootOf({ schoolId, day, position, previousRoot, heads, folded = [] }: RootOf): string {
  const sorted = sortedHeads(heads).map((head) => [...head]);
  const content = { schoolId, day, position, previousRoot, heads: sorted };
  const whole = folded.length > 0 ? { ...content, folded: folded.map((each) => [...each]) } : content;
  return sha256(canonicalJson(whole));
}
