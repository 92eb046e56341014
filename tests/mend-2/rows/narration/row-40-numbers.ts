import { voucher } from '../../beginnings/books.ts';
import { begin } from '../../beginnings/school.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const ON = '2026-11-12';
const DAYS = 'from=2026-11-01&to=2026-11-30';

const inBengali = async (by: Person, path: string) =>
  (await by.ask('GET', path, undefined, undefined, 'bn')).body;

row(40, 'vouchers of each fund and direction say their series: none is just “১”', async (t, house) => {
  const { accountant, chart } = await begin(house);
  const written = async (caId: 1 | 2, head: number) =>
    (await accountant.done(`${A}/vouchers`, voucher(caId, chart.G, chart.bank, head, 100, ON))).data
      .voucherId;
  const income = await written(1, chart.donation);
  const expense = await written(2, chart.electricity);
  await accountant.done(`${A}/balance_transfers`, {
    ...{ kind: 'contra', on: ON, amount: 200, reason: 'বাজার' },
    from: { FundID: chart.G, Account: chart.bank.Account },
    to: { FundID: chart.G, Account: chart.cash.Account },
  });
  const { data } = await inBengali(accountant, `${A}/vouchers?${DAYS}`);
  const shown = (id: number, rows = data) =>
    rows.find(({ voucherId }: { voucherId: number }) => voucherId === id)?.shown;
  t.match(String(shown(income)), /^\S+-জমা-১\/২৬$/, 'the credit voucher');
  t.match(String(shown(expense)), /^\S+-খরচ-১\/২৬$/, 'the debit voucher');
  const [contra] = (await inBengali(accountant, `${A}/balance_transfers?${DAYS}`)).data;
  t.is(contra?.shown, 'কন্ট্রা-১/২৬', 'the contra');
  const english = (await accountant.get(`${A}/vouchers?${DAYS}`)).body.data;
  t.match(String(shown(expense, english)), /^\S+-Pay-1\/26$/, 'in English');
  t.is(
    data.every(({ VoucherNo }: { VoucherNo: number }) => VoucherNo === 1),
    true,
    'the wire’s number stays',
  );
});

row(
  40,
  'a fund has letters of its own for its numbers: at most four, on paper and in the books',
  async (t, house) => {
    const { accountant, chart } = await begin(house);
    const funds = await accountant.read(`${A}/funds`);
    const general = funds.find(({ FundID }: { FundID: number }) => FundID === chart.G);
    const saved = (short: string) => accountant.ask('PUT', `${A}/funds/${chart.G}`, { ...general, short });
    t.is((await saved('GENER')).status, 400, 'five letters');
    t.is((await saved('G-1')).status, 400, 'signs and digits');
    t.taken(await saved('G'));
    const { data } = await accountant.done(
      `${A}/vouchers`,
      voucher(2, chart.G, chart.bank, chart.electricity, 100, ON),
    );
    const paper = (await inBengali(accountant, `${A}/vouchers/${data.voucherId}/paper`)).data;
    t.is(paper.number, 'G-খরচ-১/২৬', 'the paper');
    const ledger = await inBengali(accountant, `${A}/sub_ledger/paper?${DAYS}&slId=${chart.electricity}`);
    t.ok(JSON.stringify(ledger).includes('G-খরচ-১/২৬'), 'the ledger');
    const found = await accountant.get(`${A}/records?${DAYS}&search=${encodeURIComponent('G-Pay-1/26')}`);
    t.is(found.body.total, 1, 'found by what is shown');
    t.like(found.body.data[0], { kind: 2, shown: 'G-Pay-1/26' }, 'that voucher');
  },
);
