type Named = { readonly schoolId: string; readonly userId: number | string };

/** Whose drafts they are, and what they are sealed with; without a key none is kept. */
export interface Owner {
  readonly login: string;
  readonly key: string;
}

const KEY_BYTES = 32;

/** What is filled in before there is any login is nobody's: whoever stands at this browser goes on with it. */
const NOBODYS: Owner = { login: '', key: btoa('\0'.repeat(KEY_BYTES)) };

/** Of who is signed in on this page. Here alone: in a storage the next at this machine would find it. */
let noted: Owner | undefined;
let awaited: { readonly promise: Promise<void>; readonly settle: () => void } | undefined;

/** Under which a login's drafts are kept. */
export const draftLogin = (user: Named | undefined): string =>
  user ? `${user.schoolId}:${user.userId}` : '';

/** Notes what the server has given a login. @param key undefined where it gave none: then what it had holds on */
export function noteDraftKey(user: Named | undefined, key: string | undefined): void {
  const login = draftLogin(user);
  if (key !== undefined || noted?.login !== login) noted = { login, key: key ?? '' };
  awaited?.settle();
  awaited = undefined;
}

/** The owner of what somebody types now; the key of another login is not his. */
export function draftOwner(user: Named | undefined): Owner {
  const login = draftLogin(user);
  if (login === '') return NOBODYS;
  return noted?.login === login ? noted : { login, key: '' };
}

/** What whoever needs a login's key waits for; undefined once the server has given it, or has given none. */
export function keyAwaited(user: Named | undefined): Promise<void> | undefined {
  const login = draftLogin(user);
  if (login === '' || noted?.login === login) return undefined;
  if (!awaited) {
    let settle = () => {};
    const promise = new Promise<void>((done) => {
      settle = done;
    });
    awaited = { promise, settle };
  }
  return awaited.promise;
}
