import { balanceOf, payment } from '../../beginnings/books.ts';
import { owedBy } from '../../beginnings/roll.ts';
import { begin, beginClass, charge } from '../../beginnings/school.ts';
import { row } from '../../row.ts';

const COLLECT = '/api/accounts/fee_collections';
const SENTENCE =
  'a receipt into a drawer that is closed for its day is refused, with account, day and the way out';

row('b', SENTENCE, async (t, house) => {
  const begun = await begin(house, { cash: 5000 });
  const { accountant, chart } = begun;
  const { place, student } = await beginClass(begun, { first: '2026-01-12' });
  t.taken(await charge(accountant, place, 11), 201);
  const close = { account: chart.cash.Account, on: '2026-11-29', notes: { 1000: 5 } };
  t.taken(await accountant.post('/api/accounts/day_close', close), 201, 'the close of the day');

  const owed = await owedBy(accountant, student);
  for (const CreateAt of ['2026-11-29', '2026-11-28']) {
    const form = payment(student, chart.cash, owed, { CreateAt });
    const refused = await accountant.post(COLLECT, form);
    t.refused(refused, 'ledger.day-closed', 'নগদ বাক্স', /2[89] November 2026/, /reopen/);
    t.is(refused.body.fields?.[0]?.path, 'CreateAt', 'the field that is named');
  }
  t.is(await balanceOf(accountant, chart.cash.Account, '2026-11-29'), 5000, 'the drawer');
  await house.goTo('2026-11-30');
  t.taken(await accountant.post(COLLECT, payment(student, chart.cash, owed)), 201, 'tomorrow');
});
