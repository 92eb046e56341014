import {
  fieldNotes,
  paisa,
  type QueryDefinition,
  queryCatalogue,
  streams,
  toLatinDigits,
} from '@madrasah/events';
import { AuditorSet, POWER_NAMES, PowersSet, permissionIds } from '@madrasah/events/access';
import { ApprovalRequested } from '@madrasah/events/approvals';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { cr, dr } from '@madrasah/events/ledger';
import { FIGURES } from '@madrasah/events/statements';
import test from 'ava';
import { charged, recordSchool } from './app-test-school.ts';
import { CLERK, SCHOOL, type TestApp, testApp } from './app-test-support.ts';
import { questionOfFigure } from './statements/explain/gate.ts';

const [FROM, TO] = ['2026-01-01', '2026-03-31'];
const INSIDE = '2026-02-10';
const OUTSIDE = ['2025-12-31', '2026-04-01'];

/** Receipts of a day of his, and of another. */
const [HIS, NOT_HIS, BEFORE] = [1, 2, 3];

const collected = (receiptId: number, on: string, taka: number) =>
  FeesCollected({
    ...{ receiptId, receiptNo: receiptId, series: '2026', on, userId: 1, admissionId: 2, moneyAccount: 2 },
    ...{ transactionNo: '', remark: '', rows: [], advance: null },
    postings: [dr('sl:2', 1, taka * 100), cr('sys:receivable', 1, taka * 100, { party: 1, itemId: 1 })],
  });

let app: TestApp;
test.before(async () => {
  app = await testApp();
  await recordSchool(app, SCHOOL, 'আমাদের');
  const looks = { view: true, insert: false, edit: false, delete: false };
  await app.record(
    streams.access(SCHOOL),
    AuditorSet({ loginId: CLERK, auditor: { from: FROM, to: TO } }),
    ...Object.keys(POWER_NAMES).map((name) =>
      PowersSet({ loginId: CLERK, permissionListId: permissionIds.get(name) as number, ...looks }),
    ),
  );
  await app.record(
    streams.journal(SCHOOL),
    charged,
    collected(HIS, INSIDE, 300),
    collected(NOT_HIS, '2026-04-20', 200),
    FeesCharged({
      ...charged.data,
      on: '2025-12-20',
      dueOn: '2025-12-20',
      chargeId: 2,
      firstItemId: 2,
    } as never),
    collected(BEFORE, '2025-12-22', 100),
  );
  await app.settled();
});
test.after.always(() => app.end());

/** The parameters of a query that are days, told by what they take. */
const daysOf = ({ parts }: QueryDefinition) =>
  Object.entries(parts.query?.shape ?? {}).flatMap(([name, schema]) => {
    const noted = fieldNotes.noteOf(schema);
    return noted && 'json' in noted && noted.json === fieldNotes.takes.day ? [name] : [];
  });

/** Whatever else must be given: a place in the path, an id, a name. */
const OTHERS = {
  ...{ account: 1, glId: 1, slId: 1, id: 1, report_id: 1, AdmissionID: 1, fundId: 1, caId: 1, level: 2 },
  ...{
    SessionID: 1,
    ClassID: 1,
    figure: 'receipts_payments.receipts',
    kind: 'count',
    earlier: '2026-04-20T04:00:00Z',
  },
};

/** Asks with the days given. */
const ask = (
  query: QueryDefinition,
  days: Readonly<Record<string, string>>,
  others: Readonly<Record<string, unknown>> = {},
) => {
  const known = Object.keys(query.parts.query?.shape ?? {});
  const given = Object.entries({ ...OTHERS, ...others, ...days }).filter(([name]) => known.includes(name));
  const asked = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return app.ask('GET', `${query.path.replace(/:\w+/g, String(others['id'] ?? 1))}?${asked}`, {
    loginId: CLERK,
  });
};
const post = (query: QueryDefinition) =>
  app.ask('POST', query.path.replace(/:\w+/g, '1'), { loginId: CLERK, body: {} });
const allAt = (names: readonly string[], day: string) => Object.fromEntries(names.map((name) => [name, day]));

const dated = queryCatalogue.filter((query) => query.method === 'GET' && daysOf(query).length > 0);

test('there are dated queries', (t) => t.true(dated.length > 100, `${dated.length}`));

