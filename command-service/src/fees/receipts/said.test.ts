import { streams } from '@madrasah/events';
import test from 'ava';
import { journalStream } from '../../ledger/journal/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../../test-support/app.ts';
import { student } from '../../test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../test-support/office.ts';

type Data = Readonly<Record<string, unknown>>;

const PAID = {
  ...{ UserID: 1, AdmissionID: 1, CreateAt: '2026-04-14', AccountType: 2, Account: 2 },
  fees: [{ itemId: 1, SLID: 1, amount: 500, deduction: 0, deposit: 100 }],
};

async function given(t: { teardown(end: () => Promise<void>): void }): Promise<TestApp> {
  const app = await openSchool();
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, { data: { ...student, UserCode: '' } });
  return app;
}

/** What the events of a type say, as they are stored. */
async function stored(app: TestApp, type: string): Promise<Data[]> {
  const found: Data[] = [];
  for await (const event of app.store.readStream(streams.journal(SCHOOL)))
    if (event.type === type) found.push(event.data);
  return found;
}
const notes = async (app: TestApp) =>
  (await app.recorded('notes-')).filter((type) => type === 'NoteWritten').length;

test.serial('a remark and a payer stand in one note, and no note where nothing was typed', async (t) => {
  const app = await given(t);
  await app.done('POST', COLLECT, PAID);
  t.is(await notes(app), 0);
  await app.done('POST', COLLECT, {
    ...PAID,
    ...{ Remark: 'বড় ভাইও পড়ে', payer: 'চাচা', fees: [{ ...PAID.fees[0], amount: 400 }] },
  });
  t.is(await notes(app), 1);
  const [silent, noted] = await stored(app, 'FeesCollected');
  t.deepEqual([silent?.['remark'], silent?.['noteId'], silent?.['payerNoteId']], ['', undefined, undefined]);
  t.deepEqual([noted?.['remark'], noted?.['noteId'], noted?.['payerNoteId']], ['', 1, 1]);
});

test.serial('a remark without a payer names none, nor the other way round', async (t) => {
  const app = await given(t);
  await app.done('POST', COLLECT, { ...PAID, Remark: 'পরে দেবেন' });
  await app.done('POST', COLLECT, { ...PAID, payer: 'চাচা', fees: [{ ...PAID.fees[0], amount: 400 }] });
  const [remarked, paid] = await stored(app, 'FeesCollected');
  t.deepEqual([remarked?.['noteId'], remarked?.['payerNoteId']], [1, undefined]);
  t.deepEqual([paid?.['noteId'], paid?.['payerNoteId']], [undefined, 2]);
});

test.serial(
  'a voided receipt says why in a note; the right one keeps the remark, or has its own',
  async (t) => {
    const app = await given(t);
    const replacement = { AdmissionID: 1, fees: [{ ...PAID.fees[0], deposit: 200 }] };
    await app.done('POST', COLLECT, { ...PAID, Remark: 'প্রথম কথা' });
    const back = (id: number, more: object) =>
      app.done(
        'POST',
        `${COLLECT}/${id}/reverse`,
        {
          ...{ reason: 'ভুল অঙ্ক', kind: 'correction', replacement: { ...replacement, ...more } },
        },
        `back-${id}`,
      );
    await back(1, {});
    await back(1, {});
    await back(2, { Remark: 'নতুন কথা' });
    const reversed = await stored(app, 'CollectionReversed');
    t.deepEqual(
      reversed.map(({ reason, noteId }) => [reason, noteId]),
      [
        ['', 2],
        ['', 3],
      ],
    );
    const collected = await stored(app, 'FeesCollected');
    t.deepEqual(
      collected.map(({ remark, noteId }) => [remark, noteId]),
      [
        ['', 1],
        ['', 1],
        ['', 4],
      ],
    );
    t.is(await notes(app), 4, 'pressed twice, written once');
    t.is(
      (await app.call('POST', `${COLLECT}/3/reverse`, { token: app.token(1), body: { reason: ' ' } })).status,
      400,
    );
    t.is(
      (await app.call('POST', `${COLLECT}/9/reverse`, { token: app.token(1), body: { reason: 'ভুল' } }))
        .status,
      404,
    );
    t.is(await notes(app), 4, 'what is refused leaves no note');
  },
);

test.serial('a plain remark of before there were notes goes into one with the right receipt', async (t) => {
  const app = await given(t);
  const house = await given(t);
  await house.done('POST', COLLECT, PAID);
  const [data] = await stored(house, 'FeesCollected');
  await app.given(journalStream, [{ type: 'FeesCollected', data: { ...data, remark: 'পুরনো কথা' } }]);
  const replacement = { AdmissionID: 1, fees: [{ ...PAID.fees[0], deposit: 200 }] };
  await app.done('POST', `${COLLECT}/1/reverse`, { reason: 'ভুল অঙ্ক', replacement });
  const [, right] = await stored(app, 'FeesCollected');
  t.deepEqual([right?.['remark'], right?.['noteId']], ['', 2]);
});

test.serial('why a sitting was taken back stands once, in a note that all its receipts name', async (t) => {
  const app = await given(t);
  await app.done('POST', ADMIT, { data: { ...student, UserCode: '', UserName: 'উমর' } });
  const payers = [1, 2].map((AdmissionID) => ({ AdmissionID, due: 500, amount: 50 }));
  await app.done('POST', '/api/accounts/class_collections', { Account: 2, Remark: 'শ্রেণিতে', payers });
  await app.done('POST', '/api/accounts/class_collections/1/undo', { reason: 'ভুল জামাত' }, 'u');
  await app.done('POST', '/api/accounts/class_collections/1/undo', { reason: 'ভুল জামাত' }, 'u');
  t.deepEqual(
    (await stored(app, 'FeesCollected')).map(({ remark, noteId }) => [remark, noteId]),
    [
      ['', 1],
      ['', 1],
    ],
  );
  t.deepEqual(
    (await stored(app, 'CollectionReversed')).map(({ reason, noteId }) => [reason, noteId]),
    [
      ['', 2],
      ['', 2],
    ],
  );
  t.is(await notes(app), 2);
});
