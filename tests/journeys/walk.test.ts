import { AxeBuilder } from '@axe-core/playwright';
import test from 'ava';
import type { Browser, Page } from 'playwright-core';
import { launch } from './browser.ts';
import { faultsOfPage } from './faults.ts';
import { fontTeller } from './fonts.ts';
import { Madrasah } from './madrasah.ts';
import { addressesOf, registeredRoutes, textContexts } from './routes.ts';
import { LANGUAGES, type Language, type StorageState, signIn, visit } from './visitor.ts';
import { Watch } from './watch.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
const routes = await registeredRoutes();
const contexts = textContexts();

let madrasah: Madrasah;
let browser: Browser;
let state: StorageState;
let windows: Awaited<ReturnType<typeof openWindow>>[] = [];

/** A window in one language and of one size. @returns what looks at an address in it and tells the faults */
async function openWindow(language: Language, size: (typeof SIZES)[number]) {
  const page = await (await visit(browser, { state, language, ...size })).newPage();
  const watch = new Watch(page, madrasah.address);
  const fontFaults = await fontTeller(page);
  return async (address: string): Promise<string[]> => {
    await page.goto(madrasah.address + address);
    await watch.rest();
    const { pathname } = new URL(page.url());
    const faults = [
      ...(pathname === address.split('?')[0] ? [] : [`leads to ${pathname}`]),
      ...(await page.evaluate(faultsOfPage, { language, contexts })),
      ...(await fontFaults()),
      ...(await axeFaults(page, language)),
      ...watch.taken(),
    ];
    return faults.map((fault) => `${address} ${language} ${size.width}: ${fault}`);
  };
}

/** Colours are the same in every language, and judging them takes longer than all the rest. */
async function axeFaults(page: Page, language: Language): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  if (language !== 'bn') axe.disableRules('color-contrast');
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return grave.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length} of them)`);
}

async function ask(path: string): Promise<{ data?: unknown }> {
  const token = state.origins[0]?.localStorage.find(({ name }) => name === 'token')?.value;
  const answer = await fetch(madrasah.address + path, { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { data?: unknown };
}

test.before(async () => {
  [madrasah, browser] = await Promise.all([Madrasah.open(), launch()]);
  state = await signIn(browser, madrasah);
  windows = await Promise.all(
    SIZES.flatMap((size) => LANGUAGES.map((language) => openWindow(language, size))),
  );
});

test.after.always(async () => {
  await browser?.close();
  await madrasah?.close();
});

for (const route of routes)
  test.serial(`${route.path} is whole in both languages, wide and narrow`, async (t) => {
    const addresses = await addressesOf(route, ask);
    const faults: string[] = [];
    // Two at a time: more only wait for each other.
    for (const address of addresses)
      for (let at = 0; at < windows.length; at += 2)
        faults.push(...(await Promise.all(windows.slice(at, at + 2).map((look) => look(address)))).flat());
    t.deepEqual(faults, []);
  });
