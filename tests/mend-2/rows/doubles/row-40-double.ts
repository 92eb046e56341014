import { approve, gift, payment, voucher } from '../../beginnings/books.ts';
import { type Chart, makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, type Owed, owedBy, setPrice } from '../../beginnings/roll.ts';
import type { Check } from '../../check.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const ON = '2026-11-20';
const DOUBLE = 'conflict.likely-double';

/** Written once, then again by a page, by a machine, and by somebody who is sure. */
async function twice(t: Check, by: Person, path: string, body: object, words: readonly string[]) {
  const first = await by.post(path, { ...body, sure: false });
  t.ok(first.status === 201 || first.status === 202, `${path}: the first is asked about: ${first.status}`);
  t.refused(await by.post(path, { ...body, sure: false }), DOUBLE, ...words);
  t.taken(await by.post(path, body), first.status, `${path}: whoever does not ask is not asked`);
  t.taken(await by.post(path, { ...body, sure: true }), first.status, `${path}: whoever is sure`);
  return first.body;
}

const contra = ({ G, bank, cash }: Chart) => ({
  ...{ kind: 'contra', on: ON, amount: 700, reason: 'বাজারের জন্য' },
  ...{ from: { FundID: G, Account: bank.Account }, to: { FundID: G, Account: cash.Account } },
});

row(40, 'a likely double is asked about: nothing is recorded until somebody is sure', async (t, house) => {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(office);
  await gift(office, chart, chart.bank, 90_000, '2026-11-01');

  const bill = voucher(2, chart.G, chart.bank, chart.electricity, 1250.5, ON, { payee: 'বিদ্যুৎ অফিস' });
  const posted = await twice(t, office, `${A}/vouchers`, bill, ['1,250.50', '20', 'hisab']);
  const { total } = (await office.get(`${A}/vouchers?from=${ON}`)).body;
  t.is(total, 3, 'what was asked about and not sent again is recorded nowhere');
  const others = [
    { payee: 'গ্যাস অফিস' },
    { on: '2026-11-25' },
    { lines: [{ SLID: chart.electricity, text: '', Amount: 1250 }] },
  ];
  for (const other of others)
    t.taken(
      await office.post(`${A}/vouchers`, { ...bill, ...other, sure: false }),
      201,
      JSON.stringify(other),
    );
  const near = { ...bill, on: '2026-11-22', payee: ' বিদ্যুৎ  অফিস' };
  t.refused(await office.post(`${A}/vouchers`, { ...near, sure: false }), DOUBLE);

  const alone = voucher(2, chart.G, chart.bank, chart.electricity, 88, ON, { payee: 'ডাকঘর' });
  const { id } = await office.done(`${A}/vouchers`, alone);
  t.taken(await school.admin.post(`${A}/vouchers/${id}/reverse`, { reason: 'ভুল' }), 201);
  t.taken(await office.post(`${A}/vouchers`, { ...alone, sure: false }), 201, 'the first was taken back');

  await twice(t, office, `${A}/balance_transfers`, contra(chart), ['700']);
  const lines = [
    { SLID: chart.electricity, debit: 610 },
    { SLID: chart.loan, credit: 610 },
  ];
  const wrong = { FundID: chart.G, on: ON, lines, reason: 'ভুল খাত' };
  const asked = await office.done(`${A}/journal_vouchers`, { ...wrong, sure: false });
  const path = `${A}/journal_vouchers`;
  t.refused(await office.post(path, { ...wrong, sure: false }), 'conflict.waiting-likely-double', '610');
  await approve(muhtamim, 'journal_vouchers', asked.id);
  t.refused(await office.post(path, { ...wrong, sure: false }), DOUBLE, '610');
  t.taken(await office.post(path, { ...wrong, sure: true }), 202);

  const UserID = await school.person('আব্দুল্লাহ');
  const given = {
    UserID,
    purpose: 'shopping',
    FundID: chart.G,
    Account: chart.bank.Account,
    amount: 400,
    on: ON,
  };
  await twice(t, office, `${A}/staff_advances`, given, ['400']);
  t.ok(posted.id > 0, 'the first has its number');
});

row(
  40,
  'a receipt taken twice within minutes is asked about, never in the way of its key',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const one = await makeClass(school.admin);
    await setPrice(office, one, chart.admission, 500, '2026-11-01');
    const student = await admit(school.admin, one, 'আলী');
    const items = await owedBy(office, student);
    const paying = (deposit: number) => (item: Owed) => ({ ...item, deposit });
    const path = `${A}/fee_collections`;
    const body = { ...payment(student, chart.cash, items.map(paying(100))), sure: false };
    const first = await office.post(path, body, 'counter-1');
    t.taken(first, 201);
    t.is(
      (await office.post(path, body, 'counter-1')).body.id,
      first.body.id,
      'the same key is answered the same',
    );
    const owed = await owedBy(office, student);
    const again = payment(student, chart.cash, owed.map(paying(100)));
    t.refused(await office.post(path, { ...again, sure: false }), DOUBLE, '100');
    const less = payment(student, chart.cash, owed.map(paying(50)));
    t.taken(await office.post(path, { ...less, sure: false }), 201, 'another sum');
  },
);
