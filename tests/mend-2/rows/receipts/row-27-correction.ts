import { approve, gift, payment, trial } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import type { House } from '../../house/house.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

/** On the 10th two were admitted at 1,000.00, and the first paid 700.00 in cash; it is the 15th. */
async function wrongStudent(house: House) {
  const school = await house.school();
  const clerk = await school.login('katib', 4);
  const chart = await makeChart(clerk);
  const place = await makeClass(clerk);
  await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
  const [one, other] = [await admit(clerk, place, 'আব্দুল্লাহ'), await admit(clerk, place, 'উমর')];
  const [owed] = await owedBy(clerk, one);
  if (!owed) throw new Error('nothing is owed');
  const paid = payment(one, chart.cash, [{ ...owed, deposit: 700 }]);
  const { id } = await clerk.done(`${A}/fee_collections`, paid);
  await house.goTo('2026-11-15');
  const [item] = await owedBy(clerk, other);
  const right = {
    AdmissionID: other.AdmissionID,
    fees: [{ itemId: item?.itemId, amount: 1000, deposit: 700 }],
  };
  const cash = async (day: string) => (await trial(clerk, day))[`sl:${chart.cash.Account}`] ?? 0;
  return { school, clerk, chart, id, right, cash };
}
const back = (id: number) => `${A}/fee_collections/${id}/reverse`;

row(
  27,
  'a correction and its right receipt stand on the wrong receipt’s day',
  { day: '2026-11-10' },
  async (t, house) => {
    const { clerk, id, right, cash } = await wrongStudent(house);
    const answer = await clerk.post(back(id), { reason: 'ভুল ছাত্র', replacement: right });
    t.taken(answer, 201);
    t.like(
      answer.body.data,
      { on: '2026-11-10', replacement: { receiptNo: 2, on: '2026-11-10' } },
      'the answer',
    );
    t.is(await cash('2026-11-10'), 700, 'the drawer on the 10th');
    t.like(
      await clerk.read(`${A}/receipts/2`),
      { on: '2026-11-10', recordedOn: '2026-11-15' },
      'the right one',
    );
    const [listed] = (await clerk.read(`${A}/receipts?recorded=2026-11-15`)) ?? [];
    t.like(
      listed,
      { receiptNo: 2, on: '2026-11-10', recordedOn: '2026-11-15' },
      'what was written on the 15th',
    );
  },
);

row(27, 'the right receipt has the day that is typed', { day: '2026-11-10' }, async (t, house) => {
  const { clerk, id, right } = await wrongStudent(house);
  const replacement = { ...right, CreateAt: '2026-11-12' };
  const answer = await clerk.post(back(id), { reason: 'ভুল ছাত্র', replacement });
  t.taken(answer, 201);
  t.like(await clerk.read(`${A}/receipts/2`), { on: '2026-11-12' }, 'the right one');
  const refused = await clerk.post(back(2), {
    reason: 'ভুল',
    replacement: { ...right, CreateAt: '2026-11-16' },
  });
  t.refused(refused, 'ledger.future-day');
});

row(
  27,
  'what would leave a later evening short is taken back today, and the evening is named',
  { day: '2026-11-10' },
  async (t, house) => {
    const { clerk, chart, id } = await wrongStudent(house);
    const spent = {
      ...{ CAID: 2, FundID: chart.G, on: '2026-11-12', ...chart.cash, payee: 'দোকান' },
      lines: [{ SLID: chart.electricity, text: 'বিল', Amount: 300 }],
    };
    await clerk.done(`${A}/vouchers`, spent);
    await gift(clerk, chart, chart.cash, 500, '2026-11-14');
    const answer = await clerk.post(back(id), { reason: 'ভুল ছাত্র' });
    t.taken(answer, 201);
    t.like(answer.body.data, { on: '2026-11-15', wanted: '2026-11-10' }, 'the answer');
    t.like(answer.body.data.why.places, { day: '2026-11-12' }, 'the evening that stopped it');
  },
);

row(
  27,
  'after the close of its drawer two take a receipt back, today',
  { day: '2026-11-10' },
  async (t, house) => {
    const { school, clerk, chart, id } = await wrongStudent(house);
    const notes = { 500: 1, 100: 2 };
    await clerk.done(`${A}/day_close`, { account: chart.cash.Account, on: '2026-11-10', notes });
    const asked = await clerk.post(back(id), { reason: 'ভুল ছাত্র' });
    t.taken(asked, 202);
    const muhtamim = await school.login('muhtamim', 3);
    const approved = await approve(muhtamim, 'receipt_reversals', asked.body.id);
    t.taken(approved, 200);
    t.like(approved.body.data, { on: '2026-11-15', wanted: '2026-11-10' }, 'the answer');
    t.like(
      (await clerk.read(`${A}/receipts/${id}`)).reversed,
      { on: '2026-11-15', wanted: '2026-11-10' },
      'the receipt',
    );
  },
);

row(27, 'an invoice without a day is of today', async (t, house) => {
  const school = await house.school();
  const clerk = await school.login('katib', 4);
  const chart = await makeChart(clerk);
  const place = await makeClass(clerk);
  await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
  const student = await admit(clerk, place, 'আব্দুল্লাহ');
  const answer = await clerk.post(`${A}/invoices`, {
    ...{ SFGNID: 1, SessionID: place.SessionID, GLID: chart.cash.AccountType, cashier: chart.cash.Account },
    ...{ SLID: [chart.admission], UserID: student.UserID, [`entry_${chart.admission}`]: 400 },
  });
  t.taken(answer, 201);
  t.like(answer.body.data, { on: '2026-11-29' }, 'the answer');
});
