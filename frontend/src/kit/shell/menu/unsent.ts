import { type Draft, draftsIn } from '../../form/drafts/drafts.ts';
import { fetchCipher } from '../../form/drafts/sealed/cipher-in-hand.ts';
import { draftOwner } from '../../form/drafts/sealed/owner.ts';
import { isHeld } from '../../form/leaving/guards.ts';
import type { User } from '../../session/state.ts';

/** What a login leaves behind that is not sent. */
export interface Unsent {
  /** The newest first. */
  readonly drafts: readonly Draft[];
  /** The page in hand holds something of which no draft is kept. */
  readonly isHeld: boolean;
}

/** What somebody who goes now leaves behind; undefined where that is nothing. */
export async function unsentOf(user: User | undefined): Promise<Unsent | undefined> {
  await fetchCipher();
  const all = Object.values(draftsIn().all(draftOwner(user)));
  const drafts = all.sort((one, other) => other.at - one.at);
  return drafts.length > 0 || isHeld() ? { drafts, isHeld: isHeld() } : undefined;
}
