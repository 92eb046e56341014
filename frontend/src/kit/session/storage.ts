import type { Ports } from '../ports.ts';
import type { Session, User } from './state.ts';

type Storage = Ports['storage'];

/** What the last visit left: with a token the session waits for the server's word before any page is shown. */
export function storedSession(storage: Storage): Session {
  const token = storage.read('token');
  return token ? { phase: 'verifying', token, ...userFrom(storage.read('user')) } : { phase: 'out' };
}

function userFrom(stored: string | null): { user?: User } {
  try {
    const user: unknown = JSON.parse(stored ?? '');
    return typeof user === 'object' && user !== null ? { user: user as User } : {};
  } catch {
    return {};
  }
}

export function keepSession(storage: Storage, token: string, user: User): void {
  storage.write('user', JSON.stringify(user));
  storage.write('token', token);
}

/** Clears the stored session unless another tab has put its own there. */
export function forgetSession(storage: Storage, token: string | undefined): void {
  if (storage.read('token') !== (token ?? null)) return;
  storage.remove('token');
  storage.remove('user');
}
