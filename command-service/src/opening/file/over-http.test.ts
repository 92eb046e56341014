import { say } from '@madrasah/events';
import test from 'ava';
import { chartStream } from '../../ledger/chart/state.ts';
import { journalStream } from '../../ledger/journal/state.ts';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { furnish } from '../../test-support/office.ts';

const IMPORT = '/api/accounts/opening_import';
const OPENINGS = '/api/accounts/opening_balances';
const HEAD = 'হিসাব,তহবিল,ডেবিট,ক্রেডিট';
const app = await openSchool();
await furnish(app);
test.after.always(() => app.close());

const by = (type: number) => ({ token: app.token(type) });
const send = (lines: readonly string[], form: Record<string, string> = {}, key?: string) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ on: '2026-04-01', reason: 'কাগজের খাতা', ...form }))
    body.append(name, value);
  body.append('file', new Blob([[HEAD, ...lines].join('\n')]), 'জের.csv');
  return app.call('POST', IMPORT, { ...by(2), body, ...(key ? { key } : {}) });
};
const journal = () => app.recorded('journal');
const names = async () => {
  const chart = await app.desk.state(chartStream, SCHOOL);
  return { account: chart.subLedgers.get(2)?.name, fund: chart.funds.get(1)?.name };
};

test.serial('a file is looked at: both sums of each fund, and nothing is recorded', async (t) => {
  const before = (await journal()).length;
  const { account, fund } = await names();
  const seen = await send([`${account},${fund},"১২,৫০০",-`, `Fund balance,${fund},,12500`]);
  t.is(seen.status, 200);
  t.like(seen.body.data, { rows: 2, valid: 2, invalid: 0, errors: [] });
  t.like(seen.body.data.funds, [{ FundID: 1, FundName: fund, debit: 12_500, credit: 12_500 }]);
  t.is((await journal()).length, before);
});

test.serial('one that does not balance is refused with both sums; nothing waits', async (t) => {
  const before = (await journal()).length;
  const { account, fund } = await names();
  const lines = [`${account},${fund},12500,`, `তহবিলের জের,${fund},,12000`];
  const params = { fund: fund ?? '', debit: 1_250_000, credit: 1_200_000 };
  const seen = await send(lines);
  t.like(seen.body.data.errors, [{ row: 2, message: say('bn', 'ledger.opening-unbalanced', params) }]);
  const refused = await send(lines, { dryRun: '0' });
  t.like(refused, { status: 400, body: { code: 'import.invalid' } });
  t.is(refused.body.fields[0].message, say('bn', 'ledger.opening-unbalanced', params));
  t.is((await journal()).length, before);
});

test.serial('the day and the reason are asked for as in the form', async (t) => {
  const refused = await send(['ক,খ,5,'], { on: '2026-13-40', reason: '' });
  t.like(refused, { status: 400 });
  t.deepEqual(
    refused.body.fields.map(({ path }: { path: string }) => path),
    ['on', 'reason'],
  );
  const { account, fund } = await names();
  const future = await send([`${account},${fund},5,`, `Fund balance,${fund},,5`], { on: '2027-01-01' });
  t.like(future, { status: 409, body: { code: 'ledger.future-day' } });
});

test.serial(
  'it waits for a second person as one that was typed, once; then it stands on its day',
  async (t) => {
    const { account, fund } = await names();
    const lines = [`${account},${fund},12500,`, `Fund balance,${fund},,12500`];
    const before = (await journal()).length;
    const asked = await send(lines, { dryRun: '0' }, 'file-1');
    t.like(asked, { status: 202, body: { data: { rows: 2, valid: 2, state: 'waiting' } } });
    const again = await send(lines, { dryRun: '0' }, 'file-1');
    t.is(again.body.id, asked.body.id);
    t.deepEqual((await journal()).slice(before), ['ApprovalRequested']);
    t.like(await app.call('POST', `${OPENINGS}/${asked.body.id}/approve`, by(2)), { status: 403 });
    t.is((await app.call('POST', `${OPENINGS}/${asked.body.id}/approve`, by(1))).status, 200);
    const state = await app.desk.state(journalStream, SCHOOL);
    t.like([...state.openings.values()].at(-1), { on: '2026-04-01', funds: [1], requestId: asked.body.id });
  },
);
