import { LoginSwitched } from '@madrasah/events/access';
import { ApprovalGiven } from '@madrasah/events/approvals';
import test, { type ExecutionContext } from 'ava';
import { accessStream } from '../access/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../test-support/office.ts';

const WAIVERS = '/api/accounts/waivers';
const OPENINGS = '/api/accounts/opening_balances';
const ALONE = '/api/users/confirming_alone';
const waiver = { itemId: 1, amount: 100, reason: 'অভিভাবক অসুস্থ' };
const opening = {
  ...{ on: '2026-04-01', oldDues: [], advances: [], reason: 'কাগজের খাতা থেকে' },
  accounts: [{ SLID: 2, FundID: 1, amount: 12_500 }],
};

/** A school in which login 1 alone is left; a student owes his admission fee. */
async function onlyOne(t: ExecutionContext) {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, student);
  const off = [2, 3, 4, 5, 6].map((loginId) => LoginSwitched({ loginId, active: false }));
  await app.given(accessStream, off);
  const ask = (method: string, path: string, body: object = {}, key?: string) =>
    app.call(method, path, { token: app.token(1), body, ...(key ? { key } : {}) });
  const given = async () => {
    const all: unknown[] = [];
    for await (const { type, data } of app.store.readStream(`journal-${SCHOOL}_1`))
      if (type === ApprovalGiven.type) all.push(data);
    return all;
  };
  return { app, ask, given };
}

test('the only person confirms his own the next day once that is switched on; the confirmation bears the mark', async (t) => {
  const { app, ask, given } = await onlyOne(t);
  t.is((await ask('POST', WAIVERS, waiver)).status, 202);
  const approve = (id = 1) => ask('POST', `${WAIVERS}/${id}/approve`);
  t.like(await approve(), { status: 403, body: { code: 'approval.alone-off' } });
  t.is((await ask('PUT', ALONE, { allowed: 1 })).status, 200);
  t.is((await ask('PUT', ALONE, { allowed: 1 })).status, 200);
  t.is((await app.recorded('access')).filter((type) => type === 'ConfirmingAloneSwitched').length, 1);
  const early = await approve();
  t.like(early, { status: 403, body: { code: 'approval.alone-too-early' } });
  t.regex(early.body.message, /১৫ এপ্রিল ২০২৬/);
  app.clock.advance(24 * 3_600_000);
  t.is((await approve()).status, 200);
  t.like((await given()).at(-1), { requestId: 1, mark: 'alone' });
  await ask('PUT', ALONE, { allowed: 0 });
  await ask('POST', WAIVERS, waiver);
  app.clock.advance(24 * 3_600_000);
  t.like(await approve(2), { status: 403, body: { code: 'approval.alone-off' } });
  t.is((await ask('POST', `${WAIVERS}/2/reject`, { reason: 'ভুল' })).status, 200, 'he may always say no');
});

test('who is above type 2 does not switch it on', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  for (const type of [3, 4, 5, 6])
    t.is((await app.call('PUT', ALONE, { token: app.token(type), body: { allowed: 1 } })).status, 403);
  t.is((await app.call('PUT', ALONE, { token: app.token(2), body: { allowed: 1 } })).status, 200);
});

test('beside a colleague it changes nothing: the asker is refused, allowed or not', async (t) => {
  const { app, ask } = await onlyOne(t);
  await ask('PUT', ALONE, { allowed: 1 });
  await app.given(accessStream, [LoginSwitched({ loginId: 6, active: true })]);
  await ask('POST', WAIVERS, waiver);
  app.clock.advance(48 * 3_600_000);
  t.like(await ask('POST', `${WAIVERS}/1/approve`), { status: 403, body: { code: 'approval.same-person' } });
});

test('his opening balances are posted at once while nothing else stands, and can be taken back; later they wait', async (t) => {
  const { app, ask, given } = await onlyOne(t);
  const posted = await ask('POST', OPENINGS, opening, 'opening-1');
  t.like(posted, { status: 201, body: { id: 1 } });
  t.like(await ask('POST', OPENINGS, opening, 'opening-1'), { status: 201, body: { id: 1 } });
  const types = ['ApprovalRequested', 'OpeningBalancesPosted', 'ApprovalGiven'];
  t.deepEqual((await app.recorded('journal')).slice(-3), types);
  t.like((await given()).at(-1), { requestId: 1, kind: 'opening', mark: 'opening' });
  const back = await ask('POST', `${OPENINGS}/1/reverse`, { reason: 'ভুল অঙ্ক' });
  t.is(back.status, 201, JSON.stringify(back.body));
  t.is((await ask('POST', OPENINGS, opening)).status, 201);
  const paid = await ask('POST', COLLECT, {
    ...{ UserID: 1, AdmissionID: 1, AccountType: 2, Account: 2 },
    fees: [{ itemId: 1, amount: 500, deduction: 0, deposit: 100 }],
  });
  t.is(paid.status, 201, JSON.stringify(paid.body));
  const more = { ...opening, accounts: [], oldDues: [{ AdmissionID: 1, FundID: 1, amount: 5 }] };
  t.is((await ask('POST', OPENINGS, more)).status, 202, 'a receipt stands');
  t.is((await app.desk.state(journalStream, SCHOOL)).approvals.size, 4);
});

test('with a colleague the first opening waits, as ever', async (t) => {
  const { app, ask } = await onlyOne(t);
  await app.given(accessStream, [LoginSwitched({ loginId: 6, active: true })]);
  t.is((await ask('POST', OPENINGS, opening)).status, 202);
});
