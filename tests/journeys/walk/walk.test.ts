import test, { type ExecutionContext } from 'ava';
import type { Browser } from 'playwright-core';
import { launch } from '../browser.ts';
import { Madrasah } from '../madrasah.ts';
import { LANGUAGES, type StorageState, signIn } from '../visitor.ts';
import { type Look, Mute, openWindow, type Seen } from './look.ts';
import { addressesOf, registeredRoutes } from './routes.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
const ways: readonly Seen[] = SIZES.flatMap((size) => LANGUAGES.map((language) => ({ language, ...size })));
const routes = await registeredRoutes();

let madrasah: Madrasah;
let browser: Browser;
let state: StorageState;
let windows: Look[] = [];

const openOne = (seen: Seen) => openWindow(browser, madrasah, state, seen);

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  state = await signIn(browser, madrasah);
  windows = await Promise.all(ways.map(openOne));
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

async function ask(path: string): Promise<{ data?: unknown }> {
  const token = state.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;
  const answer = await fetch(madrasah.address + path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { data?: unknown };
}

/** A browser that falls silent gets a second window; a page that silences that one too is at fault. */
async function look(t: ExecutionContext, way: Seen, at: number, address: string): Promise<string[]> {
  try {
    return await (windows[at] as Look)(address);
  } catch (error) {
    if (!(error instanceof Mute)) throw error;
    t.log(`${error.message}; looked at again in a new window`);
    windows[at] = await openOne(way);
    return windows[at](address);
  }
}

for (const route of routes)
  test.serial(`${route.path} is whole in both languages, wide and narrow`, async (t) => {
    const addresses = await addressesOf(route, ask);
    const faults: string[] = [];
    // Two at a time: more only wait for each other.
    for (const address of addresses)
      for (let at = 0; at < ways.length; at += 2) {
        const pair = ways.slice(at, at + 2).map((way, of) => look(t, way, at + of, address));
        faults.push(...(await Promise.all(pair)).flat());
      }
    t.deepEqual(faults, []);
  });
