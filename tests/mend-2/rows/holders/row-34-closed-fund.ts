import { addFeeHead, addFund, addHead, addLedger, CLASS, KIND, makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  34,
  'a closed fund takes no charge, no sub-ledger, no fee head; closing shows and withdraws them',
  async (t, house) => {
    const school = await house.school();
    const office = await school.login('hisab', 4);
    const chart = await makeChart(office);
    const place = await makeClass(school.admin);
    const today = house.clock.today;
    const fund = await addFund(office, 'কিতাব তহবিল', KIND.designated);
    const ledger = await addLedger(office, fund, CLASS.income, 'কিতাব');
    const books = await addHead(office, fund, ledger, 'কিতাব ফি');
    const cards = await addHead(office, fund, ledger, 'কার্ড ফি');
    await addFeeHead(office, fund, books, 1);
    await setPrice(office, place, books, 300, today);
    await setPrice(office, place, chart.admission, 1000, today);

    const look = await office.get(`${A}/funds/${fund}/closing`);
    const shut = await office.patch(`${A}/funds/${fund}/action`, { Action: 0 });
    t.taken(shut, 200, 'the closing');
    const student = await admit(school.admin, place, 'আব্দুল্লাহ');
    const owed = await owedBy(office, student);
    t.is(
      owed.map(({ SLID }) => SLID),
      [chart.admission],
      'the heads charged at admission',
    );
    t.is(
      (await office.read(`${A}/fee_matrix`)).map(({ SLID }: { SLID: number }) => SLID),
      [chart.admission],
      'prices',
    );
    t.refused(
      await office.post(`${A}/sub_ledgers`, { FundID: fund, GLID: ledger, SlName: 'নতুন' }),
      'ledger.fund-inactive',
    );
    const head = { FundID: fund, GLID: ledger, SLID: cards, SFGNID: 1 };
    t.refused(await office.post(`${A}/fee_groups`, head), 'ledger.fund-inactive');
    t.taken(look, 200, 'what closing would withdraw');
    t.like(look.body.data, { heads: [{ SLID: books }], prices: [{ SLID: books, MaleAbaNew: 300 }] });
  },
);

row(34, 'the kind of a fund must be said, and changes until something is posted in it', async (t, house) => {
  const school = await house.school();
  const office = await school.login('hisab', 4);
  const chart = await makeChart(office);
  const unsaid = await office.post(`${A}/funds`, { FundName: 'নির্মাণ তহবিল' });
  t.refused(unsaid, 'ledger.fund-kind-required');
  t.like(unsaid.body.fields, [{ path: 'kind' }]);
  const fund = await addFund(office, 'নির্মাণ তহবিল', KIND.general);
  const change = (kind: number) => office.put(`${A}/funds/${fund}`, { FundName: 'নির্মাণ তহবিল', kind });
  const kind = async () =>
    (await office.read(`${A}/funds`)).find((one: { FundID: number }) => one.FundID === fund).kind;
  t.taken(await change(KIND.purpose), 200);
  t.is(await kind(), KIND.purpose, 'the kind after it was changed');
  const ledger = await addLedger(office, fund, CLASS.income, 'দান');
  const gift = await addHead(office, fund, ledger, 'নির্মাণ দান');
  await office.done(`${A}/vouchers`, {
    ...{ CAID: 1, FundID: fund, on: house.clock.today, ...chart.cash, payee: 'আব্দুর রহমান' },
    lines: [{ SLID: gift, text: 'দান', Amount: 500 }],
  });
  t.refused(await change(KIND.general), 'ledger.fund-kind-posted');
  t.is(await kind(), KIND.purpose, 'the kind once something is posted');
});
