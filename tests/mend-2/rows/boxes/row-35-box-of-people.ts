import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

/** The power of vouchers, by its id. */
const VOUCHER = 45;
const PASSWORD = 'long-enough-1';

row(35, 'an accountant who gives an advance finds the colleague in the box', async (t, house) => {
  const school = await house.school();
  await makeChart(school.admin);
  await school.person('মাওলানা ইউনুস');
  const accountant = await school.login('hisab', 6);
  await school.empower(accountant, VOUCHER);

  const context = await (await house.browser()).newContext({ locale: 'bn-BD' });
  context.setDefaultTimeout(20_000);
  try {
    const page = await context.newPage();
    await page.goto(`${house.address}/login`);
    await page.getByLabel('প্রতিষ্ঠানের আইডি').fill(school.id);
    await page.getByLabel('লগইন নাম').fill('hisab');
    await page.getByLabel('পাসওয়ার্ড', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'প্রবেশ করুন' }).click();
    await page.locator('#main h1').waitFor();
    await page.goto(`${house.address}/accounting/staff-advances`);
    await page.getByRole('button', { name: 'অগ্রিম দিন' }).first().click();
    const box = page.getByRole('combobox', { name: 'কাকে' });
    await box.click();
    const colleague = page.getByRole('listbox').getByText('মাওলানা ইউনুস');
    await t.comes(() => colleague.count(), 1, 'the colleague in the box of people');
  } finally {
    await context.close();
  }
});
