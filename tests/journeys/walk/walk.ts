import test, { type ExecutionContext } from 'ava';
import type { Browser } from 'playwright-core';
import { launch } from '../browser.ts';
import { Madrasah } from '../madrasah.ts';
import { LANGUAGES, type Language, type StorageState, signIn } from '../visitor.ts';
import { type Look, Mute, openWindow } from './look.ts';
import { addressesOf, type Route } from './routes.ts';

/** Who looks: somebody who is signed in, or whoever has the address of an open page. */
interface Visitor {
  readonly state: StorageState | undefined;
  readonly windows: Record<Language, Look>;
}

let madrasah: Madrasah;
let browser: Browser;
let state: StorageState;

const openOne = (of: StorageState | undefined, language: Language) =>
  openWindow(browser, madrasah, of, language);
async function visitor(of: StorageState | undefined): Promise<Visitor> {
  const [bn, en] = await Promise.all([openOne(of, 'bn'), openOne(of, 'en')]);
  return { state: of, windows: { bn, en } };
}

async function ask(path: string): Promise<{ data?: unknown }> {
  const token = state.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;
  const answer = await fetch(madrasah.address + path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { data?: unknown };
}

/** A browser that falls silent gets a second window; a page that silences that one too is at fault. */
async function look(
  t: ExecutionContext,
  { state: of, windows }: Visitor,
  language: Language,
  address: string,
) {
  try {
    return await windows[language](address);
  } catch (error) {
    if (!(error instanceof Mute)) throw error;
    t.log(`${error.message}; looked at again in a new window`);
    const anew = await openOne(of, language);
    windows[language] = anew;
    return anew(address);
  }
}

async function walk(t: ExecutionContext, who: Visitor, route: Route): Promise<void> {
  const faults: string[] = [];
  for (const address of await addressesOf(route, ask))
    faults.push(...(await Promise.all(LANGUAGES.map((one) => look(t, who, one, address)))).flat());
  t.deepEqual(faults, []);
}

/**
 * Walks these screens, and these pages that need no session, on a madrasah of this file's own. Called once a test file.
 */
export function walkThrough(screens: readonly Route[], open: readonly Route[] = []): void {
  let user: Visitor;
  let anybody: Visitor;
  test.before(async () => {
    [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
    state = await signIn(browser, madrasah);
    user = await visitor(state);
    if (open.length > 0) anybody = await visitor(undefined);
  });
  test.after.always(async () => {
    await browser?.close();
    await madrasah?.close();
  });
  for (const route of screens)
    test.serial(`${route.path} is whole in both languages, wide and narrow`, (t) => walk(t, user, route));
  for (const route of open)
    test.serial(`${route.path} is whole without a session, in both languages, wide and narrow`, (t) =>
      walk(t, anybody, route),
    );
}
