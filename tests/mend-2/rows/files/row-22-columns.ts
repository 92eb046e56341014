import { makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import type { House } from '../../house/house.ts';
import { choose, onPage } from '../../house/pages.ts';
import { row } from '../../row.ts';

const R = '/api/accounts/reconciliations';
const STRANGE = 'D,What,Given,Taken,Rest\n';
const COLUMNS = 'on=1,text=2,out=3,in=4,balance=5';
const bytes = (text: string) => new TextEncoder().encode(text);

async function bank(house: House) {
  const school = await house.school();
  const clerk = await school.login('hisab', 4);
  const { bank: account } = await makeChart(clerk);
  const send = (text: string, more: object, path = '/look') =>
    clerk.post(
      `${R}${path}`,
      formOf(
        'b.csv',
        { Account: account.Account, from: '2026-11-01', to: '2026-11-20', ...more },
        bytes(text),
      ),
    );
  const amounts = async (text: string, more: object = {}) =>
    ((await send(text, more)).body.data?.lines ?? []).map(({ amount }: { amount: number }) => amount);
  return { school, clerk, send, amounts };
}

row(22, 'columns are proposed, named by hand, and remembered for the account', async (t, house) => {
  const { clerk, send, amounts } = await bank(house);
  const first = `${STRANGE}01/11/2026,A,,500,1500\n02/11/2026,B,200,,1300\n`;
  const unread = await send(first, {});
  t.refused(unread, 'reconciliation.unreadable');
  t.match(unread.body.fields[0].message, 'name its columns', 'what to do');
  const asked = await send(first, {}, '/columns');
  t.taken(asked, 200);
  t.like(asked.body.data.columns[2], { at: 3, heading: 'Given', samples: ['200'] }, 'what is asked about');
  t.is(await amounts(first, { columns: COLUMNS }), [500, -200], 'as they were named');
  const lacking = await send(first, { columns: 'on=1,out=3' });
  t.match(JSON.stringify(lacking.body), 'Name the column', 'too few');
  const taken = await send(first, { columns: COLUMNS }, '');
  t.taken(taken, 201);
  t.taken(await clerk.ask('DELETE', `${R}/${taken.body.id}`), 200, 'the statement is taken away');
  t.is(await amounts(first), [500, -200], 'the same headings, without a word');
  t.is((await send(first, {}, '/columns')).body.data.remembered, true, 'and so it is proposed');
  const twice = await send(first, { columns: 'on=1,text=2,out=3,out=4,balance=5' });
  t.is(
    twice.body.fields[0].message,
    '“Out” is said of two columns, 3 and 4; lacking is “In”',
    'which kind is named twice, and which is lacking',
  );
  const both = await send(`${STRANGE}01/11/2026,A,500,300,800\n`, { columns: COLUMNS });
  t.refused(both, 'reconciliation.unreadable');
  t.match(both.body.fields[0].message, 'Line 2: 500.00 taka went out and 300.00 taka came in', 'both');
  const other = first.replace('Given,Taken', 'Taken,Given');
  t.refused(await send(other, {}), 'reconciliation.unreadable');
});

row(
  22,
  'without balances the sum must agree; days rise within a day; a day outside names its line',
  async (t, house) => {
    const { send, amounts } = await bank(house);
    const bare = 'Date,Particulars,Debit,Credit\n01/11/2026,A,,500\n02/11/2026,B,200,\n';
    t.refused(await send(bare, {}), 'reconciliation.unreadable');
    t.is(await amounts(bare, { opening: 1000, closing: 1300 }), [500, -200], 'what was typed');
    t.refused(await send(bare, { opening: 1000, closing: 1301 }), 'reconciliation.unreadable');
    const head = 'Date,Particulars,Debit,Credit,Balance\n';
    const falling =
      '02/11/2026,C,,100,1400\n02/11/2026,D,50,,1350\n01/11/2026,A,,500,1500\n01/11/2026,B,200,,1300\n';
    t.is(await amounts(head + falling), [500, -200, 100, -50], 'the latest day first, rising within');
    t.is(await amounts(`${head}১২ নভেম্বর ২০২৬,A,,500,1500\n`), [500], 'a month in words');
    const outside = await send(`${head}01/11/2026,A,,500,1500\n21/11/2026,B,,100,1600\n`, {});
    t.refused(outside, 'reconciliation.line-outside', 'Line 3');
  },
);

row(22, 'the page lets the columns be named', async (t, house) => {
  const { school } = await bank(house);
  await onPage(house, school, '/accounting/reconciliation', async (page) => {
    await choose(page, 'ব্যাংক বা মোবাইল ব্যাংকিং হিসাব', /ব্যাংক/);
    await page.getByLabel('বিবরণীর প্রথম দিন').fill('01/11/2026');
    await page.getByLabel('বিবরণীর শেষ দিন').fill('20/11/2026');
    const buffer = Buffer.from(`${STRANGE}01/11/2026,A,,500,1500\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer });
    await page.keyboard.press('Control+Enter');
    const unknown = page.getByText('শিরোনাম একসঙ্গে কোথাও নেই');
    await t.comes(() => unknown.count(), 1, 'headings nobody knows');
    await page.getByRole('button', { name: 'কলামগুলো দেখুন ও বলুন' }).click();
    const call = async (at: number, name: string) => {
      await page.getByLabel(new RegExp(`^কলাম ${'০১২৩৪৫'[at]}:`)).click();
      await page.getByRole('option', { name, exact: true }).click();
    };
    for (const [at, name] of [
      [1, 'তারিখ'],
      [3, 'উত্তোলন'],
      [4, 'উত্তোলন'],
      [5, 'স্থিতি'],
    ] as const)
      await call(at, name);
    await page.keyboard.press('Control+Enter');
    const twice = page.getByText('“উত্তোলন” দুইবার বলা হয়েছে: কলাম ৩ ও কলাম ৪; বলা হয়নি “জমা”');
    await t.comes(() => twice.count(), 1, 'which kind is named twice, and which is lacking');
    t.is(await page.getByText('শিরোনাম একসঙ্গে কোথাও নেই').count(), 0, 'what was said before is gone');
    await call(4, 'জমা');
    await page.keyboard.press('Control+Enter');
    const read = page.getByText('কলাম ৩: Given: উত্তোলন');
    await t.comes(() => read.count(), 1, 'how it was read');
  });
});
