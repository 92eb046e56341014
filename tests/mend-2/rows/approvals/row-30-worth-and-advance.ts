import { open } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(30, 'a standing concession says of which months it is and what it is worth, not ৳0', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const place = await makeClass(school.admin);
  await setMonths(accountant, place, '2026-12-01');
  await setPrice(accountant, place, chart.tuition, 800, '2026-01-01');
  const student = await admit(school.admin, place, 'আব্দুল্লাহ');
  const limits = [{ permissionTypeId: 4, amount: 10, percent: 1 }];
  await school.admin.done(`${A}/concession_limits`, limits, 'PUT');
  const asked = await accountant.post(`${A}/concession_requests`, {
    ...{ AdmissionID: student.AdmissionID, SLID: chart.tuition, from: 2, to: 5, percent: 25 },
    ...{ kind: 'concession', reason: 'এতিম' },
  });
  t.taken(asked, 202);
  const [waiting] = await muhtamim.read(`${A}/approvals`);
  t.is([waiting.amount, waiting.amountText], [undefined, '25 %'], 'its amount in the list');
  const looked = await muhtamim.post(`${A}/concession_requests/${asked.body.id}/look`);
  t.taken(looked, 200, 'the look');
  t.is(looked.body.data.entry.parts, [], 'what it posts');
  t.match(looked.body.data.entry.changes[0], /\b4 monthly fees .* 800\.00 taka less/, 'its worth');
});

row(30, 'a refund of an advance says so, and what of the advance is left', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const place = await makeClass(school.admin);
  const student = await admit(school.admin, place, 'আব্দুল্লাহ');
  const advance = { UserID: student.UserID, FundID: chart.G, amount: 700 };
  const cash = { SLID: chart.cash.Account, FundID: chart.G, amount: 5000 };
  await open(accountant, muhtamim, { on: '2026-11-01', accounts: [cash], advances: [advance] });
  const asked = await accountant.post(`${A}/refunds`, {
    ...{ AdmissionID: student.AdmissionID, FundID: chart.G, amount: 500, Account: chart.cash.Account },
    ...{ payee: 'মুহাম্মদ ইউসুফ', reason: 'মাদরাসা ছেড়েছে' },
  });
  t.taken(asked, 202);
  const [waiting] = await muhtamim.read(`${A}/approvals`);
  t.like(waiting, { text: 'Refund of an advance', payee: 'মুহাম্মদ ইউসুফ', amount: 500 }, 'the request');
  const looked = await muhtamim.post(`${A}/refunds/${asked.body.id}/look`);
  t.taken(looked, 200, 'the look');
  t.match(looked.body.data.entry.changes[0], /advance; 200\.00 taka/, 'what is left of the advance');
});
