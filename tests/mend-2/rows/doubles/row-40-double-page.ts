import type { Page } from 'playwright-core';
import { gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const PASSWORD = 'long-enough-1';

async function signIn(page: Page, address: string, school: string): Promise<void> {
  await page.goto(`${address}/login`);
  await page.getByLabel('প্রতিষ্ঠানের আইডি').fill(school);
  await page.getByLabel('লগইন নাম').fill('hisab');
  await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'প্রবেশ করুন' }).click();
  await page.locator('#main h1').waitFor();
}

row(
  40,
  'the page asks before the same voucher is recorded twice, and keeps what was typed',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const today = house.clock.today;
    await gift(office, chart, chart.bank, 9000, today);
    const bill = voucher(2, chart.G, chart.bank, chart.electricity, 1250.5, today, { payee: 'বিদ্যুৎ অফিস' });
    const { id } = await office.done(`${A}/vouchers`, bill);
    const count = async () => (await office.get(`${A}/vouchers?caId=2`)).body.total;

    const context = await (await house.browser()).newContext({ timezoneId: 'Asia/Dhaka', locale: 'bn-BD' });
    context.setDefaultTimeout(20_000);
    try {
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date(`${today}T04:30:00Z`));
      await signIn(page, house.address, school.id);
      await page.goto(`${house.address}/accounting?copy=${id}`);
      const payee = page.locator('input[name="payee"]');
      await t.comes(() => payee.inputValue().catch(() => ''), 'বিদ্যুৎ অফিস', 'the copy');
      await page.getByRole('button', { name: /^ভাউচার সংরক্ষণ/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('১,২৫০.৫০').waitFor();
      t.is(await count(), 1, 'nothing is recorded before');
      await dialog.getByRole('button', { name: /^না, ঠিক করি/ }).click();
      await t.comes(() => dialog.count(), 0, 'the question is gone');
      t.is(await payee.inputValue(), 'বিদ্যুৎ অফিস', 'what was typed stays');
      t.is(await count(), 1, 'who goes back records nothing');
      await page.getByRole('button', { name: /^ভাউচার সংরক্ষণ/ }).click();
      await dialog.getByRole('button', { name: 'তবু লিখুন' }).click();
      await t.comes(count, 2, 'who is sure records it');
      await t.comes(() => dialog.count(), 0, 'the question is answered');
    } finally {
      await context.close();
    }
  },
);
