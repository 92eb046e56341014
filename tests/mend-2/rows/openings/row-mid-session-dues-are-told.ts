import { approve, trial } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import { admit, makeClass, setMonths, setPrice } from '../../beginnings/roll.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const SENTENCE =
  'what is odd about old dues is told in the look; each month and the list of openings add up; statements name head and month';
const csv = (lines: readonly (readonly (string | number)[])[]) =>
  new TextEncoder().encode(lines.map((cells) => cells.join(',')).join('\n'));

row('mid-session', SENTENCE, async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const place = await makeClass(accountant);
  await setMonths(accountant, place, '2026-03-21');
  await setPrice(accountant, place, chart.tuition, 800, '2026-03-21');
  const heads = await accountant.read(`${A}/sub_ledgers?limit=500`);
  const nameOf = (id: number) => heads.find(({ SLID }: { SLID: number }) => SLID === id).SlName as string;
  const { UserCode, AdmissionID } = await admit(accountant, place, 'আব্দুল করিম');
  const send = (on: string, rows: readonly (readonly (string | number)[])[], more: object = {}) =>
    accountant.post(
      `${A}/old_dues_import`,
      formOf(
        'f.csv',
        { on, reason: 'খাতা', SessionID: place.SessionID, ...more },
        csv([['দাখেলা নম্বর', 'ফি-র খাত', 'মাস', 'বকেয়া টাকা'], ...rows]),
      ),
    );
  const tuition = nameOf(chart.tuition);
  const rows = [
    [UserCode, tuition, 'মাস 3', 800],
    [UserCode, tuition, 'মাস 9', 900],
    [UserCode, nameOf(chart.food), 'মাস 9', 3000],
  ] as const;
  const { notices } = (await send('2026-11-25', rows)).body.data as { notices: string[] };
  const tells = (what: RegExp) =>
    t.ok(
      notices.some((one) => what.test(one)),
      `${what}: ${notices.join(' | ')}`,
    );
  tells(/before the student’s admission.*Row 2/);
  tells(/above the price.*Row 3/);
  tells(/not charged in the student’s class.*Row 4/);

  const taken = await send('2026-11-25', rows, { dryRun: 0 });
  t.taken(taken, 202);
  const withdrawn = await send('2026-11-20', [[UserCode, tuition, 'মাস 4', 500]], { dryRun: 0 });
  t.taken(withdrawn, 202);
  t.taken(await accountant.post(`${A}/opening_balances/${withdrawn.body.id}/withdraw`, {}), 200);
  t.taken(await approve(muhtamim, 'opening_balances', taken.body.id), 200);
  const list = (await accountant.get(`${A}/opening_balances?limit=50`)).body;
  t.is(list.totals.amount, 4700, 'what was withdrawn is not added up');

  const { lines } = await accountant.read(`${A}/statement/${AdmissionID}`);
  t.ok(
    lines.some(({ text }: { text: string }) => text.includes(tuition) && text.includes('মাস 3')),
    `the statement: ${lines.map(({ text }: { text: string }) => text).join(' | ')}`,
  );
  const months: { month: string; fellDue: number; collected: number; conceded: number; due: number }[] =
    await accountant.read(`${A}/collection_by_month`);
  let before = 0;
  for (const { month, fellDue, collected, conceded, due } of months) {
    t.is(due, before + fellDue - collected - conceded, `${month} adds up`);
    before = due;
  }
  const earlier = (await send('2026-11-01', [[UserCode, tuition, 'মাস 5', 800]])).body.data;
  t.ok(
    earlier.notices.some((one: string) => one.includes('25 November 2026')),
    `the books would begin earlier: ${earlier.notices.join(' | ')}`,
  );
  t.is((await trial(accountant, '2026-11-25'))['sys:receivable'], 4700, 'what is owed');
});
