import type { Page } from 'playwright-core';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setPrice } from '../../beginnings/roll.ts';
import { PASSWORD_OF_ALL } from '../../house/school.ts';
import { row } from '../../row.ts';

const WAIT_MS = 15_000;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Signs in by the door, in Bengali. */
async function enter(page: Page, address: string, schoolId: string): Promise<void> {
  await page.goto(`${address}/login`);
  await field(page, 'প্রতিষ্ঠানের আইডি').fill(schoolId);
  await field(page, 'লগইন নাম').fill('katib');
  await field(page, 'পাসওয়ার্ড').fill(PASSWORD_OF_ALL);
  await page.getByRole('button', { name: 'প্রবেশ করুন' }).click();
  await page.locator('#main h1').waitFor();
}

/** Presses a box, and reads the day as soon as the press is over: nobody may see the day of the box before with it. */
const PRESSED = `(async () => {
  const field = document.querySelector('.ui.input.day input');
  [...document.querySelectorAll('form button')].find((one) => one.textContent === 'নগদ বাক্স').click();
  await Promise.resolve();
  return field.value;
})()`;

row(
  27,
  'the counter has a day: kept for a wallet under a bar that says so, today again for cash',
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('katib', 4);
    const chart = await makeChart(clerk);
    const place = await makeClass(clerk);
    await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
    const { AdmissionID } = await admit(clerk, place, 'আব্দুল্লাহ');

    const context = await (await house.browser()).newContext({ timezoneId: 'Asia/Dhaka', locale: 'bn-BD' });
    context.setDefaultTimeout(WAIT_MS);
    try {
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(`${house.clock.today}T04:30:00Z`));
      await enter(page, house.address, school.id);
      await page.goto(`${house.address}/accounting/student-fee-collection?AdmissionID=${AdmissionID}`);
      const day = field(page, 'রসিদের তারিখ');
      await day.waitFor();
      await t.comes(() => day.inputValue(), '২৯ নভেম্বর ২০২৬', 'the day of a receipt to begin with');

      await page.getByRole('button', { name: 'বিকাশ', exact: true }).click();
      await day.fill('28/11/2026');
      await day.blur();
      await page.getByRole('status').filter({ hasText: '২৮ নভেম্বর ২০২৬' }).waitFor();
      await field(page, 'ট্রানজেকশন নং').fill('9GH4K2L1');
      await field(page, 'গ্রহণ করা টাকা').fill('400');
      await page.keyboard.press('Control+Enter');
      await page.getByText('লেখার তারিখ').first().waitFor();
      const [receipt] = await clerk.read('/api/accounts/receipts?from=2026-11-28&to=2026-11-28');
      t.like(receipt, { total: 400, on: '2026-11-28', recordedOn: '2026-11-29' }, 'the receipt');

      await page.getByRole('status').filter({ hasText: '২৮ নভেম্বর ২০২৬' }).waitFor();
      await field(page, 'দাখেলা, নাম, মোবাইল বা কার্ড').fill('আব্দুল্লাহ');
      await page.getByRole('option').first().click();
      await day.waitFor();
      await t.comes(() => day.inputValue(), '২৮ নভেম্বর ২০২৬', 'the next receipt into the wallet');
      t.is(await page.evaluate(PRESSED), '২৯ নভেম্বর ২০২৬', 'a receipt of cash, with the press itself');
      await page.getByRole('button', { name: 'বিকাশ', exact: true }).click();
      await page.getByRole('button', { name: 'আজকের তারিখ দিন' }).click();
      await t.comes(() => day.inputValue(), '২৯ নভেম্বর ২০২৬', 'today again');
    } finally {
      await context.close();
    }
  },
);
