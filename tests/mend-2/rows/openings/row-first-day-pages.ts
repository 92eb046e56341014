import { makeChart } from '../../beginnings/chart.ts';
import { makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'pages of the first day say what there is none of yet, which cell is no sum, who waits, and when a month begins';

row('first-day', SENTENCE, async (t, house) => {
  const school = await house.school();
  await onPage(house, school, '/accounting/student-fee-collection', async (page) => {
    await page.getByText('এখনো কোনো শিক্ষাবর্ষ তৈরি হয়নি।').waitFor();
  });
  await onPage(house, school, '/accounting/fee-rules', async (page) => {
    await page
      .getByText(/এখনো কোনো|এখনো ফি/)
      .first()
      .waitFor();
  });
  const { admin } = school;
  const chart = await makeChart(admin);
  const place = await makeClass(admin);
  await onPage(house, school, '/accounting/student-fee-collection', async (page) => {
    await page.getByText('এখনো কোনো শিক্ষার্থী ভর্তি হয়নি।').waitFor();
  });
  await setPrice(admin, place, chart.tuition, 800, '2026-01-01');
  await setMonths(admin, place, '2026-09-07');
  await onPage(house, school, '/accounting/charge-runs', async (page) => {
    await choose(page, 'শিক্ষাবর্ষ', /১৪৪৮/);
    await choose(page, 'জামাত', 'কাফিয়া');
    await page.getByLabel('মাস', { exact: true }).first().click();
    await page.getByRole('option', { name: /মাস 2.*৭ অক্টোবর ২০২৬/ }).waitFor();
  });
  await school.person('মাওলানা ইউসুফ');
  await onPage(house, school, '/teacherinfo', async (page) => {
    await page.getByText(/নিবন্ধন বাকি: .*মাওলানা ইউসুফ/).waitFor();
  });
  await onPage(house, school, '/accounting/fee-setup', async (page) => {
    const cell = page.locator('[data-cell="0.0"]');
    await cell.fill('৮০০ টাকা নয়');
    await page.getByRole('status').filter({ hasText: 'টাকার অঙ্ক ঠিক নয়' }).waitFor();
    await t.comes(
      async () => (await page.getByText('“৮০০ টাকা নয়”').count()) > 0,
      true,
      'the cell by its head and what stands in it',
    );
  });
});
