import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Madrasah, PASSWORD } from './madrasah.ts';
import { words } from './words.ts';

export const LANGUAGES = ['bn', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const { bn } = words;

/** Fills in the sign-in form as a person does, by its Bengali labels. */
export async function fillSignIn(page: Page, password = PASSWORD, name = 'admin'): Promise<void> {
  await page.getByLabel(bn['access.signIn.schoolId']).fill('১০০০১');
  await page.getByLabel(bn['access.signIn.name']).fill(name);
  await page.getByLabel(bn['access.signIn.password'], { exact: true }).fill(password);
  await page.getByRole('button', { name: bn['access.signIn.submit'] }).click();
}

/** Signs in once through the door. @returns what the browser then keeps, to begin other visits with */
export async function signIn(
  browser: Browser,
  { address }: Pick<Madrasah, 'address'>,
  name?: string,
): Promise<StorageState> {
  const context = await visit(browser, {});
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await fillSignIn(page, PASSWORD, name);
  await page.locator('#main h1').waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}

export interface Visit {
  readonly state?: StorageState;
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  /** Points of the screen to one of the page. */
  readonly scale?: number;
}

/** A browser of somebody's own in Dhaka. */
export async function visit(browser: Browser, order: Visit) {
  const { state, language, width = 1280, height = 800, scale = 1 } = order;
  const context = await browser.newContext({
    ...(state ? { storageState: state } : {}),
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    viewport: { width, height },
    deviceScaleFactor: scale,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  if (language) await context.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
  return context;
}
