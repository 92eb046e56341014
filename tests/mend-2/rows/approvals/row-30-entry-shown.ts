import { approve, balanceOf } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';

row(30, 'whoever approves is shown every line of the entry with its side, and its day', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const asked = await accountant.post(`${A}/journal_vouchers`, {
    ...{ FundID: chart.G, on: '2026-11-19', reason: 'বিদ্যুৎ বিল বাকি' },
    lines: [
      { SLID: chart.electricity, debit: 1250.5 },
      { SLID: chart.loan, credit: 1250.5 },
    ],
  });
  t.taken(asked, 202);
  const looked = await muhtamim.post(`${A}/journal_vouchers/${asked.body.id}/look`);
  t.taken(looked, 200, 'the look');
  const { entry, seen } = looked.body.data;
  t.is(entry.on, '2026-11-19', 'the day it will be posted on');
  t.is(entry.parts.length, 1, 'its parts');
  const sides = entry.parts[0].lines.map((line: { account: string; debit: number; credit: number }) => [
    ...[line.account, line.debit, line.credit],
  ]);
  t.is(
    sides,
    [
      ['বিদ্যুৎ', 1250.5, 0],
      ['কর্জে হাসানা', 0, 1250.5],
    ],
    'its lines',
  );
  t.is(await balanceOf(accountant, chart.electricity, '2026-11-29'), 0, 'electricity after the look');
  t.refused(await accountant.post(`${A}/journal_vouchers/${asked.body.id}/look`), 'approval.same-person');
  t.taken(await approve(muhtamim, 'journal_vouchers', asked.body.id, { seen }), 200);
  t.is(await balanceOf(accountant, chart.electricity, '2026-11-19'), 1250.5, 'electricity on its day');
});

row(30, 'what has changed since it was looked at is shown anew before it is posted', async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const place = await makeClass(school.admin);
  await setPrice(accountant, place, chart.admission, 1000, '2026-01-01');
  const student = await admit(school.admin, place, 'আব্দুল্লাহ');
  const [fee] = await owedBy(accountant, student);
  const form = { itemId: fee?.itemId, amount: 300, reason: 'এতিম' };
  const { id } = await accountant.done(`${A}/waivers`, form);
  const first = await muhtamim.post(`${A}/waivers/${id}/look`);
  t.taken(first, 200, 'the look');
  t.is(first.body.data.entry.on, '2026-11-29', 'the day that is shown');
  await house.goTo('2026-11-30');
  const changed = await approve(muhtamim, 'waivers', id, { seen: first.body.data.seen });
  t.refused(changed, 'approval.changed');
  t.is(changed.status, 409, 'the refusal');
  const { entry, seen } = changed.body.data;
  t.is(entry.on, '2026-11-30', 'the day that is shown then');
  t.like(entry.parts[0].lines[1], { head: 'ভর্তি ফি', debit: 0, credit: 300 }, 'the line of the student');
  t.taken(await approve(muhtamim, 'waivers', id, { seen }), 200);
});
