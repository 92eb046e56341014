/**
 * `npm run docs:pictures [-- ADDRESS]`: takes the pictures of the README from a demo school, in both languages. With an
 * address, of the demo that runs there (`npm start`); without, of one a tenth as large that it starts itself.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launch } from '../browser.ts';
import { Madrasah } from '../madrasah.ts';
import { LANGUAGES, type Language, type StorageState, signIn, visit } from '../visitor.ts';
import { type Ask, asking, debtorOf, resultOf } from './subjects.ts';
import { MOST_BYTES, nameOf, PICTURES, type Picture } from './wanted.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/pictures');
/** What is still drawn when a page has all its answers. */
const SETTLED_MS = 1_500;
/** Tried from the best on until the picture is small enough. */
const QUALITIES = [82, 74, 66, 58, 50];

async function small(png: Buffer, name: string): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await sharp(png).webp({ quality }).toBuffer();
    if (webp.length <= MOST_BYTES) return webp;
  }
  throw new Error(`${name} has more than ${MOST_BYTES} bytes however it is packed`);
}

async function shownAt(page: Page, address: string, shows: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(shows).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLED_MS);
  return page.screenshot();
}

interface Taking {
  readonly browser: Browser;
  readonly address: string;
  readonly state: StorageState;
}

async function take({ browser, address, state }: Taking, picture: Picture, language: Language, path: string) {
  const { width, height, scale, open, shows } = picture;
  const context = await visit(browser, { ...(open ? {} : { state }), language, width, height, scale });
  const png = await shownAt(await context.newPage(), `${address}${path}`, shows);
  await context.close();
  const name = nameOf(picture, language);
  const webp = await small(png, name);
  writeFileSync(join(FOLDER, name), webp);
  console.log(`${name}  ${Math.round(webp.length / 1000)} kB  ${path}`);
}

async function takeAll(address: string): Promise<void> {
  const ask: Ask = await asking(address);
  const subjects = { debtor: await debtorOf(ask), result: await resultOf(ask) };
  const browser = await launch();
  try {
    const state = await signIn(browser, { address });
    for (const picture of PICTURES)
      for (const language of LANGUAGES)
        await take({ browser, address, state }, picture, language, picture.path(subjects));
  } finally {
    await browser.close();
  }
}

mkdirSync(FOLDER, { recursive: true });
const [given] = process.argv.slice(2);
if (given) await takeAll(given.replace(/\/+$/, ''));
else {
  const madrasah = await Madrasah.open();
  await takeAll(madrasah.address).finally(() => madrasah.close());
}
