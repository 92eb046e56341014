import { browser, type Ports } from '../../ports.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed into a form that is not sent yet. */
export interface Draft {
  /** Its members that were typed; null is one that was emptied. */
  readonly values: Values;
  /** When it was kept, ms since 1970. */
  readonly at: number;
  /** Of what is changed: the version that was seen, and what stood in the form then. */
  readonly version?: number | undefined;
  readonly loaded?: Values | undefined;
}

/** By login, by form. */
type Drafts = Readonly<Record<string, Readonly<Record<string, Draft>>>>;

export const DRAFTS = 'drafts';
const DAYS = 7;
export const KEPT_MS = DAYS * 24 * 60 * 60 * 1000;
/** No form needs to name these: they are never kept. */
const SECRET = /password|again|secret|token|credential|^pin$/i;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A file cannot be kept: it is chosen again. */
export const holdsFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (Array.isArray(value) ? value.some(holdsFile) : isObject(value) && Object.values(value).some(holdsFile));

/** What of a form may be kept. @param secret members that never are, beside passwords */
export const keepable = (values: Values, secret: readonly string[] = []): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => !SECRET.test(name) && !secret.includes(name) && !holdsFile(value),
    ),
  );

/** What differs from how the form began, member by member; one that was emptied is null. */
export function typedOver(began: Values, values: Values): Values {
  const names = [...new Set([...Object.keys(began), ...Object.keys(values)])];
  const text = (value: unknown) => (value === '' ? undefined : JSON.stringify(value));
  return Object.fromEntries(
    names.flatMap((name) =>
      text(began[name]) === text(values[name]) ? [] : [[name, values[name] ?? null] as const],
    ),
  );
}

function isDraft(value: unknown, now: number): value is Draft {
  if (!isObject(value) || !isObject(value['values']) || typeof value['at'] !== 'number') return false;
  return value['at'] <= now && now - value['at'] < KEPT_MS;
}

/** Drafts of forms in this browser, by login; nonsense in the storage and what is older than 7 days is nothing. */
export function draftsIn({ storage, now }: Pick<Ports, 'storage' | 'now'> = browser) {
  function all(): Drafts {
    let kept: unknown;
    try {
      kept = JSON.parse(storage.read(DRAFTS) ?? '{}');
    } catch {
      return {};
    }
    if (!isObject(kept)) return {};
    const live = (forms: unknown) =>
      Object.entries(isObject(forms) ? forms : {}).filter((form): form is [string, Draft] =>
        isDraft(form[1], now()),
      );
    return Object.fromEntries(
      Object.entries(kept).map(([login, forms]) => [login, Object.fromEntries(live(forms))]),
    );
  }
  function put(login: string, forms: Readonly<Record<string, Draft>>): void {
    const logins = Object.entries({ ...all(), [login]: forms }).filter(
      ([, one]) => Object.keys(one).length > 0,
    );
    if (logins.length === 0) storage.remove(DRAFTS);
    else storage.write(DRAFTS, JSON.stringify(Object.fromEntries(logins)));
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
    read: (login: string, form: string): Draft | undefined => all()[login]?.[form],
    /** @returns when it was kept; undefined where the browser keeps nothing */
    keep(login: string, form: string, draft: Omit<Draft, 'at'>): number | undefined {
      const at = now();
      put(login, { ...all()[login], [form]: { ...draft, at } });
      return all()[login]?.[form]?.at === at ? at : undefined;
    },
    forget(login: string, form: string): void {
      const { [form]: gone, ...rest } = all()[login] ?? {};
      if (gone) put(login, rest);
    },
    /** All of a login: he has signed out by hand. */
    forgetLogin: (login: string): void => put(login, {}),
    /** What is too old goes, whoever's it is. */
    sweep(): void {
      if (storage.read(DRAFTS) !== null) put('', all()[''] ?? {});
    },
  };
}

/** Under which a login's drafts are kept. */
export const draftLogin = (
  user: { readonly schoolId: string; readonly userId: number | string } | undefined,
): string => (user ? `${user.schoolId}:${user.userId}` : '');
