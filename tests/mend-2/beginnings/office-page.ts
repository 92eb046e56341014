import type { House } from '../house/house.ts';
import type { School } from '../house/school.ts';

const PASSWORD = 'long-enough-1';

/** A page of a school's first login, in Bengali, signed in by the door. */
export async function officeAt(house: House, school: School, path: string) {
  const context = await (await house.browser()).newContext({
    locale: 'bn',
    viewport: { width: 1280, height: 900 },
  });
  const page = await context.newPage();
  const rest = () => page.waitForLoadState('networkidle');
  await page.goto(house.address + path);
  await page.locator('form input').nth(0).fill(school.id);
  await page.locator('form input').nth(1).fill('admin');
  await page.locator('form input[type=password]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.locator('form .select input').first().waitFor();
  return {
    /** Whether words stand on it within a few seconds. */
    says: (text: string) =>
      page
        .getByText(text)
        .first()
        .waitFor({ timeout: 5000 })
        .then(
          () => true,
          () => false,
        ),
    /** Chooses in the box at a place of the form, the first being 0. */
    async choose(at: number, option: string | RegExp): Promise<void> {
      await page.locator('form .select input').nth(at).click();
      await page.getByRole('option', { name: option }).first().click();
      await rest();
    },
    /** Chooses in the box with a name. */
    async pick(name: string, option: string | RegExp): Promise<void> {
      await page.getByRole('combobox', { name }).first().click();
      await page.getByRole('option', { name: option }).first().click();
      await rest();
    },
    async press(name: string | RegExp): Promise<void> {
      await page.getByRole('button', { name }).first().click();
      await rest();
    },
    reads: (text: string) => page.getByText(text).first().waitFor(),
    close: () => context.close(),
  };
}
