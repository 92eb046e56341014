import test from 'ava';
import { openSchool, SCHOOL } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { journalStream } from '../journal/state.ts';

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
