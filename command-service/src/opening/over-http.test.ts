import test from 'ava';
import { journalStream } from '../ledger/journal/state.ts';
import { openSchool, SCHOOL } from '../test-support/app.ts';
import { student } from '../test-support/forms.ts';
import { ADMIT, furnish } from '../test-support/office.ts';

const OPENINGS = '/api/accounts/opening_balances';
const app = await openSchool();
await furnish(app);
await app.done('POST', ADMIT, student);
test.after.always(() => app.close());

const opening = {
  on: '২০২৬-০৪-০১',
  accounts: [{ SLID: 2, FundID: 1, amount: 12_500 }],
  oldDues: [{ AdmissionID: 1, FundID: 1, amount: 2400 }],
  advances: [{ UserID: 1, FundID: 1, amount: '৬০০' }],
  reason: 'কাগজের খাতা থেকে',
};
const by = (type: number) => ({ token: app.token(type) });
const journal = () => app.desk.state(journalStream, SCHOOL);

test.serial(
  'W19 by HTTP: asked by one, approved by another, posted once; the advance settles the old due',
  async (t) => {
    const asked = await app.call('POST', OPENINGS, { ...by(2), body: opening, key: 'opening-1' });
    t.like(asked, { status: 202, body: { data: { state: 'waiting' } } });
    const again = await app.call('POST', OPENINGS, { ...by(2), body: opening, key: 'opening-1' });
    t.is(again.body.id, asked.body.id);
    t.is((await journal()).counters.get('opening'), undefined);
    const look = await app.call('POST', `${OPENINGS}/${asked.body.id}/look`, by(1));
    const heads = look.body.data.entry.parts[0].lines.flatMap((line: { head?: string }) => line.head ?? []);
    t.deepEqual([...new Set(heads)], ['পূর্বের বকেয়া, শিক্ষাবর্ষের নাম'], 'the session of the old due');
    const approve = `${OPENINGS}/${asked.body.id}/approve`;
    t.like(await app.call('POST', approve, by(2)), { status: 403, body: { code: 'approval.same-person' } });
    const due = [...(await journal()).items.values()].reduce((sum, item) => sum + item.due, 0);
    t.like(await app.call('POST', approve, by(1)), {
      status: 200,
      body: { id: 1, data: { state: 'approved' } },
    });
    const after = [...(await journal()).items.values()].reduce((sum, item) => sum + item.due, 0);
    t.is(after - due, 1800_00);
    t.is((await app.call('POST', approve, by(3))).status, 409);
  },
);

test.serial('every problem of the form is named, and nothing waits', async (t) => {
  const body = { ...opening, on: '31-12-2026', accounts: [{ SLID: 2, FundID: 1, amount: -5 }], reason: '' };
  const { status, body: answer } = await app.call('POST', OPENINGS, { ...by(2), body });
  t.is(status, 400);
  t.deepEqual(
    answer.fields.map(({ path }: { path: string }) => path),
    ['on', 'accounts.0.amount', 'reason'],
  );
});

test.serial(
  'what waits is changed by another request in its place, or withdrawn; what is decided is neither',
  async (t) => {
    const box = { FundID: 1, GLID: 2, SlName: 'দানবাক্স' };
    const { id: SLID } = await app.done('POST', '/api/accounts/sub_ledgers', box);
    const accounts = [{ SLID, FundID: 1, amount: 100 }]; // cash was brought over above
    const again = await app.call('POST', OPENINGS, { ...by(2), body: opening });
    t.like(again, {
      status: 409,
      body: { code: 'ledger.opening-there', fields: [{ path: 'accounts.0.SLID' }] },
    });
    const first = await app.call('POST', OPENINGS, { ...by(2), body: { ...opening, accounts } });
    const path = `${OPENINGS}/${first.body.id}`;
    const before = (await app.recorded('journal')).length;
    const wrong = { ...opening, accounts: [{ SLID: 99, FundID: 1, amount: 5 }] };
    t.is((await app.call('PUT', path, { ...by(2), body: wrong })).status, 404);
    t.is((await app.recorded('journal')).length, before, 'the old one still waits');
    const more = { ...opening, accounts, oldDues: [], advances: [] };
    const changed = await app.call('PUT', path, { ...by(2), body: more, key: 'change-1' });
    t.like(changed, { status: 202, body: { id: first.body.id + 1, data: { state: 'waiting' } } });
    t.deepEqual((await app.recorded('journal')).slice(before), ['ApprovalWithdrawn', 'ApprovalRequested']);
    const twice = await app.call('PUT', path, { ...by(2), body: more, key: 'change-1' });
    t.is(twice.body.id, changed.body.id, 'pressed twice');
    const gone = { status: 409, body: { code: 'approval.already-withdrawn' } };
    t.like(await app.call('POST', `${path}/approve`, by(1)), gone);
    t.like(await app.call('DELETE', path, by(2)), gone);

    const second = `${OPENINGS}/${changed.body.id}`;
    t.is((await app.call('DELETE', second, by(2))).status, 200);
    t.like(await app.call('PUT', second, { ...by(2), body: more }), gone);
    t.deepEqual((await app.recorded('journal')).slice(before + 2), ['ApprovalWithdrawn']);
    const approved = { status: 409, body: { code: 'approval.already-approved' } };
    t.like(await app.call('DELETE', `${OPENINGS}/1`, by(2)), approved);
    t.like(await app.call('PUT', `${OPENINGS}/1`, { ...by(2), body: more }), approved);
  },
);

test.serial(
  'what was posted is taken back by another two, once; the reason stands in no event of money',
  async (t) => {
    const reverse = (id: number, key?: string) =>
      app.call('POST', `${OPENINGS}/${id}/reverse`, {
        ...by(2),
        body: { reason: 'গোপন ভুল' },
        ...(key && { key }),
      });
    t.like(await reverse(99), { status: 404, body: { code: 'ledger.opening-not-posted' } });
    const nameless = await app.call('POST', `${OPENINGS}/1/reverse`, { ...by(2), body: { reason: '' } });
    t.like(nameless, { status: 400, body: { fields: [{ path: 'reason' }] } });
    const before = (await app.recorded('journal')).length;
    const asked = await reverse(1, 'back-1');
    t.like(asked, { status: 202, body: { data: { state: 'waiting' } } });
    t.deepEqual(await reverse(1, 'back-1'), asked);
    const approve = (type: number) =>
      app.call('POST', `/api/accounts/opening_reversals/${asked.body.id}/approve`, by(type));
    t.like(await approve(2), { status: 403, body: { code: 'approval.same-person' } });
    const both = await Promise.all([approve(1), approve(3)]);
    t.deepEqual(both.map(({ status }) => status).sort(), [200, 409], 'two at once: one wins');
    const recorded = (await app.recorded('journal')).slice(before);
    t.deepEqual(recorded.slice(0, 2), ['ApprovalRequested', 'OpeningBalancesReversed']);
    t.is(recorded.at(-1), 'ApprovalGiven');
    const brought = [...(await journal()).items.values()].filter(({ subLedgerId }) => subLedgerId === 0);
    t.deepEqual(
      brought.map(({ due, reversed }) => [due, reversed]),
      [[0, true]],
    );
    t.like(await reverse(1), { status: 409, body: { code: 'ledger.opening-reversed-already' } });
  },
);