/** They tell how things stood, in sums; a new one is listed here with its reason, and looked through below. */
const STANDING = [
  ...['Balances', 'TrialBalance', 'FinancialPosition', 'Suppliers', 'TotalDue'],
  // What each student owes, in sums.
  ...['Ageing', 'Dues', 'ClassPayers'],
  // The whole log is proved, whatever the day; its roots tell of no money.
  ...['AuditVerify', 'AuditCertificate'],
];

/** The day is the question: there is none before it. */
const isOfOneDay = (query: QueryDefinition) =>
  daysOf(query).some((name) => ['on', 'date', 'within'].includes(name));
const familyOf = ({ name }: QueryDefinition) => name.replace(/(Pdf|Xlsx|Csv|Paper)$/, '');

test('how things stood is told by those that say so alone', (t) => {
  const names = dated.filter(({ forAuditor }) => forAuditor === 'standing').map(familyOf);
  t.deepEqual([...new Set(names)].sort(), [...STANDING].sort());
});

/** Every day that an answer tells, as it is written in JSON and in files; instants are no days of entries. */
function daysIn(text: string): string[] {
  const latin = toLatinDigits(text);
  const iso = latin.match(/\b\d{4}-\d{2}-\d{2}(?![T\d])/g) ?? [];
  const written = [...latin.matchAll(/\b(\d{2})[-/.](\d{2})[-/.](\d{4})\b/g)].map(
    ([, day, month, year]) => `${year}-${month}-${day}`,
  );
  return [...iso, ...written];
}

/** The three statements of a year set it beside the one before, in sums, as the law of the ledger has it: these are its bounds. */
const COMPARED = ['2025-07-01', '2024-07-01', '2025-06-30'];

/** His days, asked in part and whole: what is not asked is today, or the beginning of everything. */
const waysToAsk = (names: readonly string[]) => [
  ...names.map((name) => [name]),
  ...(names.length > 1 ? [names.filter((name) => name !== 'from'), names] : []),
];

for (const query of dated) {
  const names = daysOf(query);
  const mayBeginNowhere =
    names.includes('from') ||
    isOfOneDay(query) ||
    ['standing', 'as-its-figure'].includes(query.forAuditor as string);
  test.serial(`${query.name} tells an auditor of his days alone`, async (t) => {
    const inside = await ask(query, allAt(names, INSIDE));
    if (mayBeginNowhere) t.not(inside.body?.code, 'access.outside-days', JSON.stringify(inside.body));
    else t.true([400, 403].includes(inside.status), `${inside.status}`);
    for (const name of names)
      for (const day of OUTSIDE) {
        const answer = await ask(query, { ...allAt(names, INSIDE), [name]: day });
        // What is asked amiss besides is told first: 400, and nothing is shown.
        t.true([400, 403].includes(answer.status), `${name} ${day}: ${answer.status}`);
      }
    const today = await ask(query, {});
    t.true([400, 403].includes(today.status), `without days: ${today.status}`);
  });
  if (!/(Pdf|Xlsx)$/.test(query.name))
    test.serial(
      `no day that ${query.name} tells an auditor lies outside his, whatever he asks`,
      async (t) => {
        for (const asked of waysToAsk(names)) {
          const { status, body } = await ask(query, allAt(asked, TO), { AdmissionID: 2, id: 2 });
          t.true(status < 500, `${status}`);
          if (status !== 200) continue;
          const told = typeof body === 'string' ? body : JSON.stringify(withoutRoots(body));
          const outside = daysIn(told).filter((day) => (day < FROM || day > TO) && !COMPARED.includes(day));
          t.deepEqual(outside, [], asked.join());
        }
      },
    );
}

/** Daily roots are told to every auditor: they say that nothing was changed, and nothing of what there is. */
const withoutRoots = (body: { readonly data?: object }) => ({ ...body, data: { ...body.data, roots: [] } });

/** Questions of money that name no days, by how an auditor is held to his. */
const undated = queryCatalogue.filter(
  (query) =>
    daysOf(query).length === 0 &&
    (query.path.startsWith('/api/accounts/') || query.path.startsWith('/api/exam/dues')),
);
const held = (isSo: (forAuditor: QueryDefinition['forAuditor']) => boolean) =>
  undated.filter(({ forAuditor }) => isSo(forAuditor));
const open = held((forAuditor) => forAuditor === 'always');
const ofEntries = held((how) => typeof how === 'object' && 'entry' in how);
const ofRows = held((how) => typeof how === 'object' && 'rows' in how);
const reports = queryCatalogue.filter(({ forAuditor: how }) => typeof how === 'object' && 'days' in how);

