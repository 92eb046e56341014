import type { Ports } from '../../../ports.ts';
import { isObject } from '../keepable.ts';

/** All drafts of a login, unreadable without its key. */
interface Sealed {
  /** When the newest was kept, ms since 1970. */
  readonly at: number;
  readonly sealed: string;
}

export const DRAFTS = 'drafts';
export const KEPT_DAYS = 7;
export const KEPT_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

function isSealed(value: unknown, now: number): value is Sealed {
  if (!isObject(value) || typeof value['sealed'] !== 'string' || typeof value['at'] !== 'number')
    return false;
  return value['at'] <= now && now - value['at'] < KEPT_MS;
}

/** Where sealed drafts lie in this browser, by login, for 7 days; nonsense and what lies there unsealed is nothing. */
export function shelfIn({ storage, now }: Pick<Ports, 'storage' | 'now'>) {
  function all(): Readonly<Record<string, Sealed>> {
    let kept: unknown;
    try {
      kept = JSON.parse(storage.read(DRAFTS) ?? '{}');
    } catch {
      return {};
    }
    const logins = Object.entries(isObject(kept) ? kept : {});
    return Object.fromEntries(logins.filter((one): one is [string, Sealed] => isSealed(one[1], now())));
  }
  function write(logins: Readonly<Record<string, Sealed>>): void {
    if (Object.keys(logins).length === 0) storage.remove(DRAFTS);
    else storage.write(DRAFTS, JSON.stringify(logins));
  }
  function forget(login: string): void {
    const { [login]: _, ...rest } = all();
    write(rest);
  }
  return {
    /** Whether this browser keeps anything: a private window may not. */
    works(): boolean {
      const probe = `${DRAFTS}?`;
      storage.write(probe, probe);
      const isKept = storage.read(probe) === probe;
      storage.remove(probe);
      return isKept;
    },
    read: (login: string): string | undefined => all()[login]?.sealed,
    put: (login: string, one: Sealed): void => write({ ...all(), [login]: one }),
    /** All of a login: he has thrown it away, or nothing is left. */
    forget,
    /** What is too old goes, whoever's it is. */
    sweep(): void {
      if (storage.read(DRAFTS) !== null) write(all());
    },
  };
}
