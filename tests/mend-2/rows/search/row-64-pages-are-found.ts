import type { Page } from 'playwright-core';
import type { Check } from '../../check.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const FEE_COLLECTION = 42;

const searched = (page: Page) => page.getByRole('combobox', { name: /^শিক্ষার্থী বা পাতা খুঁজুন|^পাতা খুঁজুন/ });

/** Types into the search of the header and opens what is in hand. */
async function goes(t: Check, page: Page, typed: string, address: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await searched(page).fill(typed);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await t.comes(async () => new URL(page.url()).pathname, address, typed);
}

row(64, 'a page is found by its name in both languages and by what people call it', async (t, house) => {
  const school = await house.school();
  await onPage(house, school, '/', async (page) => {
    await goes(t, page, 'রেওয়ামিল', '/accounting/trial-balance');
    await goes(t, page, 'fee coll', '/accounting/student-fee-collection');
    await goes(t, page, 'বাকি', '/accounting/dues-list');
  });
});

row(64, 'a login finds no page that it may not open, on a telephone as well', async (t, house) => {
  const school = await house.school();
  const cashier = await school.login('khajanchi', 6);
  await school.empower(cashier, FEE_COLLECTION);
  const asCashier = { as: 'khajanchi', width: 360 };
  await onPage(
    house,
    school,
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'পাতা খুঁজুন' }).click();
      await searched(page).fill('লগইন ব্যবহারকারী');
      await page.getByText('এমন কোনো পাতা নেই').waitFor();
      t.is(await page.getByRole('option').count(), 0, 'pages of logins');
      await searched(page).fill('রশিদ');
      await page.getByRole('option', { name: /দিনের রসিদ/ }).click();
      await t.comes(async () => new URL(page.url()).pathname, '/accounting/receipts', 'receipts');
    },
    asCashier,
  );
});
