import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { browser } from '../../ports.ts';
import type { RootState } from '../../state.ts';
import { DRAFTS } from './sealed/shelf.ts';

/**
 * Hears what becomes of the drafts in the storage that all tabs share.
 * @param look another tab has changed what lies there
 * @param write the session that was interrupted is back: what was thrown away meanwhile is kept anew
 */
export function useShelf(look: () => void, write: () => void): void {
  const store = useStore<RootState>();
  useEffect(
    () =>
      browser.storage.onChange(({ key }) => {
        if (key === DRAFTS || key === null) look();
      }),
    [look],
  );
  useEffect(() => {
    let before = store.getState().session.phase;
    return store.subscribe(() => {
      const { phase } = store.getState().session;
      const isBack = before === 'interrupted' && phase === 'in';
      before = phase;
      if (isBack) write();
    });
  }, [store, write]);
}
