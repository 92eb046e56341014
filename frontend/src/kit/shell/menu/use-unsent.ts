import { useCallback, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { type Draft, draftsIn } from '../../form/drafts/drafts.ts';
import { fetchCipher } from '../../form/drafts/sealed/cipher-in-hand.ts';
import { draftOwner } from '../../form/drafts/sealed/owner.ts';
import { shelfIn } from '../../form/drafts/sealed/shelf.ts';
import { keepAtOnce } from '../../form/drafts/use-draft.ts';
import { isHeld } from '../../form/leaving/guards.ts';
import { browser } from '../../ports.ts';
import { signOut } from '../../session/state.ts';
import type { RootState } from '../../store.ts';

/** What a login leaves behind that is not sent. */
export interface Unsent {
  /** The newest first. */
  readonly drafts: readonly Draft[];
  /** The page in hand holds something of which no draft is kept. */
  readonly isHeld: boolean;
}

/** The way out: at once where nothing is left behind, else once it is said what becomes of it. */
export function useSigningOut() {
  const store = useStore<RootState>();
  const dispatch = useDispatch();
  const [unsent, setUnsent] = useState<Unsent>();
  const leave = useCallback(async () => {
    keepAtOnce();
    const left = { drafts: await draftsOf(store.getState().session.user), isHeld: isHeld() };
    if (left.drafts.length === 0 && !left.isHeld) dispatch(signOut());
    else setUnsent(left);
  }, [dispatch, store]);
  const answer = useCallback(
    (drafts?: 'kept' | 'thrown-away') => {
      setUnsent(undefined);
      if (drafts) dispatch(signOut(drafts));
    },
    [dispatch],
  );
  return { unsent, leave, answer };
}

async function draftsOf(user: RootState['session']['user']): Promise<readonly Draft[]> {
  const owner = draftOwner(user);
  if (shelfIn(browser).read(owner.login) === undefined) return [];
  await fetchCipher();
  return Object.values(draftsIn().all(owner)).sort((one, other) => other.at - one.at);
}
