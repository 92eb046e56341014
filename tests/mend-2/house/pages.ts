import type { Page } from 'playwright-core';
import type { House } from './house.ts';
import { PASSWORD_OF_ALL, type School } from './school.ts';

const PATIENCE_MS = 20_000;

interface At {
  /** By the name of the login; the administrator unless said. */
  readonly as?: string;
  readonly language?: 'bn' | 'en';
  readonly width?: number;
}

/** A page of the product on the house's clock, signed in by the door; it is closed when `doing` has ended. */
export async function onPage<T>(
  house: House,
  school: School,
  path: string,
  doing: (page: Page) => Promise<T>,
  { as = 'admin', language = 'bn', width = 1280 }: At = {},
): Promise<T> {
  const context = await (await house.browser()).newContext({
    ...{ timezoneId: 'Asia/Dhaka', locale: language, viewport: { width, height: 900 } },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    await context.addInitScript(`localStorage.setItem('lang', '${language}')`);
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`${house.clock.today}T04:30:00Z`));
    await page.goto(`${house.address}/login`);
    await page.locator('form input').nth(0).fill(school.id);
    await page.locator('form input').nth(1).fill(as);
    await page.locator('form input[type=password]').fill(PASSWORD_OF_ALL);
    await page.locator('form button[type=submit]').click();
    await page.locator('#main h1').waitFor();
    await page.goto(house.address + path);
    await page.locator('#main h1').waitFor();
    return await doing(page);
  } finally {
    await context.close();
  }
}

/** Chooses of a box with a list. @param label the whole word over it */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.getByRole('option', { name: option }).first().click();
}

/** The word over the field that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(`(() => {
    const label = document.activeElement?.labels?.[0];
    return label ? label.textContent.trim() : document.activeElement?.getAttribute('aria-label') ?? '';
  })()`);
