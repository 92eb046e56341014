import type { EventDraft, Refusal } from '@madrasah/events';
import { ConfirmingAloneSwitched, LoginTied, refuseAccess as refuse } from '@madrasah/events/access';
import type { AccessState } from '@madrasah/service-kit/access';
import { type Actor, administered } from './decide.ts';

type Decided = readonly EventDraft[] | Refusal;

/** Says whose a login is that was nobody's: one's own, or one that one may administer. Once, for good. */
export function tieLogin(
  state: AccessState,
  { loginId, userId }: { readonly loginId: number; readonly userId: number },
  actor: Actor,
): Decided {
  const login = loginId === actor.id ? state.logins.get(loginId) : administered(state, loginId, actor);
  if (!login) return refuse('login.not-found');
  if ('refused' in login) return login;
  if (login.userId === userId) return [];
  return login.userId === null ? [LoginTied({ loginId, userId })] : refuse('access.login-tied-already');
}

/** Lets the only person of a school confirm his own, or no more. */
export function switchConfirmingAlone(
  { alone }: Pick<AccessState, 'alone'>,
  { allowed }: { readonly allowed: boolean },
): readonly EventDraft[] {
  const isSo = (alone.get('confirming')?.allowed ?? false) === allowed;
  return isSo ? [] : [ConfirmingAloneSwitched({ allowed })];
}
