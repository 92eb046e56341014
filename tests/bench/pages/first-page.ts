/**
 * What the list of dues costs a browser: `node tests/bench/pages/first-page.ts` (a tenth of the demo school), or
 * `ORIGIN=http://… node tests/bench/pages/first-page.ts` for a product that runs already with the demo. Bytes as they
 * came over the line, requests until half a second after the table, and the time to its first row: cold, and again
 * with the browser's cache; over the loopback, and as a small telephone has it. Nothing is asserted.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { launch } from '../../journeys/browser.ts';
import { Madrasah, PASSWORD } from '../../journeys/madrasah.ts';
import { type Figure, figuresOf, quantile, tell } from '../figures.ts';

const PATH = '/accounting/dues-list';
const ROUNDS = 5;
const SETTLED_MS = 500;
/** 1.6 Mbit/s there and half of it back, 150 ms to and fro, a processor of a quarter. */
const SLOW = { downloadThroughput: 200_000, uploadThroughput: 100_000, latency: 150, offline: false };
const SLOWER_CPU = 4;

interface Loaded {
  readonly bytes: number;
  readonly requests: number;
  readonly ms: number;
}

/** Counts what is asked for over the network; what comes from the cache is not. */
async function counting(session: CDPSession) {
  const asked = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId }) => asked.set(requestId, 0));
  session.on('Network.requestServedFromCache', ({ requestId }) => asked.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) asked.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) asked.set(requestId, encodedDataLength);
  });
  return () => ({ requests: asked.size, bytes: [...asked.values()].reduce((sum, bytes) => sum + bytes, 0) });
}

async function load(page: Page, origin: string, slow: boolean): Promise<Loaded> {
  const session = await page.context().newCDPSession(page);
  const count = await counting(session);
  if (slow) {
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  }
  const started = performance.now();
  await page.goto(origin + PATH, { waitUntil: 'commit' });
  await page.locator('tbody .name').first().waitFor({ timeout: 60_000 });
  const ms = performance.now() - started;
  await pause(SETTLED_MS);
  return { ms, ...count() };
}

/** A browser that has seen nothing of the product, with a session. */
async function newcomer(
  browser: Awaited<ReturnType<typeof launch>>,
  origin: string,
): Promise<BrowserContext> {
  const answer = await fetch(`${origin}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ school_id: '10001', name: 'admin', password: PASSWORD }),
  });
  const { token, user } = (await answer.json()) as { token: string; user: object };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const keep = ([session, who]: string[]) => {
    if (localStorage.getItem('token')) return;
    localStorage.setItem('user', who ?? '');
    localStorage.setItem('token', session ?? '');
  };
  await context.addInitScript(keep, [token, JSON.stringify(user)]);
  return context;
}

async function measured(origin: string, slow: boolean): Promise<Record<'cold' | 'warm', Loaded[]>> {
  const found = { cold: [] as Loaded[], warm: [] as Loaded[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const browser = await launch();
    const context = await newcomer(browser, origin);
    for (const when of ['cold', 'warm'] as const) {
      const page = await context.newPage();
      found[when].push(await load(page, origin, slow));
      await page.close();
    }
    await browser.close();
  }
  return found;
}

const madrasah = process.env['ORIGIN'] ? undefined : await Madrasah.open();
const origin = process.env['ORIGIN'] ?? madrasah?.address ?? '';
const figures: Figure[] = [];
for (const slow of [false, true]) {
  const figure = figuresOf(slow ? 'page of dues, 1.6 Mbit/s and a slow processor' : 'page of dues');
  for (const [when, rounds] of Object.entries(await measured(origin, slow))) {
    const median = (of: keyof Loaded) =>
      quantile(
        rounds.map((round) => round[of]),
        0.5,
      );
    const cold = when === 'cold';
    figures.push(
      figure(`${when}: bytes`, median('bytes') / 1000, 'kB', cold ? { atMost: 260 } : undefined),
      figure(`${when}: requests`, median('requests'), '', cold ? { atMost: 12 } : undefined),
      figure(`${when}: to the table`, median('ms'), 'ms'),
    );
  }
}
await madrasah?.close();
tell(figures);
