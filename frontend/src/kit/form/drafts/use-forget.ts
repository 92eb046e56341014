import { useStore } from 'react-redux';
import type { RootState } from '../../state.ts';
import { draftsIn } from './drafts.ts';
import { draftOwner } from './sealed/owner.ts';
import { keepAtOnce } from './waiting.ts';

/** Lets go of the draft of a form that was only looked at, once what it says was done elsewhere; by its name. */
export function useForgetDraft(): (form: string) => void {
  const store = useStore<RootState>();
  return (form) => {
    keepAtOnce(); // nothing waits that would keep it again
    draftsIn().forget(draftOwner(store.getState().session.user), form);
  };
}
