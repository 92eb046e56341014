import type { Page } from 'playwright-core';
import { gift } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { makeClass } from '../../beginnings/roll.ts';
import type { Check } from '../../check.ts';
import { choose, focused, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const save = (page: Page) => page.keyboard.press('Control+Enter');

/** What stands in fields, by the words over them. */
const stands = (page: Page, labels: readonly string[]) =>
  Promise.all(labels.map((label) => field(page, label).inputValue()));

row(
  44,
  'a voucher after another keeps way, fund, account and day, and the next is typed at once',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    await makeChart(admin);
    await onPage(house, school, '/accounting', async (page) => {
      await page.getByRole('radio', { name: 'জমা (ক্রেডিট)' }).check();
      await choose(page, 'তহবিল', /সাধারণ/);
      await choose(page, 'হিসাব', /নগদ বাক্স/);
      await field(page, 'তারিখ').fill('28/11/2026');
      await field(page, 'কাহার নিকট হইতে').fill('আব্দুল করিম');
      await choose(page, 'খাত', /দান/);
      await field(page, 'টাকা').fill('500');
      await save(page);
      await page
        .getByText(/^ভাউচার (\S*-)?১(\/২৬)? সংরক্ষিত/)
        .first()
        .waitFor();
      const expected = [/সাধারণ/, /নগদ বাক্স/, /^২৮ নভেম্বর ২০২৬/].map(String);
      const seen = async () => {
        const values = await stands(page, ['তহবিল', 'হিসাব', 'তারিখ']);
        return values.map(
          (value, at) => [/সাধারণ/, /নগদ বাক্স/, /^২৮ নভেম্বর ২০২৬/][at]?.test(value) && expected[at],
        );
      };
      await t.comes(seen, expected, 'what the next voucher begins with');
      await t.comes(() => focused(page), 'কাহার নিকট হইতে', 'the field that has the focus');
      await t.comes(
        () => stands(page, ['কাহার নিকট হইতে', 'টাকা']),
        ['', ''],
        'what is of the one voucher alone',
      );
      await page.keyboard.type('রহিম উদ্দিন');
      await choose(page, 'খাত', /দান/);
      await field(page, 'টাকা').fill('700');
      await save(page);
      await page
        .getByText(/^ভাউচার (\S*-)?২(\/২৬)? সংরক্ষিত/)
        .first()
        .waitFor();
    });
    const days = async () => {
      const vouchers = await admin.read('/api/accounts/vouchers?from=2026-11-01&to=2026-11-30');
      return vouchers.map(({ on }: Record<string, unknown>) => on);
    };
    await t.comes(days, ['2026-11-28', '2026-11-28'], 'the days of the vouchers');
  },
);

row(44, 'a transfer after another keeps accounts and fund, and the sum is typed next', async (t, house) => {
  const school = await house.school();
  const chart = await makeChart(school.admin);
  await gift(school.admin, chart, chart.cash, 5000, '2026-11-20');
  await onPage(house, school, '/accounting/balance-transfer', async (page) => {
    await choose(page, 'তহবিল', /সাধারণ/);
    await choose(page, 'যে হিসাব থেকে', /নগদ বাক্স/);
    await choose(page, 'যে হিসাবে', /ব্যাংক হিসাব/);
    await field(page, 'টাকা').fill('1000');
    await field(page, 'কারণ').fill('ব্যাংকে জমা');
    await save(page);
    await t.comes(() => field(page, 'টাকা').inputValue(), '', 'the sum of the next');
    await t.comes(() => focused(page), 'টাকা', 'the field that has the focus');
    const places = async () => {
      const [fund = '', from = '', to = ''] = await stands(page, ['তহবিল', 'যে হিসাব থেকে', 'যে হিসাবে']);
      return [/সাধারণ/.test(fund), /নগদ বাক্স/.test(from), /ব্যাংক হিসাব/.test(to)];
    };
    await t.comes(places, [true, true, true], 'fund and accounts of the next');
  });
});

row(
  44,
  'a section after another keeps its class, and an advance is opened with the fund of the last',
  async (t, house) => {
    const school = await house.school();
    const chart = await makeChart(school.admin);
    await gift(school.admin, chart, chart.cash, 5000, '2026-11-20');
    await makeClass(school.admin);
    await school.person('মাওলানা ইউনুস');
    await onPage(house, school, '/students/section', (page) => sections(page, t));
    await onPage(house, school, '/accounting/staff-advances', (page) => advances(page, t));
  },
);

async function sections(page: Page, t: Check): Promise<void> {
  await choose(page, 'জামাত', 'কাফিয়া');
  await field(page, 'শাখার নাম').fill('খ');
  await save(page);
  await t.comes(() => field(page, 'শাখার নাম').inputValue(), '', 'the name of the next section');
  await t.comes(() => page.locator('form').getByRole('combobox').first().inputValue(), 'কাফিয়া', 'its class');
  await t.comes(() => focused(page), 'শাখার নাম', 'the field that has the focus');
}

async function advances(page: Page, t: Check): Promise<void> {
  const open = () => page.getByRole('button', { name: 'অগ্রিম দিন' }).first().click();
  const dialog = page.getByRole('dialog');
  await open();
  await choose(page, 'কাকে', /ইউনুস/);
  await choose(page, 'তহবিল', /সাধারণ/);
  await choose(page, 'হিসাব', /নগদ বাক্স/);
  await field(page, 'টাকা').fill('300');
  await save(page);
  await dialog.waitFor({ state: 'hidden' });
  await open();
  await t.comes(
    async () => /নগদ বাক্স/.test(await field(page, 'হিসাব').inputValue()),
    true,
    'the account of the next',
  );
  t.is(await field(page, 'টাকা').inputValue(), '', 'the sum of the next');
}
