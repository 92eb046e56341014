import { FIGURES } from '@madrasah/events/statements';
import test from 'ava';
import { Clerk, feeSchool } from '../../fees/reports/test-support.ts';

// Whatever is asked of a figure is answered or refused, and never breaks.
const entries = (clerk = new Clerk()) => [
  clerk.oldDue(11, 400, '2026-03-01'),
  clerk.charge(12, 'tuition', 800, '2026-04-01', 1),
  clerk.charge(21, 'food', 700, '2026-04-02', 1),
  clerk.concede(12, 2, 'tuition', 100, '2026-04-03'),
  clerk.collect(12, [[2, 'tuition', 500]], '2026-04-18', { advance: 50 }),
  clerk.reverse(1, '2026-04-19'),
  clerk.refund(12, 2, 'tuition', 10, '2026-04-19'),
  clerk.handOver(50, '2026-04-20'),
];

/** Values of each argument: those that are usual, that name nothing, and that are of another kind. */
const ARGUMENTS: Readonly<Record<string, readonly string[]>> = {
  from: ['2026-04-02', '2026-12-31', '0001-01-01'],
  to: ['2026-04-19', '2020-01-01', '9999-12-31'],
  asOf: ['2026-04-18', '2020-01-01', '2027-01-01'],
  knownAt: ['2026-04-18T06:00:00Z', '2000-01-01T00:00:00Z'],
  fundId: ['1', '99'],
  head: [
    'sl:2',
    'sys:receivable',
    'x,y',
    ',',
    'sl:1,sl:2,sl:3,sl:4,sys:concession,sys:waiver,sys:write-off,sys:recovered',
  ],
  account: ['sl:90', '90', 'sl:90,sl:91', 'surplus', 'x', ',', 'sys:fund-balance'],
  back: ['true', 'false'],
  kind: ['opening', 'head', 'contra', 'transfer', 'open', 'month'],
  basis: ['cash', 'accrual'],
  closing: ['with'],
  revision: ['0', '4', '99999', '9007199254740991'],
  AdmissionID: ['12', '99'],
  UserID: ['1', '99'],
  SessionID: ['2', '99'],
  ClassID: ['1', '99'],
  MonthID: ['1', '12'],
  status: ['dues', 'both', 'waiting', 'all'],
  collector: ['1', '99'],
  caId: ['1', '2'],
  slId: ['2', '99'],
  state: ['1', '2', '3', '4', '5'],
  report: [
    'report_id=1&SessionID=2',
    'report_id=5',
    'report_id=11',
    'report_id=12',
    'report_id=99',
    'x',
    '%',
  ],
  column: ['total', 'accounts-90', 'x', '__proto__', 'constructor'],
  group: ['0', '1', '99'],
  row: ['12', '2.1', 'x', '__proto__'],
  month: ['2026-04', 'x', '2026-13'],
  search: ['আব্দুল্লাহ', '%', '(', '১'],
  gender: ['1'],
  page: ['1', '1000000'],
  limit: ['1', '5000'],
};

test('no question about any figure breaks: each argument by itself, and with another', async (t) => {
  t.timeout(600_000);
  const app = await feeSchool(...entries());
  t.teardown(() => app.end());
  const broken: string[] = [];
  let asked = 0;
  const ask = async (figure: string, of: Readonly<Record<string, string>>) => {
    const { status } = await app.get(`/api/accounts/explain?${new URLSearchParams({ figure, ...of })}`);
    asked += 1;
    if (status >= 500) broken.push(`${figure} ${JSON.stringify(of)}`);
  };
  const pairs = Object.entries(ARGUMENTS).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
  for (const [at, figure] of [...FIGURES.keys()].entries()) {
    await ask(figure, {});
    for (const [place, [name, value]] of pairs.entries()) {
      await ask(figure, { [name]: value });
      // Of every third with another argument too, a different one for each figure.
      if ((place + at) % 3 !== 0) continue;
      const [other, its] = pairs[(place * 7 + at * 13) % pairs.length] as (typeof pairs)[number];
      await ask(figure, { [name]: value, [other]: its });
    }
  }
  t.log(`${asked} questions`);
  t.deepEqual(broken.slice(0, 40), [], `${broken.length} break`);
});

