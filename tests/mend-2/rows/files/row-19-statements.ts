import { makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import type { House } from '../../house/house.ts';
import { row } from '../../row.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-29' };

/** An account of a bank in a new school, and what its files would come to, in taka. */
async function bank(house: House) {
  const clerk = await (await house.school()).login('hisab', 4);
  const { bank: account } = await makeChart(clerk);
  const ask = (file: string, more: object, path = '/look') =>
    clerk.post(
      `/api/accounts/reconciliations${path}`,
      formOf(`statements/${file}`, { Account: account.Account, ...NOVEMBER, ...more }),
    );
  return {
    ask,
    /** Opening, amounts line by line, closing. */
    async sums(file: string, more: object = {}) {
      const { status, body } = await ask(file, more);
      if (status !== 200)
        return [status, body.code, ...(body.fields ?? []).map((one: { path: string }) => one.path)];
      const { opening, lines, closing } = body.data;
      return [opening, lines.map(({ amount }: { amount: number }) => amount), closing];
    },
  };
}

row(
  19,
  'every line with money is a line of its day or the file is refused by line; what is passed over is told',
  async (t, house) => {
    const { ask, sums } = await bank(house);
    t.is(await sums('04-date-once-a-day.csv'), [5000, [-500, -500], 4000], 'a day written once');
    t.is(
      await sums('05-first-line-undated.csv'),
      [400, 'reconciliation.unreadable', 'rows.2'],
      'no day above',
    );
    t.is(await sums('16-brought-forward-in-credit.csv'), [5000, [-500], 4500], 'brought forward');
    const { passed } = (await ask('16-brought-forward-in-credit.csv', {})).body.data;
    t.is(
      passed.map(({ line }: { line: number }) => line),
      [2],
      'the line that was passed over',
    );
    t.is(await sums('17-headings-again.csv'), [5000, [-500, -500], 4000], 'headings on a second page');
  },
);

row(
  20,
  'commas and minus signs of a statement are read as they stand, or refused by cell',
  async (t, house) => {
    const { ask, sums } = await bank(house);
    t.is(await sums('01-decimal-comma.csv'), [0, [1500, -583.28], 916.72], 'decimal commas');
    t.is(
      await sums('02-misplaced-group.csv'),
      [400, 'reconciliation.unreadable', 'rows.2'],
      'a misplaced comma',
    );
    t.match((await ask('02-misplaced-group.csv', {})).body.fields[0].message, 'D2', 'the cell');
    t.is(await sums('03-trailing-minus.csv'), [-1000, [-100, -100], -1200], 'a minus behind');
  },
);

row(
  21,
  'the balances choose among readings and invent none; falling days and two ways of reading a day are asked about',
  async (t, house) => {
    const { ask, sums } = await bank(house);
    t.is(await sums('06-reversal-negative-debit.csv'), [0, [1500, -500, 500], 1500], 'a debit taken back');
    t.is(await sums('07-reversal-alone.csv'), [1000, [500], 1500], 'a debit taken back alone');
    t.is(await sums('08-days-fall.csv'), [400, 'reconciliation.unreadable', 'rows.3'], 'falling days');
    t.is(
      await sums('08-days-fall.csv', { order: 'file' }),
      [0, [1500, 100, -100], 1500],
      'in the file’s order',
    );
    const year = { from: '2026-01-01', to: '2026-11-29' };
    const asked = await ask('09-month-first.csv', year);
    t.refused(asked, 'reconciliation.unreadable');
    t.match(asked.body.fields[0].message, 'month', 'what is asked');
    const told = (await ask('09-month-first.csv', { ...year, days: 'month-first' })).body.data;
    t.is(
      told.lines.map(({ on }: { on: string }) => on),
      ['2026-01-05', '2026-02-03', '2026-11-04'],
      'days read as somebody said',
    );
    const { status } = await ask('08-days-fall.csv', { order: 'file' }, '');
    t.is(status, 201, 'taken in the file’s order');
  },
);

row(22, 'statements of banks and wallets are read under the headings they use', async (t, house) => {
  const { sums } = await bank(house);
  t.is(await sums('10-withdraw-deposit.csv'), [5000, [-500], 4500], 'withdraw and deposit');
  t.is(await sums('11-amount-drcr.csv'), [5000, [-500], 4500], 'one amount with Dr or Cr');
  t.is(await sums('12-title-then-semicolons.csv'), [0, [1500, -100], 1400], 'a title with commas');
  t.is(await sums('13-stray-quote.csv'), [0, [1500, -100], 1400], 'a quote within a text');
  t.is(await sums('14-utf16.csv'), [0, [1500], 1500], 'UTF-16');
  t.is(await sums('15-windows-1252.csv'), [0, [1500], 1500], 'Windows-1252');
});
