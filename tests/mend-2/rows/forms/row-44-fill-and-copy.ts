import type { Page } from 'playwright-core';
import { makeChart } from '../../beginnings/chart.ts';
import { makeClass, setPrice } from '../../beginnings/roll.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

/** The texts of some cells of a row of the grid, by their places. */
const cells = (page: Page, at: number, columns: readonly number[]) =>
  Promise.all(columns.map((column) => page.locator(`[data-cell="${at}.${column}"]`).inputValue()));
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

row(
  44,
  'the grid of fees is filled to the right, below and from another class, and taken back',
  async (t, house) => {
    const school = await house.school();
    const chart = await makeChart(school.admin);
    const priced = await makeClass(school.admin, 'কাফিয়া');
    const place = await makeClass(school.admin, 'হিদায়া', priced.SessionID);
    await setPrice(school.admin, priced, chart.tuition, 650, '2026-11-01');
    const path = `/accounting/fee-setup?SessionID=${place.SessionID}&ClassID=${place.ClassID}&from=2026-11-29`;
    await onPage(house, school, path, async (page) => {
      const first = page.locator('[data-cell="0.0"]');
      await first.fill('500');
      await page.keyboard.press('Control+ArrowRight');
      await t.comes(() => cells(page, 0, [0, 1, 11]), ['500', '500', '500'], 'the row after Ctrl →');
      await page.keyboard.press('Control+ArrowDown');
      await t.comes(() => cells(page, 1, [0, 1]), ['500', ''], 'the row below after Ctrl ↓');
      await page.keyboard.press('Control+z');
      await t.comes(() => cells(page, 1, [0]), [''], 'the row below after Ctrl Z');
      await t.comes(() => cells(page, 0, [11]), ['500'], 'the row in hand after Ctrl Z');
      await press(page, 'এক ধাপ ফেরান');
      await t.comes(() => cells(page, 0, [0, 11]), ['500', ''], 'one step back by the mouse');
      await press(page, 'ডানের সব ঘরে');
      await t.comes(() => cells(page, 0, [11]), ['500'], 'to the right by the mouse');
      await choose(page, 'অন্য জামাতের দাম', 'কাফিয়া');
      await press(page, 'সব সারি নিন');
      const tuition = page.getByRole('row').filter({ hasText: 'বেতন' }).locator('input');
      const taken = async () => [await tuition.first().inputValue(), await tuition.last().inputValue()];
      await t.comes(taken, ['৬৫০', '৬৫০'], 'the row of the other class');
      await press(page, 'সংরক্ষণ করুন');
      const saved = async () => {
        const asked = `sessionId=${place.SessionID}&classId=${place.ClassID}&asOf=2026-11-29`;
        const prices = await school.admin.read(`/api/accounts/fee_matrix?${asked}`);
        return prices.find(({ SLID }: { readonly SLID: number }) => SLID === chart.tuition)?.FemaleDayOld;
      };
      await t.comes(saved, 650, 'the fee that was saved');
    });
  },
);
