import { payment, voucher } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import type { Check } from '../../check.ts';
import type { Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const paisa = (taka: number) => Math.round(taka * 100);

/** What a wallet holds and is not settled adds up to its balance. @returns the sums of its rows, in taka */
async function unsettled(t: Check, by: Person, wallet: number, what: string): Promise<readonly number[]> {
  const { balance, unsettled: rows } = await by.read(`${A}/wallet_standing?wallet=${wallet}`);
  const amounts: number[] = rows.map(({ amount }: { readonly amount: number }) => amount);
  t.is(
    amounts.reduce((sum, amount) => sum + paisa(amount), 0),
    paisa(balance),
    `${what}: the rows`,
  );
  return amounts;
}

row(
  27,
  'what a wallet holds unsettled adds up to its balance, after a void, a settlement and its reversal',
  { day: '2026-11-10' },
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('katib', 4);
    const chart = await makeChart(clerk);
    const { wallet } = chart;
    const into = (taka: number, on: string, transactionNo: string) =>
      clerk.done(`${A}/vouchers`, voucher(1, chart.G, wallet, chart.donation, taka, on, { transactionNo }));
    const first = await into(700.25, '2026-11-08', 'T1');
    await into(300, '2026-11-09', 'T2');
    t.is((await unsettled(t, clerk, wallet.Account, 'two came')).length, 2, 'rows of what came');
    const id = first.id ?? first.data?.voucherId;
    await clerk.done(`${A}/vouchers/${id}/reverse`, { reason: 'ভুল' });
    t.is(await unsettled(t, clerk, wallet.Account, 'after a void'), [300], 'what stands after a void');
    await house.goTo('2026-11-12');
    const settlement = await clerk.done(`${A}/wallet_settlements`, {
      ...{ wallet: wallet.Account, bank: chart.bank.Account, received: 295, charge: 5, on: '2026-11-11' },
    });
    t.is(
      await unsettled(t, clerk, wallet.Account, 'after the settlement'),
      [],
      'what stands when all is settled',
    );
    await into(50, '2026-11-12', 'T3');
    t.is(await unsettled(t, clerk, wallet.Account, 'what came since'), [50], 'what came since');
    const settled = settlement.id ?? settlement.data?.settlementId;
    await clerk.done(`${A}/transfer_reversals`, { what: 'settlement', id: settled, reason: 'ভুল ব্যাংক' });
    const again = await unsettled(t, clerk, wallet.Account, 'after the reversal of the settlement');
    t.is(again, [50, 300], 'what stands when the settlement is taken back');
  },
);

row(
  27,
  'a receipt of before its charge that is taken back stands once on the statement',
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('katib', 4);
    const chart = await makeChart(clerk);
    const place = await makeClass(clerk);
    await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
    const student = await admit(clerk, place, 'আব্দুল্লাহ');
    const owed = await owedBy(clerk, student);
    const { id } = await clerk.done(
      `${A}/fee_collections`,
      payment(student, chart.wallet, owed, { transactionNo: 'TX1', CreateAt: '2026-11-20' }),
    );
    t.taken(await clerk.post(`${A}/fee_collections/${id}/reverse`, { reason: 'ভুল ছাত্র' }), 201);
    const { lines } = await clerk.read(`${A}/statement/${student.AdmissionID}`);
    const back = lines.find(
      ({ ref }: { readonly ref: { readonly type: string } }) => ref.type === 'CollectionReversed',
    );
    t.like(back, { debit: 1000, credit: 0 }, 'the line of the void');
  },
);
