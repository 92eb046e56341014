import { approve, gift, open, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { lock } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  25,
  'a drawer does not close the day that a revision waits for, on the account it goes to',
  async (t, house) => {
    const school = await house.school();
    const accountant = await school.login('hisab', 4);
    const muhtamim = await school.login('muhtamim', 3);
    const chart = await makeChart(accountant);
    await gift(accountant, chart, chart.cash, 5000, '2026-11-26');
    const bill = (on: string, more: object = {}) =>
      voucher(2, chart.G, chart.cash, chart.electricity, 1250, on, more);
    const { id } = await accountant.done(`${A}/vouchers`, bill('2026-11-26'));
    const close = (on: string) =>
      accountant.post(`${A}/day_close`, {
        ...{ account: chart.cash.Account, on },
        notes: { 1000: 3, 500: 1, 50: 5 },
      });
    t.taken(await close('2026-11-26'), 201, 'the first close');
    const asked = await accountant.put(`${A}/vouchers/${id}`, bill('2026-11-28', { reason: 'তারিখ ভুল' }));
    t.taken(asked, 202);
    t.taken(await close('2026-11-27'), 201, 'the day before it');
    const held = await close('2026-11-28');
    t.refused(held, 'closing.request-waits', new RegExp(`Request ${asked.body.id}\\b.*28 November 2026`));
    t.taken(await approve(muhtamim, 'voucher_revisions', asked.body.id), 200);
    t.taken(await close('2026-11-28'), 201, 'the close afterwards');
  },
);

row(25, 'a waiver that waits holds no month back, whenever it was asked for', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  await open(accountant, muhtamim, {
    on: '2026-11-01',
    accounts: [{ SLID: chart.bank.Account, FundID: chart.G, amount: 5000 }],
  });
  const place = await makeClass(school.admin);
  await setPrice(accountant, place, chart.admission, 1000, '2026-01-01');
  const [fee] = await owedBy(accountant, await admit(school.admin, place, 'আব্দুল্লাহ'));
  t.taken(await accountant.post(`${A}/waivers`, { itemId: fee?.itemId, amount: 300, reason: 'এতিম' }), 202);
  await house.goTo('2026-12-02');
  t.taken(await lock(accountant, 202611), 200, 'the lock of November');
});
