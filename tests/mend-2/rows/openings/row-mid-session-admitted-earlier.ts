import { open, payment } from '../../beginnings/books.ts';
import { makeChart } from '../../beginnings/chart.ts';
import { formOf } from '../../beginnings/files.ts';
import { admit, owedBy, type Student } from '../../beginnings/roll.ts';
import { beginClass, charge } from '../../beginnings/school.ts';
import type { Answer, Person } from '../../house/person.ts';
import { row } from '../../row.ts';

const SENTENCE =
  'of an admission on an earlier day it is said which months since are charged; of a file none before the opening, unless it is said';
const COLUMNS = [
  ...['দাখেলা নম্বর', 'নাম', 'পিতার নাম', 'মাতার নাম', 'লিঙ্গ', 'জন্ম তারিখ', 'অভিভাবকের মোবাইল', 'সম্পর্ক'],
  ...['জামাত', 'শাখা', 'আবাসন', 'ভর্তির ধরন', 'আর্থিক অবস্থা', 'ভর্তির তারিখ'],
];
const NAMES = ['হামযা', 'উসামা', 'তালহা', 'বিলাল'];

/** A file of one student who entered in September. */
const fileOf = (at: number) =>
  new TextEncoder().encode(
    [
      COLUMNS,
      [
        ...[`90${at}`, NAMES[at], 'আব্দুর রহমান', 'আয়েশা', 'পুরুষ', '02/03/2015', `0171234567${at}`, 'পিতা'],
        ...['কাফিয়া', 'ক', 'আবাসিক', 'পুরাতন', 'সচ্ছল', '20/09/2026'],
      ],
    ]
      .map((cells) => cells.join(','))
      .join('\n'),
  );

const due = async (by: Person, student: Student) =>
  (await owedBy(by, student)).map(({ MonthID, dueOn }) => [MonthID, dueOn]).toSorted();

const whyOf = ({ body }: Answer): string[] => body.data.reasons.map(({ why }: { why: string }) => why);

row('mid-session', SENTENCE, { day: '2026-04-05' }, async (t, house) => {
  const school = await house.school();
  const accountant = await school.login('hisab', 4);
  const muhtamim = await school.login('muhtamim', 3);
  const chart = await makeChart(accountant);
  const { place } = await beginClass({ accountant, chart }, { first: '2026-04-05' });
  await house.goTo('2026-11-29');
  const accounts = [{ SLID: chart.bank.Account, FundID: chart.G, amount: 5000 }];
  await open(accountant, muhtamim, { on: '2026-11-01', accounts });
  for (const month of [7, 8]) t.taken(await charge(accountant, place, month), 201, `month ${month}`);

  const form = {
    ...{ UserName: 'আনাস', FatherName: 'মুহাম্মদ', MotherName: 'ফাতিমা', GenderID: 1, ...place },
    ...{ DateOfBirth: '2012-05-14', Mobile1: '01812999999', Relationship1: 1, SFTID: 1 },
    ...{ ResidentialStatusId: 1, NewOldId: 1, CreateAt: '2026-10-10' },
  };
  const unsaid = await accountant.post('/api/students/insert_student', { data: form });
  t.is([unsaid.status, unsaid.body.fields?.[0]?.path], [400, 'months'], 'which months must be said');
  const late = (name: string, more: object) =>
    admit(accountant, place, name, { CreateAt: '2026-10-10', ...more });
  t.is(
    await due(accountant, await late('আনাস', { months: 'all' })),
    [
      [7, '2026-10-05'],
      [8, '2026-11-05'],
    ],
    'all months since October, charged at once',
  );
  const some = await late('সাদ', { months: 'from', chargeFrom: '2026-11-01' });
  t.is(await due(accountant, some), [[8, '2026-11-05']], 'those that begin from a day on');
  const none = await late('মুআয', { months: 'none' });
  t.is(await due(accountant, none), [], 'none of those that have begun');
  const again = await charge(accountant, place, 8);
  t.ok(whyOf(again).includes('as-chosen'), `a run says why: ${whyOf(again)}`);
  t.is(await due(accountant, none), [], 'nor by a run');

  const { SessionID } = place;
  const bring = async (at: number, more: object): Promise<Student> => {
    const sent = { SessionID, dryRun: 0, ...more };
    const answer = await accountant.post('/api/students/import', formOf('s.csv', sent, fileOf(at)));
    t.taken(answer, 200, NAMES[at]);
    t.is(answer.body.data.valid, 1, `${NAMES[at]}: ${JSON.stringify(answer.body.data.errors)}`);
    return (
      await accountant.read(`/api/students/view_students?search=${encodeURIComponent(NAMES[at] ?? '')}`)
    )[0];
  };
  const plain = await bring(0, {});
  const charged = await bring(1, { charge: 1 });
  const whole = await bring(2, { months: 'all' });
  const ahead = { months: [{ SLID: chart.tuition, MonthID: 7, amount: 800 }] };
  for (const student of [plain, charged]) {
    const paid = await accountant.post(
      '/api/accounts/fee_collections',
      payment(student, chart.cash, [], ahead),
    );
    t.refused(paid, 'plans.month-not-charged');
  }
  for (const month of [7, 8]) t.taken(await charge(accountant, place, month), 201, `month ${month} again`);
  t.is(await due(accountant, plain), [[8, '2026-11-05']], 'from the opening on, though the file came later');
  t.is(await due(accountant, charged), [[8, '2026-11-05']], 'none before the opening, with charges too');
  t.is(
    (await due(accountant, whole)).map(([month]) => month),
    [7, 8],
    'all, where that was said',
  );
});
