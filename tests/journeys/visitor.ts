import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type Madrasah, PASSWORD } from './madrasah.ts';

export const LANGUAGES = ['bn', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

const LABELS = {
  bn: { school: 'প্রতিষ্ঠানের আইডি', name: 'লগইন নাম', password: 'পাসওয়ার্ড', enter: 'প্রবেশ করুন' },
  en: { school: 'Institution ID', name: 'Login name', password: 'Password', enter: 'Sign in' },
} as const;

/** Fills in the sign-in form as a person does, by its labels. */
export async function fillSignIn(page: Page, password = PASSWORD, language: Language = 'bn'): Promise<void> {
  const labels = LABELS[language];
  await page.getByLabel(labels.school).fill(language === 'bn' ? '১০০০১' : '10001');
  await page.getByLabel(labels.name).fill('admin');
  await page.getByLabel(labels.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: labels.enter }).click();
}

/** Signs in once through the door. @returns what the browser then keeps, to begin other visits with */
export async function signIn(browser: Browser, { address }: Madrasah): Promise<StorageState> {
  const context = await browser.newContext({ locale: 'bn-BD' });
  const page = await context.newPage();
  await page.goto(`${address}/login`);
  await fillSignIn(page);
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
}

/** A browser window of its own in the time of Dhaka. */
export async function visit(browser: Browser, { state, language = 'bn', width = 1280, height = 800 }: Visit) {
  const context = await browser.newContext({
    ...(state ? { storageState: state } : {}),
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    viewport: { width, height },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  await context.addInitScript((chosen) => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', chosen);
  }, language);
  return context;
}
