import type { Ports } from '../../../ports.ts';

type Storage = Pick<Ports['storage'], 'read' | 'write' | 'remove'>;
type Named = { readonly schoolId: string; readonly userId: number | string };

/** Whose drafts they are, and what they are sealed with; without a key none is kept. */
export interface Owner {
  readonly login: string;
  readonly key: string;
}

export const DRAFT_KEY = 'draftKey';
const KEY_BYTES = 32;

/** What is filled in before there is any login is nobody's: whoever stands at this browser goes on with it. */
const NOBODYS_KEY = btoa('\0'.repeat(KEY_BYTES));

/** Under which a login's drafts are kept. */
export const draftLogin = (user: Named | undefined): string =>
  user ? `${user.schoolId}:${user.userId}` : '';

/** Notes what the server gave a login with its sign-in; it goes with the session. */
export function keepDraftKey(storage: Storage, user: Named, key: string | undefined): void {
  if (key) storage.write(DRAFT_KEY, `${draftLogin(user)} ${key}`);
  else storage.remove(DRAFT_KEY);
}

/** The owner of what somebody types now; another login's key, which another tab has put there, is not his. */
export function draftOwner(storage: Storage, user: Named | undefined): Owner {
  const login = draftLogin(user);
  const [whose, key = ''] = (storage.read(DRAFT_KEY) ?? '').split(' ');
  if (login === '') return { login, key: NOBODYS_KEY };
  return { login, key: whose === login ? key : '' };
}