interface Group {
  readonly entries: string;
  readonly name: string;
  readonly count: number;
  readonly amount: number;
}
const paisa = (taka: number) => Math.round(taka * 100);

test('a figure is named in both languages, and told by kinds of entries that come to it', async (t) => {
  const app = await feeSchool(...entries());
  t.teardown(() => app.end());
  const ask = async (question: string, language: 'bn' | 'en' = 'bn') =>
    (await app.get(`/api/accounts/explain?${question}`, { language })).body.data;
  const names = { bn: new Set<string>(), en: new Set<string>() };
  for (const figure of FIGURES.keys())
    for (const language of ['bn', 'en'] as const) {
      const { name } = await ask(
        `figure=${figure}&report=${encodeURIComponent('report_id=5')}&column=total`,
        language,
      );
      t.regex(name, language === 'bn' ? /^[^A-Za-z]+$/ : /^[^\u0980-\u09ff]+$/, figure);
      names[language].add(name);
    }
  t.true(names.bn.size > FIGURES.size - 8, 'each by a name of its own, but what is the same in words');
  const whole = 'figure=receipts_payments.closing&from=2026-04-19&to=2026-04-20';
  const data = await ask(whole, 'en');
  t.like(data, { name: 'Receipts and payments: closing balance' });
  const groups: Group[] = data.groups;
  t.deepEqual(
    groups.map(({ entries: key, count }) => [key, count]),
    [
      ['before', 1],
      ['CollectionReversed', 1],
      ['FeeRefunded', 1],
    ],
  );
  t.is(
    groups.reduce((sum, { amount }) => sum + paisa(amount), 0),
    paisa(data.value),
  );
  for (const { entries: key, amount, count } of groups) {
    const part = await ask(`${whole}&entries=${key}`);
    t.deepEqual([part.value, part.total], [amount, count], key);
  }
  const days = data.lines.map(({ on }: { on: string }) => on);
  t.deepEqual(days, days.toSorted().toReversed(), 'the latest first');
});

test('what is owed is told of one admission, of a student, and of everybody', async (t) => {
  const app = await feeSchool(...entries());
  t.teardown(() => app.end());
  const value = async (figure: string, of = '') =>
    (await app.get(`/api/accounts/explain?figure=dues.${figure}${of}`)).body.data.value;
  const { totals } = (await app.get('/api/accounts/dues?status=both')).body;
  t.true(totals.due > 0);
  t.is(await value('due'), totals.due);
  t.is(await value('charged'), totals.charged);
  t.is(await value('advance'), totals.advance);
  const ofStudent = await value('due', '&UserID=1');
  t.is(ofStudent, (await value('due', '&AdmissionID=11')) + (await value('due', '&AdmissionID=12')));
  const named = (await app.get('/api/accounts/explain?figure=dues.due&AdmissionID=12')).body.data;
  t.deepEqual(named.of, ['আব্দুল্লাহ']);
});

test('a sum of many heads opens, and is named by how many they are', async (t) => {
  const app = await feeSchool(...entries());
  t.teardown(() => app.end());
  const head = Array.from({ length: 60 }, (_, at) => `sl:${at + 1}`).join();
  const { status, body } = await app.get(
    `/api/accounts/explain?figure=receipts_payments.receipts&head=${head}`,
    {
      language: 'en',
    },
  );
  t.is(status, 200);
  t.deepEqual(body.data.of, ['60 accounts']);
});

test('a word that the list of a sum does not know is refused by its name', async (t) => {
  const app = await feeSchool(...entries());
  t.teardown(() => app.end());
  const answer = await app.get('/api/accounts/explain?figure=advances.amount&kind=contra');
  t.like(answer, { status: 400, body: { code: 'request.invalid', fields: [{ path: 'kind' }] } });
});
