import { approve, gift, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import type { Answer, Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const ON = '2026-11-20';

const inBengali = (by: Person, path: string, body: object): Promise<Answer> =>
  by.ask('POST', path, body, undefined, 'bn');

row(
  40,
  'refusals, the question before a double and requests name a number with its series',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const muhtamim = await school.login('muhtamim', 3);
    const chart = await makeChart(office);
    await gift(office, chart, chart.cash, 5000, ON);
    await gift(office, chart, chart.bank, 5000, ON);
    const bill = (taka: number, more: object = {}) =>
      voucher(2, chart.G, chart.bank, chart.electricity, taka, ON, { payee: 'বিদ্যুৎ অফিস', ...more });

    await office.done(`${A}/vouchers`, bill(1250));
    const double = await inBengali(office, `${A}/vouchers`, { ...bill(1250), sure: false });
    t.refused(double, 'conflict.likely-double', '-খরচ-১/২৬');
    await office.done(`${A}/vouchers`, bill(300, { chequeNo: '778901', chequeOn: ON }));
    const cheque = await office.post(`${A}/vouchers`, bill(310, { chequeNo: '778901', chequeOn: ON }));
    t.refused(cheque, 'vouchers.cheque-twice', '-Pay-2/26');

    const wrong = await office.done(
      `${A}/vouchers`,
      voucher(2, chart.G, chart.cash, chart.electricity, 90, ON),
    );
    await office.done(`${A}/day_close`, {
      account: chart.cash.Account,
      on: ON,
      notes: { 1000: 4, 500: 1, 100: 4, 10: 1 },
    });
    const asked = await office.post(`${A}/vouchers/${wrong.id}/reverse`, { reason: 'ভুল' });
    t.taken(asked, 202, 'its day has closed');
    const waiting = await muhtamim.ask('GET', `${A}/voucher_reversals`, undefined, undefined, 'bn');
    t.ok(JSON.stringify(waiting.body).includes('-খরচ-৩/২৬'), 'the sentence of the request');
    t.taken(await approve(muhtamim, 'voucher_reversals', asked.body.id), 200);

    const contra = {
      ...{ kind: 'contra', on: ON, amount: 700, reason: 'বাজারের জন্য' },
      ...{
        from: { FundID: chart.G, Account: chart.bank.Account },
        to: { FundID: chart.G, Account: chart.wallet.Account },
      },
    };
    await office.done(`${A}/balance_transfers`, contra);
    t.refused(
      await office.post(`${A}/balance_transfers`, { ...contra, sure: false }),
      'conflict.likely-double',
      'Con-1/26',
    );
  },
);

row(40, 'the page of corrections names who wrote, not who approved', async (t, house) => {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(office);
  const lines = [
    { SLID: chart.electricity, debit: 610 },
    { SLID: chart.loan, credit: 610 },
  ];
  const asked = await office.done(`${A}/journal_vouchers`, {
    FundID: chart.G,
    on: ON,
    lines,
    reason: 'ভুল খাত',
  });
  await approve(muhtamim, 'journal_vouchers', asked.id);
  const [found] = await school.admin.read(`${A}/records?search=610`);
  t.like(found, { writer: { name: 'hisab' } }, 'who wrote it');
});
