import { payment, trial } from '../../beginnings/books.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { begin, daysOfType } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'bKash of the 28th for an admission of the 29th is one receipt of the 28th, an advance until the 29th';

row('f', SENTENCE, async (t, house) => {
  const { accountant, chart } = await begin(house);
  const place = await makeClass(accountant);
  await setPrice(accountant, place, chart.admission, 1000, '2026-01-01');
  const student = await admit(accountant, place, 'আব্দুল্লাহ');
  const form = payment(student, chart.wallet, await owedBy(accountant, student), {
    ...{ CreateAt: '2026-11-28', transactionNo: 'TRX28' },
  });
  const paid = await accountant.post('/api/accounts/fee_collections', form);
  t.taken(paid, 201);
  t.is(await daysOfType(accountant, 'FeesCollected'), ['2026-11-28'], 'the day of the receipt');
  const receipts = await accountant.read('/api/accounts/receipts?limit=10');
  t.is(receipts.length, 1, 'receipts');

  const stands = async (day: string) => {
    const all = await trial(accountant, day);
    const accounts = [
      `sl:${chart.wallet.Account}`,
      'sys:open-advance',
      'sys:receivable',
      `sl:${chart.admission}`,
    ];
    return accounts.map((account) => all[account] ?? 0);
  };
  t.is(await stands('2026-11-27'), [0, 0, 0, 0], 'on the 27th');
  t.is(await stands('2026-11-28'), [1000, -1000, 0, 0], 'wallet, advance, owed, income on the 28th');
  t.is(await stands('2026-11-29'), [1000, 0, 0, -1000], 'wallet, advance, owed, income on the 29th');
});
