import { approve } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const OPENINGS = `${A}/opening_balances`;
const ALONE = '/api/users/confirming_alone';

row(
  45,
  'where nobody else may, it is allowed and marked in the list and among the controls',
  async (t, house) => {
    const school = await house.school();
    const chart = await makeChart(school.admin);
    const nayeb = await school.login('nayeb', 4);
    const account = { SLID: chart.cash.Account, FundID: chart.G, amount: 5000 };
    const on = house.clock.today;
    const form = { on, accounts: [account], oldDues: [], advances: [], reason: 'খাতা থেকে' };
    const { id } = await school.admin.done(OPENINGS, form);
    t.taken(await approve(nayeb, 'opening_balances', id), 200);
    const [request] = await school.admin.read(OPENINGS);
    t.match(request.mark ?? '', 'Nobody else could confirm it', 'the mark in the list');
    const { marked } = await school.admin.read(`${A}/controls?from=${on}&to=${on}`);
    t.is(marked?.length, 1, 'marked entries among the controls');
    t.match(marked[0].reason, 'Nobody else could confirm it', 'the mark of the entry');
  },
);

row(
  45,
  'the only person of a school brings his books over, and confirms the rest another day',
  async (t, house) => {
    const school = await house.school();
    const { admin } = school;
    const chart = await makeChart(admin);
    const account = { SLID: chart.cash.Account, FundID: chart.G, amount: 5000 };
    const on = house.clock.today;
    const form = { on, accounts: [account], oldDues: [], advances: [], reason: 'খাতা থেকে' };
    t.taken(await admin.post(OPENINGS, form), 201, 'the opening');
    const lines = [
      { SLID: chart.electricity, debit: 10 },
      { SLID: chart.loan, credit: 10 },
    ];
    const asked = await admin.post(`${A}/journal_vouchers`, {
      ...{ FundID: chart.G, on, reason: 'বিদ্যুৎ বিল', lines },
    });
    t.taken(asked, 202, 'a journal voucher');
    const { id } = asked.body;
    t.refused(await approve(admin, 'journal_vouchers', id), 'approval.alone-off');
    t.taken(await admin.put(ALONE, { allowed: 1 }), 200);
    t.refused(await approve(admin, 'journal_vouchers', id), 'approval.alone-too-early');
    const [year, month, day] = on.split('-').map(Number) as [number, number, number];
    await house.goTo(new Date(Date.UTC(year, month - 1, day + 1)).toISOString().slice(0, 10));
    t.taken(await approve(admin, 'journal_vouchers', id), 200, 'the next day');
    const rows = await admin.read(`${A}/journal_vouchers?state=approved`);
    t.match(rows[0].mark ?? '', 'Alone', 'the mark');
  },
);
