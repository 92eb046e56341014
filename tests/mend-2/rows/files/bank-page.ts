import { makeChart } from '../../beginnings/chart.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const FILE = 'Date,Particulars,Debit,Credit,Balance\n14/11/2026,A,,500,1500\n15/11/2026,B,abc,,1300\n';

row('bank-page', 'the page of a bank’s file tells each fault with its line and cell', async (t, house) => {
  const school = await house.school();
  await makeChart(school.admin);
  await onPage(house, school, '/accounting/reconciliation', async (page) => {
    await choose(page, 'ব্যাংক বা মোবাইল ব্যাংকিং হিসাব', /ব্যাংক/);
    await page.getByLabel('বিবরণীর প্রথম দিন').fill('01/11/2026');
    await page.getByLabel('বিবরণীর শেষ দিন').fill('28/11/2026');
    const buffer = Buffer.from(FILE);
    await page.locator('input[type=file]').setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer });
    await page.keyboard.press('Control+Enter');
    const told = page.getByRole('alert').filter({ hasText: /C[3৩]/ });
    await t.comes(() => told.count(), 1, 'the cell of the fault');
  });
});
