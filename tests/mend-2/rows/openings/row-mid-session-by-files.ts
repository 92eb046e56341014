import { approve, payment, trial } from '../../beginnings/books.ts';
import { type Chart, makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import { admit, makeClass, owedBy, setPrice } from '../../beginnings/roll.ts';
import { charge } from '../../beginnings/school.ts';
import type { Check } from '../../check.ts';
import type { Answer, Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const A = '/api/accounts';
const ON = '2026-11-25';
const MONTHS = [
  ...['শাওয়াল', 'জিলকদ', 'জিলহজ', 'মুহাররম', 'সফর', 'রবিউল আউয়াল', 'রবিউস সানি', 'জমাদিউল আউয়াল'],
  ...['জুমাদাস সানি', 'রজব', 'শাবান', 'রমজান'],
];
const SENTENCE =
  'a school comes in mid-session by two files: its dues with head and month and its position are right to the paisa';

const csv = (lines: readonly (readonly (string | number)[])[]) =>
  new TextEncoder().encode(lines.map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\n'));

/** The names by which a file calls what `makeChart` made. */
async function called(by: Person, chart: Chart) {
  const heads = await by.read(`${A}/sub_ledgers?limit=500`);
  const funds = await by.read(`${A}/funds?limit=50`);
  const head = (id: number) => heads.find(({ SLID }: { SLID: number }) => SLID === id).SlName as string;
  const fund = (id: number) =>
    funds.find(({ FundID }: { FundID: number }) => FundID === id).FundName as string;
  return {
    ...{ cash: head(chart.cash.Account), bank: head(chart.bank.Account), loan: head(chart.loan) },
    ...{ tuition: head(chart.tuition), food: head(chart.food), G: fund(chart.G), Z: fund(chart.Z) },
  };
}

/** The months of a session that begins in Shawwal, each on the 21st from March on. */
const setMonths = (by: Person, { SessionID, ClassID }: { SessionID: number; ClassID: number }) =>
  by.done(
    `${A}/month_calendar`,
    {
      ...{ SessionID, ClassID, calendar: 'own' },
      months: MONTHS.map((name, at) => ({
        ...{ MonthID: at + 1, name, charged: true },
        startsOn: new Date(Date.UTC(2026, 2 + at, 21)).toISOString().slice(0, 10),
      })),
    },
    'PUT',
  );

row('mid-session', SENTENCE, async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const names = await called(accountant, chart);
  const place = await makeClass(accountant);
  await setMonths(accountant, place);
  await setPrice(accountant, place, chart.tuition, 800, '2026-03-21');
  const karim = await admit(accountant, place, 'আব্দুল করিম');
  const rahim = await admit(accountant, place, 'আব্দুর রহিম');
  const send = (path: string, bytes: Uint8Array, more: object): Promise<Answer> =>
    accountant.post(`${A}/${path}`, formOf('file.csv', { on: ON, reason: 'কাগজের খাতা', ...more }, bytes));
  const takes = async (path: string, bytes: Uint8Array, more: object = {}) => {
    const asked = await send(path, bytes, { ...more, dryRun: 0 });
    t.taken(asked, 202, path);
    t.taken(await approve(muhtamim, 'opening_balances', asked.body.id), 200, `${path}: approved`);
  };

  const balances = (bank: number) =>
    csv([
      ['হিসাব', 'তহবিল', 'ডেবিট', 'ক্রেডিট'],
      [names.cash, names.G, '১২,৫০০', ''],
      [names.bank, names.G, bank, ''],
      [names.loan, names.G, '', 20_000],
      ['তহবিলের জের', names.G, '', '77500.50'],
      [names.bank, names.Z, 40_000, '-'],
      ['তহবিলের জের', names.Z, '', 40_000],
    ]);
  const uneven = await send('opening_import', balances(85_000), { dryRun: 0 });
  t.is(uneven.status, 400, 'a file that does not balance');
  t.ok(
    /97,500\.00.*97,500\.50/.test(uneven.body.fields[0].message),
    `both sums: ${uneven.body.fields[0].message}`,
  );
  const seen = (await send('opening_import', balances(85_000.5), {})).body.data;
  t.is(
    seen.funds.map(({ debit, credit }: { debit: number; credit: number }) => [debit, credit]),
    [
      [97_500.5, 97_500.5],
      [40_000, 40_000],
    ],
    'both sides of each fund',
  );
  await takes('opening_import', balances(85_000.5));

  const dues = csv([
    ['দাখেলা নম্বর', 'ফি-র খাত', 'মাস', 'বকেয়া টাকা'],
    [karim.UserCode, names.tuition, 'জুমাদাস সানি', '৮০০'],
    [karim.UserCode, names.tuition, '25/09/2026', 300.75],
    [rahim.UserCode, names.food, 'জুমাদাস সানি', 3000],
    [rahim.UserCode, names.tuition, 'রজব', 800],
  ]);
  const { SessionID } = place;
  const look = (await send('old_dues_import', dues, { SessionID })).body.data;
  t.like(look, { rows: 4, valid: 3, invalid: 1 }, 'the look');
  t.is([look.errors[0].row, look.errors[0].path], [5, 'Month'], 'the month that has not begun');
  t.like(
    look.dues,
    { students: 2, amount: 4100.75, before: { rows: 0, students: 0, amount: 0 } },
    'the sums',
  );
  await takes('old_dues_import', dues, { SessionID, skipInvalid: 1 });

  await standsRight(t, accountant, chart, [karim, rahim]);
  t.taken(await charge(accountant, place, 9), 201, 'a month of which one due was brought over');
  const due = (await owedBy(accountant, karim)).map(({ dueOn, due: rest }) => [dueOn, rest]);
  t.is(
    due.toSorted(),
    [
      ['2026-09-21', 300.75],
      ['2026-11-21', 800],
    ],
    'karim is not charged it again',
  );
  t.is((await owedBy(accountant, rahim)).length, 2, 'rahim is');
  const plan = await accountant.read(`${A}/fee_plan/${karim.AdmissionID}`);
  const tuition = plan.heads.find(({ SLID }: { SLID: number }) => SLID === chart.tuition);
  const cell = tuition.cells.find(({ MonthID }: { MonthID: number }) => MonthID === 9);
  t.is(cell.state, 'charged', 'the month in the plan of his year');
  const [old] = (await owedBy(accountant, karim)).filter(({ due: rest }) => rest === 300.75);
  t.ok(old, 'the oldest due');
  await accountant.done(`${A}/fee_collections`, payment(karim, chart.cash, old ? [old] : []));
  await paysNoIncome(t, accountant, chart);
});

type Students = readonly Parameters<typeof owedBy>[1][];

/** Dues one by one, the trial balance and the position, on the opening's day. */
async function standsRight(t: Check, by: Person, chart: Chart, [karim, rahim]: Students): Promise<void> {
  const owed = async (student: Students[number] | undefined) =>
    student ? (await owedBy(by, student)).map(({ dueOn, MonthID, due }) => [dueOn, MonthID, due]) : [];
  t.is(
    (await owed(karim)).toSorted(),
    [
      ['2026-09-21', 7, 300.75],
      ['2026-11-21', 9, 800],
    ],
    'karim owes',
  );
  t.is(await owed(rahim), [['2026-11-21', 9, 3000]], 'rahim owes');
  t.is(
    await trial(by, ON),
    {
      [`sl:${chart.cash.Account}`]: 12_500,
      [`sl:${chart.bank.Account}`]: 125_000.5,
      [`sl:${chart.loan}`]: -20_000,
      'sys:receivable': 4100.75,
      'sys:fund-balance': -121_601.25,
    },
    'the trial balance',
  );
  const { funds } = await by.read(`${A}/financial_position?to=${ON}`);
  const worth = (FundID: number) => {
    const fund = funds.find((one: { FundID: number }) => one.FundID === FundID);
    return (fund.fundBalances as { amount: number }[]).reduce(
      (sum, { amount }) => sum + Math.round(amount * 100),
      0,
    );
  };
  t.is(
    [worth(chart.G), worth(chart.B), worth(chart.Z)],
    [7_860_125, 300_000, 4_000_000],
    'what each fund is worth',
  );
}

/** What was paid on an old due is a receipt of old dues, and no income; what was paid on paper is no receipt. */
async function paysNoIncome(t: Check, by: Person, chart: Chart): Promise<void> {
  const { funds } = await by.read(`${A}/receipts_payments?from=${ON}&to=2026-11-29&fundId=${chart.G}`);
  const [fund] = funds;
  t.is(
    fund.receipts.map(({ account, amount }: { account: string; amount: number }) => [account, amount]),
    [['sys:receivable', 300.75]],
    'receipts',
  );
  const paper = (await by.get(`${A}/receipts_payments/paper?from=${ON}&to=2026-11-29`)).body;
  const notes = JSON.stringify(paper.blocks.filter(({ kind }: { kind: string }) => kind === 'note'));
  t.ok(notes.includes('25 November 2026'), `from which day the books are: ${notes}`);
  t.is((await trial(by, ON))[`sl:${chart.tuition}`], -800, 'income: what was charged here alone');
}
