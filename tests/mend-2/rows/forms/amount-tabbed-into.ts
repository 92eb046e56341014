import { gift } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

row(
  'amount',
  'an amount that is tabbed into is replaced by what is typed, in Bengali as in English',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const chart = await makeChart(admin);
    const { id } = await gift(admin, chart, chart.cash, 1000, '2026-11-29');
    await onPage(house, school, `/accounting/vouchers/${id}/revise`, async (page) => {
      const amount = page.locator('input[inputmode=decimal]').first();
      await t.comes(() => amount.inputValue(), '১০০০', 'what was written');
      await page.getByLabel('বিবরণ', { exact: true }).first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.type('5075');
      await t.comes(() => amount.inputValue(), '5075', 'what was typed, from its first digit on');
    });
  },
);