/** They tell of no day: registers and settings, who keeps what, which months are locked, heads of chains. */
const TELL_OF_NO_DAY = [
  ...['AccountingYears', 'FeeGroupNames', 'FeeHeads', 'Funds', 'GeneralLedgers', 'SubLedgers'],
  'TransferLimit',
  ...['ReceiptBooks', 'PaymentAccounts', 'PaymentTypes', 'ConcessionLimits', 'SiblingRules'],
  ...['LateFeeRule', 'MoneyRules', 'Keepers', 'Periods', 'Auditors', 'DailyRoots', 'RecountProgress'],
];

test('what tells of money without a day is refused, held by its entry, or listed here with its reason', (t) => {
  const names = new Set(open.map(({ name }) => name.replace(/(Pdf|Xlsx|Csv)$/, '')));
  t.deepEqual([...names].sort(), [...TELL_OF_NO_DAY].sort());
  t.true(ofEntries.length >= 15, `${ofEntries.length}`);
  t.is(reports.length, 8);
  const rest = held((forAuditor) => forAuditor === undefined);
  t.is(rest.length + open.length + ofEntries.length + ofRows.length + reports.length / 2, undated.length);
});

for (const query of held((forAuditor) => forAuditor === undefined))
  test.serial(`${query.name}, which names no day, is refused to an auditor of some days`, async (t) => {
    const given = query.method === 'GET' ? await ask(query, {}) : await post(query);
    // What is asked amiss besides, or without a power, is told first; nothing is shown.
    t.true([400, 403].includes(given.status), `${given.status}`);
    if (given.status === 403)
      t.true(
        ['access.undated', 'access.denied', 'access.report-denied'].includes(given.body.code),
        given.body.code,
      );
  });

for (const query of open.filter(({ method }) => method === 'GET'))
  test.serial(`${query.name} tells of no day, and an auditor may ask it`, async (t) => {
    const { status } = await ask(query, {});
    t.is(status, 200);
  });

test.serial('a paper by its id is shown if its day is his, whoever else may see it', async (t) => {
  const receipt = (id: number) => app.ask('GET', `/api/accounts/receipts/${id}`, { loginId: CLERK });
  t.is((await receipt(HIS)).status, 200);
  t.is((await receipt(NOT_HIS)).body.code, 'access.outside-days');
  t.is((await receipt(99)).body.code, 'access.outside-days', 'nothing is told of what is there');
  t.is((await app.get(`/api/accounts/receipts/${NOT_HIS}`)).status, 200);
  const papers = (ids: string) =>
    app.ask('GET', `/api/accounts/receipt_papers.pdf?ids=${ids}`, { loginId: CLERK });
  t.is((await papers(`${HIS}`)).status, 200);
  t.is((await papers(`${HIS},${NOT_HIS}`)).body.code, 'access.outside-days');
});

for (const query of ofEntries)
  test.serial(`${query.name} of what is not there tells an auditor nothing`, async (t) => {
    const answer = await ask(query, {}, { ids: 77, id: 77 });
    t.is(answer.body?.code, 'access.outside-days', `${answer.status}`);
  });

for (const query of reports.filter(({ path }) => path.startsWith('/api/reports')))
  test.serial(`${query.name}: of each report the days that it asks are his`, async (t) => {
    const report = (id: number, days: Readonly<Record<string, string>>) =>
      ask(query, {}, { report_id: id, ...days });
    const code = async (id: number, days: Readonly<Record<string, string>> = {}) =>
      (await report(id, days)).body?.code;
    t.is(await code(1), 'access.outside-days');
    t.is(await code(1, { asOf: INSIDE }), 'access.outside-days');
    t.is(await code(1, { from: INSIDE, to: TO, SessionID: '1' }), undefined);
    t.is(await code(1, { from: '2025-12-31', to: TO }), 'access.outside-days');
    t.is(await code(13, { from: INSIDE, to: INSIDE }), 'access.outside-days');
    t.is(await code(13, { asOf: '2026-04-01' }), 'access.outside-days');
    t.is(await code(13, { asOf: INSIDE }), undefined);
    t.is(await code(3, { from: INSIDE, to: INSIDE, asOf: INSIDE }), 'access.undated');
  });

