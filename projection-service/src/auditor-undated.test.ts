import { paisa, type QueryDefinition, queryCatalogue, streams } from '@madrasah/events';
import { ApprovalRequested } from '@madrasah/events/approvals';
import test from 'ava';
import { CLERK, SCHOOL, type TestApp } from './app-test-support.ts';
import { ask, auditedSchool, daysOf, FROM, HIS, INSIDE, NOT_HIS, post, TO } from './auditor-test-support.ts';

let app: TestApp;
test.before(async () => {
  app = await auditedSchool();
});
test.after.always(() => app.end());

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
    const given = query.method === 'GET' ? await ask(app, query, {}) : await post(app, query);
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
    const { status } = await ask(app, query, {});
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
    const answer = await ask(app, query, {}, { ids: 77, id: 77 });
    t.is(answer.body?.code, 'access.outside-days', `${answer.status}`);
  });

for (const query of reports.filter(({ path }) => path.startsWith('/api/reports')))
  test.serial(`${query.name}: of each report the days that it asks are his`, async (t) => {
    const report = (id: number, days: Readonly<Record<string, string>>) =>
      ask(app, query, {}, { report_id: id, ...days });
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
    const { status, body } = await ask(app, query, {});
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
