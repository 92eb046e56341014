import test from 'ava';
import { openSchool } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';

const CLASS = '/api/accounts/class_collections';

test('a room of payers: one append, one receipt each; pressed twice, done once', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  for (const UserName of ['আব্দুল্লাহ', 'উমর']) await app.done('POST', ADMIT, { data: { ...student, UserName } });
  const room = {
    Account: 2,
    payers: [
      { AdmissionID: 1, due: 500, amount: '৫০০' },
      { AdmissionID: 2, due: 500, amount: 200 },
    ],
  };
  const before = await app.recorded('journal');
  const wrong = { ...room, payers: [room.payers[0], { AdmissionID: 2, due: 499, amount: 200 }] };
  const refused = await app.call('POST', CLASS, { token: app.token(1), body: wrong });
  t.like(refused, { status: 409, body: { code: 'fees.stale' } });
  t.is(refused.body.fields[0].path, 'payers.1.amount');
  t.deepEqual(await app.recorded('journal'), before, 'nobody’s money is taken');

  const done = await app.done('POST', CLASS, room, 'k1');
  t.is(done.id, 1);
  t.deepEqual(done.data.receipts, [
    { receiptId: 1, receiptNo: 1, AdmissionID: 1 },
    { receiptId: 2, receiptNo: 2, AdmissionID: 2 },
  ]);
  t.deepEqual((await app.done('POST', CLASS, room, 'k1')).data, done.data);
  const taken = [...before, 'FeesCollected', 'FeesCollected'];
  t.deepEqual(await app.recorded('journal'), taken);

  const look = await app.done('POST', `${CLASS}/1/undo_preview`, {});
  t.like(look.data, { possible: true, obstacles: [] });
  t.true(String(look.data.consequences[0]).includes('৭০০'), 'what leaves the account is said');
  t.is((await app.call('POST', `${CLASS}/1/undo`, { token: app.token(1), body: {} })).status, 400);
  t.deepEqual(
    await app.recorded('journal'),
    taken,
    'a look records nothing, nor does a reason that is missing',
  );
  await app.done('POST', `${CLASS}/1/undo`, { reason: 'ভুল জামাত' }, 'k2');
  await app.done('POST', `${CLASS}/1/undo`, { reason: 'ভুল জামাত' }, 'k2');
  const back = ['CollectionReversed', 'ReplacementAwaited'];
  t.deepEqual(await app.recorded('journal'), [...taken, ...back, ...back]);
  const twice = await app.call('POST', `${CLASS}/1/undo`, { token: app.token(1), body: { reason: 'x' } });
  t.like(twice, { status: 409, body: { code: 'operation.already-undone' } });
});
