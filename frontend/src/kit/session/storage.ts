import { HIJRI_OFFSET } from '@madrasah/events/kernel';
import type { Ports } from '../ports.ts';
import type { Menu } from './menu.ts';
import type { Credentials, Institution, Session, User } from './state.ts';

type Storage = Ports['storage'];

/**
 * What the last visit left. The page begins with what it knew of its user: menu and data are asked for at once, and
 * whoever is no longer let in is sent away by the first answer.
 */
export function storedSession(storage: Storage): Session {
  const token = storage.read('token');
  if (!token) return { phase: 'out' };
  const menu = storedMenu(storage);
  const signed = storedUser(storage);
  // The menu says which days an auditor may look at: without them his first question would be refused.
  const days = menu?.user?.days;
  const user = signed && { ...signed, ...(days && { days }) };
  const institution = institutionOf(menu);
  return { phase: 'verifying', token, ...(user && { user }), ...(institution && { institution }) };
}

/** What the user of the last visit was told that he may do. */
export const storedMenu = (storage: Storage): Menu | undefined =>
  storage.read('token') ? read<Menu>(storage, 'menu') : undefined;

/** Whose the stored token is. */
export const storedUser = (storage: Storage): User | undefined => read<User>(storage, 'user');

function read<Kept>(storage: Storage, key: string): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(storage.read(key) ?? '');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
}

export function keepSession(storage: Storage, token: string, user: User): void {
  storage.remove('menu'); // another's
  storage.write('user', JSON.stringify(user));
  storage.write('token', token);
}

export const keepMenu = (storage: Storage, { along: _, draftKey: __, ...menu }: Menu): void =>
  storage.write('menu', JSON.stringify(menu));

/** Clears the stored session unless another tab has put its own there. */
export function forgetSession(storage: Storage, token: string | undefined): void {
  if (storage.read('token') !== (token ?? null)) return;
  for (const key of ['token', 'user', 'menu']) storage.remove(key);
}

export function institutionOf(menu: Pick<Menu, 'institution'> | undefined): Institution | undefined {
  const {
    InstitutionName: name,
    EngInstitutionName: englishName = '',
    Address: address = '',
    HijriOffset: hijriOffset = HIJRI_OFFSET,
    Logo: logo = null,
    RenewDays: days = null,
    BalanceDr: quota = null,
    BalanceCr: admitted = null,
  } = menu?.institution ?? {};
  return name
    ? { name, englishName, address, hijriOffset, logo, renewal: { days, quota, admitted } }
    : undefined;
}

/**
 * Where a browser keeps what shows that a login has signed in on it before: by that, nobody else's wrong tries behind the
 * same address lock it out. It opens nothing, and stays when he signs out.
 */
export const deviceKey = ({ school_id, name }: Pick<Credentials, 'school_id' | 'name'>): string =>
  `device:${school_id}:${name.normalize('NFC').toLowerCase()}`;
