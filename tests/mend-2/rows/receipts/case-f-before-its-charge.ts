import { balanceOf, payment, trial } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(
  'f',
  'bKash of the 28th, admission of the 29th: one receipt of the 28th, an advance until the 29th',
  async (t, house) => {
    const school = await house.school();
    const clerk = await school.login('katib', 4);
    const chart = await makeChart(clerk);
    const place = await makeClass(clerk);
    await setPrice(clerk, place, chart.admission, 1000, '2026-11-01');
    const student = await admit(clerk, place, 'আব্দুল্লাহ');

    const more = { CreateAt: '2026-11-28', transactionNo: '9GH4K2L1' };
    const taken = await clerk.post(
      `${A}/fee_collections`,
      payment(student, chart.wallet, await owedBy(clerk, student), more),
    );
    t.taken(taken, 201);
    t.like(taken.body.data, { receiptNo: 1, on: '2026-11-28' }, 'the answer');
    const advance = async (day: string) => (await trial(clerk, day))['sys:open-advance'] ?? 0;
    t.is(await advance('2026-11-28'), -1000, 'advances on the 28th');
    t.is(await advance('2026-11-29'), 0, 'advances on the 29th');
    t.is((await trial(clerk, '2026-11-29'))['sys:receivable'] ?? 0, 0, 'dues on the 29th');
    t.is(await balanceOf(clerk, chart.wallet.Account, '2026-11-28'), 1000, 'the wallet on the 28th');

    const receipts = await clerk.read(`${A}/receipts?from=2026-11-01&to=2026-11-30`);
    t.is(receipts.length, 1, 'receipts');
    const receipt = await clerk.read(`${A}/receipts/${taken.body.id}`);
    t.like(
      receipt,
      { on: '2026-11-28', recordedOn: '2026-11-29', total: 1000, advance: 0, dueAfter: 0 },
      'the receipt',
    );
    t.like(receipt.fees, [{ SlName: 'ভর্তি ফি', deposit: 1000, due: 0 }], 'what it was paid for');
    const paper = JSON.stringify(await clerk.read(`${A}/receipts/${taken.body.id}/paper`));
    t.ok(paper.includes('ভর্তি ফি'), 'the paper says what was paid for');
  },
);
