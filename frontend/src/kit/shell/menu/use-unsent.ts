import { useCallback, useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { draftLogin } from '../../form/drafts/sealed/owner.ts';
import { shelfIn } from '../../form/drafts/sealed/shelf.ts';
import { keepAtOnce } from '../../form/drafts/waiting.ts';
import { isHeld } from '../../form/leaving/guards.ts';
import { frameTexts } from '../../frame/texts.ts';
import { browser } from '../../ports.ts';
import { signOut } from '../../session/state.ts';
import type { RootState } from '../../store.ts';
import { useText } from '../../text.ts';
import type { SignOutDialog } from './SignOutDialog.tsx';
import type { Unsent } from './unsent.ts';

/** The question, and what it is about: fetched by whoever has something to lose. */
interface Asked {
  readonly unsent: Unsent;
  readonly Dialog: typeof SignOutDialog;
}

/** The way out: at once where nothing is left behind, else once it is said what becomes of it. */
export function useSigningOut() {
  const t = useText(frameTexts);
  const store = useStore<RootState>();
  const dispatch = useDispatch();
  const [asked, setAsked] = useState<Asked>();
  const leave = useCallback(async () => {
    keepAtOnce();
    const { user } = store.getState().session;
    if (shelfIn(browser).read(draftLogin(user)) === undefined && !isHeld()) return void dispatch(signOut());
    try {
      const [{ unsentOf }, { SignOutDialog: Dialog }] = await Promise.all([
        import('./unsent.ts'),
        import('./SignOutDialog.tsx'),
      ]);
      const unsent = await unsentOf(user);
      if (unsent) setAsked({ unsent, Dialog });
      else dispatch(signOut());
    } catch {
      // The network is away: the drafts lie here in any case, only what this page holds would be lost.
      if (!isHeld() || window.confirm(t('kit.page.signOutUnsent'))) dispatch(signOut());
    }
  }, [dispatch, store, t]);
  const answer = useCallback(
    (drafts?: 'kept' | 'thrown-away') => {
      setAsked(undefined);
      if (drafts) dispatch(signOut(drafts));
    },
    [dispatch],
  );
  return { asked, leave, answer };
}