for (const query of ofRows)
  test.serial(`${query.name} may be asked by an auditor, and tells him rows of his days`, async (t) => {
    const { status, body } = await ask(query, {});
    t.is(status, 200);
    for (const row of body.data ?? []) t.true(row.on >= FROM && row.on <= TO, JSON.stringify(row));
  });

test.serial('of requests an auditor is told those of his days, whoever else sees all', async (t) => {
  const asked = (requestId: number, on: string) =>
    ApprovalRequested({
      ...{ requestId, kind: 'waiver', on, userId: 1, admissionId: 2, itemId: null, places: {} },
      ...{ amount: paisa(100_00), why: null, noteId: 1, command: {} },
    });
  await app.record(streams.journal(SCHOOL), asked(31, INSIDE), asked(32, '2026-04-19'));
  await app.settled();
  const ids = ({ body }: { body: { data: { requestId: number }[] } }) =>
    body.data.map(({ requestId }) => requestId);
  t.deepEqual(ids(await app.ask('GET', '/api/accounts/waivers', { loginId: CLERK })), [31]);
  t.deepEqual(ids(await app.get('/api/accounts/waivers')), [32, 31]);
  const { body } = await app.ask('GET', '/api/accounts/waivers?limit=1&page=2', { loginId: CLERK });
  t.like(body, { total: 1, data: [] });
});

const explained = (question: string) =>
  app.ask('GET', `/api/accounts/explain?${question}`, { loginId: CLERK });
const HIS_DAYS = `from=${INSIDE}&to=${TO}`;

for (const answer of new Set([...FIGURES.keys()].map((figure) => figure.split('.')[0] as string)))
  test(`the figures of ${answer} stand in the answer of a question`, (t) => {
    t.truthy(questionOfFigure(answer));
  });

for (const figure of [...FIGURES.keys()].filter((one) => !one.startsWith('fee_report')))
  test.serial(`what makes ${figure} is told of his days as the figure is`, async (t) => {
    // Requests are told him row by row, without days.
    const isOfRows = figure.startsWith('journal_vouchers');
    const refused = isOfRows
      ? []
      : [`figure=${figure}`, `figure=${figure}&recorded=${INSIDE}&from=${INSIDE}`];
    for (const day of OUTSIDE) refused.push(`figure=${figure}&from=${day}&to=${day}&asOf=${day}`);
    for (const question of refused) t.is((await explained(question)).status, 403, question);
    const { status, body } = await explained(`figure=${figure}&${HIS_DAYS}&asOf=${TO}&UserID=1`);
    if (status !== 200) {
      t.true(['access.outside-days', 'access.undated'].includes(body.code), body.code);
      return;
    }
    for (const { on } of body.data.lines) t.true(on >= FROM && on <= TO, on);
  });

test.serial(
  'an entry by its place is told if its day is his, and what stood before is one sum',
  async (t) => {
    const entry = (revision: number) => explained(`figure=journal.amount&revision=${revision}`);
    t.deepEqual(await statuses(entry, [0, 1, 2, 3, 99]), [403, 200, 403, 403, 403]);
    const due = `figure=total_due.totalDue&asOf=${TO}`;
    const { body } = await explained(due);
    t.like(body.data, {
      value: 600,
      total: 1,
      groups: [{ entries: 'before', amount: 900 }, { amount: -300 }],
    });
    t.deepEqual(await statuses(explained, [`${due}&entries=before`, `${due}&revision=3`]), [403, 403]);
    t.is((await explained(`${due}&entries=FeesCollected`)).status, 200);
    const whole = await app.get(`/api/accounts/explain?${due}`);
    t.is(whole.body.data.total, 3, 'whoever else sees all');
  },
);

async function statuses<T>(
  of: (one: T) => Promise<{ status: number }>,
  all: readonly T[],
): Promise<number[]> {
  const found: number[] = [];
  for (const one of all) found.push((await of(one)).status);
  return found;
}

test.serial('the refusal says which days', async (t) => {
  const answer = await app.ask('GET', '/api/accounts/trial_balance?asOf=2026-04-01', { loginId: CLERK });
  t.is(answer.body.code, 'access.outside-days');
  t.regex(answer.body.message, /১ জানুয়ারি ২০২৬ থেকে ৩১ মার্চ ২০২৬/);
  const inside = await app.ask('GET', '/api/accounts/trial_balance?asOf=2026-03-31', { loginId: CLERK });
  t.is(inside.status, 200);
});
