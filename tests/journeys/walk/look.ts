import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import type { Madrasah } from '../madrasah.ts';
import { LANGUAGES, type Language, type StorageState, visit } from '../visitor.ts';
import { Watch } from '../watch.ts';
import type { Blank } from './empty/blank.ts';
import { faultsOfPage } from './faults.ts';
import { fontTeller } from './fonts.ts';
import { textContexts } from './routes.ts';

const contexts = textContexts();

/**
 * Both languages are one tree of elements in one look: names, roles, colours and fonts are judged in the first language,
 * which takes longer than all the rest; of the other its words, figures and width. `WALK=whole` judges all of both, and
 * what axe calls moderate or minor too.
 */
const IS_WHOLE = process.env['WALK'] === 'whole';
const JUDGED_WHOLE: readonly Language[] = IS_WHOLE ? LANGUAGES : ['bn'];
const JUDGED_IMPACTS: readonly unknown[] = [
  'serious',
  'critical',
  ...(IS_WHOLE ? ['moderate', 'minor'] : []),
];

/** Many times what the longest answer takes. */
const AT_MOST_MS = 30_000;

/** A desk and a telephone. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const;
export type Size = (typeof SIZES)[number];

/** The browser has not answered; that need not be the page's fault. */
export class Mute extends Error {}

/** Looks at an address on a desk, and then, as who turns his device, on a telephone. @returns its faults @throws Mute */
export type Look = (address: string) => Promise<string[]>;

/** What else is judged of every page: runs in it, with what it is given; and in which windows it is looked at. */
export interface Further {
  readonly judges: (given: Blank) => string[];
  readonly given: Blank;
  readonly sizes: readonly Size[];
}

/** A window in one language, of somebody signed in or of nobody. @returns what looks at an address in it */
export async function openWindow(
  browser: Browser,
  madrasah: Madrasah,
  state: StorageState | undefined,
  language: Language,
  further?: Further,
): Promise<Look> {
  const page = await (await visit(browser, { ...(state && { state }), language, ...SIZES[0] })).newPage();
  const watch = new Watch(page, madrasah.address);
  const fontFaults = await fontTeller(page);
  const judge = async (about: (what: string) => string): Promise<string[]> => {
    const answered = <T>(work: Promise<T>, asked: string) =>
      inTime(work, () => {
        page
          .context()
          .close()
          .catch(() => undefined);
        return new Mute(about(`the browser is mute, asked for ${asked}`));
      });
    await watch.rest();
    await answered(page.evaluate(figuresLoaded), 'its figures');
    const faults = await answered(page.evaluate(faultsOfPage, { language, contexts }), 'its words');
    if (further) faults.push(...(await answered(page.evaluate(further.judges, further.given), 'its blanks')));
    if (JUDGED_WHOLE.includes(language)) {
      faults.push(...(await answered(fontFaults(), 'its fonts')));
      faults.push(...(await answered(axeFaults(page), 'the verdict of axe')));
    }
    return [...faults, ...watch.taken()].map(about);
  };
  return async (address) => {
    const faults: string[] = [];
    for (const [at, size] of (further?.sizes ?? SIZES).entries()) {
      await page.setViewportSize(size);
      if (at === 0) await page.goto(madrasah.address + address);
      else await page.evaluate(drawnAnew);
      faults.push(...(await judge((what) => `${address} ${language} ${size.width}: ${what}`)));
    }
    const { pathname } = new URL(page.url());
    return pathname === address.split('?')[0] ? faults : [...faults, `${address} leads to ${pathname}`];
  };
}

/** What a turned device shows is laid out in its next frame, and boxes that have become too narrow in the one after. */
const drawnAnew = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)));
  });

/** An English page has no Bengali figures: their font comes when the first is measured, and would be measured too early. */
async function figuresLoaded(): Promise<void> {
  const looks = [...document.querySelectorAll('td.num, .tk')].map((cell) => {
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(cell);
    return `${fontWeight} ${fontSize} ${fontFamily}`;
  });
  await Promise.all([...new Set(looks)].map((look) => document.fonts.load(look, '০৮')));
}

/** What is asked of a page by evaluate or by the browser's own protocol is waited for without end. */
async function inTime<T>(work: Promise<T>, late: () => Error): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), AT_MOST_MS);
  work.catch(() => undefined); // one that is late ends with its window
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

async function axeFaults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => JUDGED_IMPACTS.includes(impact));
  return grave.map(({ id, nodes }) => `axe ${id}: ${nodes[0]?.html.slice(0, 160)} (${nodes.length} of them)`);
}
