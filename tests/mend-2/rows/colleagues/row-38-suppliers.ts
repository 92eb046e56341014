import { approve, balanceOf, gift, voucher } from '../../beginnings/books.ts';
import { addHead, addLedger, type Chart, CLASS, makeChart } from '../../beginnings/chart.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

/** A bill is written on credit of a head, and approved. */
async function bill(
  accountant: Person,
  muhtamim: Person,
  chart: Chart,
  SLID: number,
  on: string,
  taka: number,
) {
  const lines = [
    { SLID: chart.electricity, debit: taka },
    { SLID, credit: taka },
  ];
  const body = { FundID: chart.G, on, reason: 'বিল', lines };
  const { id } = await accountant.done(`${A}/journal_vouchers`, body);
  const answer = await approve(muhtamim, 'journal_vouchers', id);
  if (answer.status !== 200) throw new Error(`the bill: ${answer.status} ${JSON.stringify(answer.body)}`);
}

row(
  38,
  'loans are loans alone; suppliers have a list of their own, by the age of their bills',
  async (t, house) => {
    const school = await house.school();
    const accountant = await school.login('hisab', 4);
    const muhtamim = await school.login('muhtamim', 3);
    const chart = await makeChart(accountant);
    const ledger = await addLedger(accountant, chart.G, CLASS.liability, 'অন্যান্য দেনা');
    const shop = await addHead(accountant, chart.G, ledger, 'করিম স্টোর');
    await gift(accountant, chart, chart.cash, 5000, '2026-08-01');
    const lent = voucher(1, chart.G, chart.cash, chart.loan, 2000, '2026-08-02');
    t.taken(await accountant.post(`${A}/vouchers`, lent), 201, 'the loan');
    await bill(accountant, muhtamim, chart, shop, '2026-08-05', 700);
    await bill(accountant, muhtamim, chart, shop, '2026-09-20', 400.5);
    await bill(accountant, muhtamim, chart, shop, '2026-11-10', 300);
    const paid = voucher(2, chart.G, chart.cash, shop, 500, '2026-11-12');
    t.taken(await accountant.post(`${A}/vouchers`, paid), 201, 'what was paid');

    const loans = await accountant.read(`${A}/loans?from=2026-01-01&to=2026-11-29`);
    t.is(
      loans.map(({ SLID, closing }: { SLID: number; closing: number }) => [SLID, closing]),
      [[chart.loan, 2000]],
      'the loans',
    );
    const suppliers = await accountant.read(`${A}/suppliers?to=2026-11-29`);
    t.is(suppliers.length, 1, 'the suppliers');
    t.like(
      suppliers[0],
      { SLID: shop, upTo30: 300, upTo60: 0, upTo90: 400.5, over90: 200, due: 900.5 },
      'the shop, the oldest bill paid first',
    );
    for (const day of ['2026-08-04', '2026-08-05', '2026-09-30', '2026-11-10', '2026-11-29']) {
      const [one] = await accountant.read(`${A}/suppliers?to=${day}`);
      t.is(
        (one?.due ?? 0) + (await balanceOf(accountant, shop, day)),
        0,
        `the list and the ledger of ${day}`,
      );
    }
    for (const ending of ['pdf', 'xlsx', 'csv'])
      t.is((await accountant.get(`${A}/suppliers.${ending}?to=2026-11-29`)).status, 200, `its ${ending}`);
  },
);
