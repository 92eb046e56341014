import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import type { RootState } from '../../state.ts';
import { type Draft, draftsIn } from './drafts.ts';
import { cipherAwaited } from './sealed/cipher-in-hand.ts';
import { draftOwner, keyAwaited } from './sealed/owner.ts';
import { useShelf } from './use-shelf.ts';
import { waitingForms } from './waiting.ts';

const PAUSE_MS = 400;

/** What is typed into a form, before it is kept. */
export type Typed = Omit<Draft, 'at' | 'page'>;

/** The draft of a form or grid, in hand. */
export interface DraftInHand {
  /** What an earlier visit has left, until it is begun anew or sent. */
  readonly found: Draft | undefined;
  /** Whatever is typed is kept, also when the page goes this moment. */
  readonly keeps: boolean;
  /** When what lies in the storage was kept, ms since 1970; undefined while nothing lies there. */
  readonly at: number | undefined;
  /** Keeps it a moment after the last change, and at once when the page goes. */
  keep(draft: Typed): void;
  /** It is sent, or let go of. */
  forget(): void;
}

/** Whoever leaves by hand was asked what becomes of his drafts: nothing touches them any more. */
const hasLeft = ({ phase, ended }: RootState['session']): boolean =>
  phase === 'leaving' || (phase === 'out' && ended === undefined);

/**
 * A form's or grid's draft, per login, in this browser.
 * @param form its name, with what it is about; undefined keeps nothing
 * @throws what it waits for, to the `Suspense` of its page, until it can be known whether there is one
 */
export function useDraft(form: string | undefined): DraftInHand {
  const store = useStore<RootState>();
  const [{ owner, drafts, left, keeps }] = useState(() => {
    const { user } = store.getState().session;
    const coming = form !== undefined && (cipherAwaited() ?? keyAwaited(user));
    if (coming) throw coming; // here, as it begins: a form that stands is never taken away
    const whose = draftOwner(user);
    const all = draftsIn();
    const isDrafted = form !== undefined;
    return {
      ...{ owner: whose, drafts: all, keeps: isDrafted && all.works(whose) },
      left: isDrafted ? all.read(whose, form) : undefined,
    };
  });
  const [found, setFound] = useState(left);
  const [at, setAt] = useState(left?.at);
  const typed = useRef<Omit<Draft, 'at'>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const isHis = owner.login === '' || !hasLeft(store.getState().session);
    if (form === undefined || typed.current === undefined || !isHis) return;
    setAt(drafts.keep(owner, form, typed.current));
  }, [drafts, form, owner, store]);
  const keep = useCallback(
    (draft: Typed) => {
      if (form === undefined) return;
      typed.current = { ...draft, page: location.pathname }; // by the time it is written the page may be another
      clearTimeout(timer.current);
      timer.current = setTimeout(write, PAUSE_MS);
    },
    [form, write],
  );
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = typed.current = undefined;
    // A form that is emptied as its session is over was not let go of by anybody.
    const isOver = owner.login !== '' && ['out', 'leaving'].includes(store.getState().session.phase);
    if (form !== undefined && !isOver) drafts.forget(owner, form);
    setFound(undefined);
    setAt(undefined);
  }, [drafts, form, owner, store]);
  useEffect(() => {
    const flush = () => {
      if (timer.current !== undefined) write();
    };
    waitingForms.add(flush);
    window.addEventListener('pagehide', flush);
    return () => {
      waitingForms.delete(flush);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [write]);
  const look = useCallback(() => {
    if (form !== undefined) setAt(drafts.read(owner, form)?.at);
  }, [drafts, form, owner]);
  useShelf(look, write);
  return useMemo(() => ({ found, keeps, at, keep, forget }), [found, keeps, at, keep, forget]);
}
