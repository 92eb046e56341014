import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../state.ts';
import { type Draft, draftLogin, draftsIn } from './drafts.ts';

const PAUSE_MS = 400;

/** The draft of a form or grid, in hand. */
export interface DraftInHand {
  /** What an earlier visit has left, until it is begun anew or sent. */
  readonly found: Draft | undefined;
  /** Whatever is typed is kept, also when the page goes this moment. */
  readonly keeps: boolean;
  /** When it was kept last, ms since 1970; undefined while nothing is. */
  readonly at: number | undefined;
  /** Keeps it a moment after the last change, and at once when the page goes. */
  keep(draft: Omit<Draft, 'at'>): void;
  /** It is sent, or let go of. */
  forget(): void;
}

/**
 * A form's or grid's draft, per login, in this browser.
 * @param form its name, with what it is about; undefined keeps nothing
 */
export function useDraft(form: string | undefined): DraftInHand {
  const store = useStore<RootState>();
  const [{ login, drafts, left, keeps }] = useState(() => {
    const whose = draftLogin(store.getState().session.user);
    const all = draftsIn();
    const isDrafted = form !== undefined;
    return {
      ...{ login: whose, drafts: all, keeps: isDrafted && all.works() },
      left: isDrafted ? all.read(whose, form) : undefined,
    };
  });
  const [found, setFound] = useState(left);
  const [at, setAt] = useState(left?.at);
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; write(): number | undefined }>(
    undefined,
  );
  const keep = useCallback(
    (draft: Omit<Draft, 'at'>) => {
      if (form === undefined) return;
      clearTimeout(waiting.current?.timer);
      const write = () => {
        clearTimeout(waiting.current?.timer);
        waiting.current = undefined;
        // Whoever has left by hand leaves nothing.
        const { phase } = store.getState().session;
        if (login === '' || (phase !== 'out' && phase !== 'leaving')) return drafts.keep(login, form, draft);
        return undefined;
      };
      waiting.current = { timer: setTimeout(() => setAt(write()), PAUSE_MS), write };
    },
    [drafts, form, login, store],
  );
  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    if (form !== undefined) drafts.forget(login, form);
    setFound(undefined);
    setAt(undefined);
  }, [drafts, form, login]);
  useEffect(() => {
    const flush = () => void waiting.current?.write();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
  return useMemo(() => ({ found, keeps, at, keep, forget }), [found, keeps, at, keep, forget]);
}
