import { browser, type Ports } from '../../ports.ts';
import { isObject } from './keepable.ts';
import type { Cipher } from './sealed/cipher.ts';
import { cipherInHand } from './sealed/cipher-in-hand.ts';
import type { Owner } from './sealed/owner.ts';
import { KEPT_MS, shelfIn } from './sealed/shelf.ts';

type Values = Readonly<Record<string, unknown>>;

/** What was typed into a form that is not sent yet. */
export interface Draft {
  /** Its members that were typed; null is one that was emptied. */
  readonly values: Values;
  /** When it was kept, ms since 1970. */
  readonly at: number;
  /** The path of the page it was typed on. */
  readonly page?: string;
  /** Of what is changed: the version that was seen, and what stood in the form then. */
  readonly version?: number | undefined;
  readonly loaded?: Values | undefined;
}

/** By form. */
type Drafts = Readonly<Record<string, Draft>>;

function isDraft(value: unknown, now: number): value is Draft {
  if (!isObject(value) || !isObject(value['values']) || typeof value['at'] !== 'number') return false;
  return value['at'] <= now && now - value['at'] < KEPT_MS;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text);
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

/** Drafts of forms in this browser, each login's sealed under its own key; what is older than 7 days is nothing. */
export function draftsIn(
  { storage, now }: Pick<Ports, 'storage' | 'now'> = browser,
  cipher: Cipher | undefined = cipherInHand(),
) {
  const shelf = shelfIn({ storage, now });
  function all({ login, key }: Owner): Drafts {
    const text = key && cipher?.open(key, shelf.read(login) ?? '');
    const forms = Object.entries(text ? parsed(text) : {});
    return Object.fromEntries(forms.filter((one): one is [string, Draft] => isDraft(one[1], now())));
  }
  function put({ login, key }: Owner, forms: Drafts): void {
    if (!cipher || !key) return;
    const at = Math.max(...Object.values(forms).map((draft) => draft.at));
    if (Object.keys(forms).length === 0) shelf.forget(login);
    else shelf.put(login, { at, sealed: cipher.seal(key, JSON.stringify(forms)) });
  }
  return {
    /** Whether what this owner types can be kept at all. */
    works: ({ key }: Owner): boolean => cipher !== undefined && key !== '' && shelf.works(),
    all,
    read: (owner: Owner, form: string): Draft | undefined => all(owner)[form],
    /** @returns when it was kept; undefined where the browser keeps nothing */
    keep(owner: Owner, form: string, draft: Omit<Draft, 'at'>): number | undefined {
      const at = now();
      put(owner, { ...all(owner), [form]: { ...draft, at } });
      return all(owner)[form]?.at === at ? at : undefined;
    },
    forget(owner: Owner, form: string): void {
      const { [form]: gone, ...rest } = all(owner);
      if (gone) put(owner, rest);
    },
  };
}
