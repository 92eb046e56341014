import type { Foldable } from '../folding/index.ts';

/** What somebody else did to a login: made it, gave it power, or set its password. */
export type HandKind = 'made' | 'power' | 'password';

/** The last time that one login did so to another. */
export interface Hand {
  readonly kind: HandKind;
  /** The login that did it. */
  readonly by: number;
  /** ISO. */
  readonly at: string;
}

/** With one more hand laid on a login; of its own and of the system's none is kept. */
export function withHand(
  hands: readonly Hand[],
  kind: HandKind,
  loginId: number,
  { metadata: { at, actor } }: Foldable,
): readonly Hand[] {
  if (actor.id === 0 || actor.id === loginId) return hands;
  const others = hands.filter((hand) => hand.kind !== kind || hand.by !== actor.id);
  return [...others, { kind, by: actor.id, at }];
}
