import { approve } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const OPENINGS = '/api/accounts/opening_balances';

row(45, 'nobody approves by a second login, a student’s, or one that he made himself', async (t, house) => {
  const school = await house.school();
  const himself = await school.person('হিসাবরক্ষক');
  const accountant = await school.login('hisab', 3, { userId: himself });
  const chart = await makeChart(accountant);
  const account = { SLID: chart.cash.Account, FundID: chart.G, amount: 5000 };
  const form = { on: house.clock.today, accounts: [account], oldDues: [], advances: [], reason: 'খাতা থেকে' };
  const asked = await accountant.post(OPENINGS, form);
  t.taken(asked, 202);
  const { id } = asked.body;
  const own = await school.login('hisab2', 4, { by: accountant, userId: himself });
  t.refused(await approve(own, 'opening_balances', id), 'approval.same-person-logins', 'hisab');
  const pupil = await school.person('ছাত্র', { UserTypeID: 1 });
  const ofStudent = await school.login('chatro', 4, { by: accountant, userId: pupil });
  t.refused(await approve(ofStudent, 'opening_balances', id), 'approval.outsider');
  const made = await school.login('nayeb', 4, { by: accountant });
  t.refused(await approve(made, 'opening_balances', id), 'approval.beholden-made', 'hisab');
  const waiting = await made.get('/api/accounts/approvals');
  t.is(waiting.body.data.length, 0, 'what waits for him');
  t.is(waiting.body.barred?.[0]?.count, 1, 'what he is told he may not approve');
  t.taken(await approve(school.admin, 'opening_balances', id), 200);
});

row(45, 'two entries of one person that were merged are one person, with both logins', async (t, house) => {
  const school = await house.school();
  const [one, other] = [await school.person('নাযিম'), await school.person('নাযিম ২')];
  const asker = await school.login('nazim', 3, { userId: one });
  const second = await school.login('nazim2', 3, { userId: other });
  const chart = await makeChart(asker);
  const account = { SLID: chart.cash.Account, FundID: chart.G, amount: 5000 };
  const form = { on: house.clock.today, accounts: [account], oldDues: [], advances: [], reason: 'খাতা থেকে' };
  const { id } = await asker.done(OPENINGS, form);
  await school.admin.done('/api/users/merge', { keepId: one, otherId: other, reason: 'দুইবার লেখা' });
  t.refused(await approve(second, 'opening_balances', id), 'approval.same-person-logins');
});

row(45, 'nobody approves by a login that a login of his making made', async (t, house) => {
  const school = await house.school();
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(school.admin);
  await house.goTo('2026-12-31');
  const account = { SLID: chart.cash.Account, FundID: chart.G, amount: 5000 };
  const form = { on: house.clock.today, accounts: [account], oldDues: [], advances: [], reason: 'খাতা থেকে' };
  const { id } = await school.admin.done(OPENINGS, form);
  const made = await school.login('nayeb', 3);
  const further = await school.login('khadem', 4, { by: made });
  t.refused(await approve(further, 'opening_balances', id), 'approval.beholden-through', 'nayeb');
  t.is((await further.get('/api/accounts/approvals')).body.data.length, 0, 'what waits for him');
  t.taken(await approve(muhtamim, 'opening_balances', id), 200);
});
