import test from 'ava';
import type { TestApp } from '../test-support/app.ts';
import { COLLECT } from '../test-support/office.ts';
import { statementForm, withBank } from './test-support.ts';

const PATH = '/api/accounts/reconciliations';
const UNLOCK = '/api/accounts/reconciliation_unlocks';
const post = (app: TestApp, path: string, body: unknown, type = 1, key?: string) =>
  app.call('POST', path, { token: app.token(type), body, ...(key ? { key } : {}) });

const CSV = `ইসলামী ব্যাংক, হিসাব বিবরণী
Date,Particulars,Cheque No,Debit,Credit,Balance
13/04/2026,Opening balance,,,,"1,000.00"
14/04/2026,bKash TRX778899 করিম,,,500.00,"1,500.00"
14-Apr-2026,SMS charge,,10.00,,"1,490.00"
`;
const form = (csv = CSV, to = '2026-04-14') => statementForm(csv, { Account: '3', from: '2026-04-13', to });

/** The journal's place of the receipt that was paid into the bank. */
async function paidAt(app: TestApp): Promise<number> {
  return (await app.recorded('journal')).indexOf('FeesCollected');
}

test('a statement over HTTP: taken once, matched, left, locked; then the bank takes nothing of those days', async (t) => {
  const app = await withBank();
  t.teardown(() => app.close());
  const entry = await paidAt(app);
  t.like(await post(app, PATH, form(), 1, 'taken'), { status: 201, body: { id: 1 } });
  t.like(await post(app, PATH, form(), 1, 'taken'), { status: 201, body: { id: 1 } });
  t.is((await app.recorded('journal')).filter((type) => type === 'BankStatementTaken').length, 1);
  t.deepEqual(await app.recorded('notes-'), ['NoteWritten'], 'what the lines say is sealed, once');
  t.like(await post(app, `${PATH}/1/match`, { line: 1, entry }), { status: 201, body: { id: 1 } });
  const twice = await post(app, `${PATH}/1/match`, { line: 1, entry });
  t.like(twice, { status: 409, body: { code: 'reconciliation.line-matched' } });
  t.like(await post(app, `${PATH}/1/leave`, { line: 2 }), { status: 400 });
  const left = await post(app, `${PATH}/1/leave`, { line: 2, reason: 'আগামীকাল লেখা হবে' });
  t.like(left, { status: 201, body: { id: 2 } });
  const short = await post(app, `${PATH}/1/lock`, {});
  t.like(short, { status: 409, body: { code: 'reconciliation.difference' } });
  t.regex(short.body.message, /১,০০০\.০০/);
});

test('the same entry for two lines is refused, and nothing is recorded', async (t) => {
  const app = await withBank();
  t.teardown(() => app.close());
  const entry = await paidAt(app);
  const two = 'Date,Debit,Credit,Balance\n14/04/2026,,500,500\n14/04/2026,,500,1000\n';
  t.is((await post(app, PATH, form(two))).status, 201);
  t.is((await post(app, `${PATH}/1/match`, { line: 1, entry })).status, 201);
  const before = (await app.recorded('journal')).length;
  const refused = await post(app, `${PATH}/1/match`, { line: 2, entry });
  t.like(refused, { status: 409, body: { code: 'reconciliation.entry-matched' } });
  const pairs = [
    { line: 2, entry: 0 },
    { line: 2, entry },
  ];
  t.is((await post(app, `${PATH}/1/match`, { pairs })).status, 404);
  t.is((await app.recorded('journal')).length, before);
});

test('locked, the bank is closed up to the day; two people open it again', async (t) => {
  const app = await withBank();
  t.teardown(() => app.close());
  const entry = await paidAt(app);
  t.is((await post(app, PATH, form('Date,Debit,Credit,Balance\n14/04/2026,,500,500\n'))).status, 201);
  t.is((await post(app, `${PATH}/1/match`, { line: 1, entry })).status, 201);
  t.is((await post(app, `${PATH}/1/lock`, {})).status, 200);
  const pay = (on: string) =>
    post(app, COLLECT, {
      ...{ UserID: 1, AdmissionID: 1, CreateAt: on, AccountType: 3, Account: 3, transactionNo: 'TRX2' },
      fees: [{ itemId: 1, amount: 0, deduction: 0, deposit: 1 }],
    });
  const refused = await pay('2026-04-14');
  t.like(refused, { status: 409, body: { code: 'ledger.account-reconciled' } });
  t.regex(refused.body.message, /দ্বিতীয় একজন/);
  const asked = await post(app, UNLOCK, { statement: 1, reason: 'রসিদ বাদ পড়েছে' });
  t.like(asked, { status: 202, body: { data: { state: 'waiting' } } });
  const own = await post(app, `${UNLOCK}/1/approve`, {});
  t.like(own, { status: 403, body: { code: 'approval.same-person' } });
  t.is((await post(app, `${UNLOCK}/1/approve`, {}, 2)).status, 200);
  t.is((await pay('2026-04-14')).status, 201);
});

test('what is no statement is a 4xx that names its lines, and nothing is recorded', async (t) => {
  const app = await withBank();
  t.teardown(() => app.close());
  const before = [(await app.recorded('journal')).length, (await app.recorded('notes-')).length];
  const broken = CSV.replace('"1,490.00"', '"1,480.00"');
  const answer = await post(app, PATH, form(broken));
  t.like(answer, { status: 400, body: { code: 'reconciliation.unreadable' } });
  t.deepEqual(
    answer.body.fields.map(({ path }: { path: string }) => path),
    ['rows.5'],
  );
  t.is((await post(app, PATH, form('date,debit\n'))).status, 400);
  t.is((await post(app, PATH, form(CSV, '2026-04-15'))).status, 409, 'a day that is still to come');
  const png = new FormData();
  png.append('Account', '3');
  png.append('file', new Blob([Buffer.from('89504e470d0a1a0a', 'hex')]), 'a.csv');
  t.is((await post(app, PATH, png)).status, 415);
  t.deepEqual([(await app.recorded('journal')).length, (await app.recorded('notes-')).length], before);
});
