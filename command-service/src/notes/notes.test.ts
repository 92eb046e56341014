import { isRefusal } from '@madrasah/events';
import { refuseLedger, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import { refuseNotes } from '@madrasah/events/notes';
import { StoreAway } from '@madrasah/service-kit/event-store';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { hashInput, stepOn } from '../kernel/desk.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../test-support/app.ts';
import { provokesEach } from '../test-support/refusal-table.ts';
import { eraseNote } from './decide.ts';
import { notesStream } from './state.ts';
import { withNote } from './steps.ts';

provokesEach(refuseNotes.codes, {
  'notes.not-found': () => eraseNote(notesStream.initial(plainTable), { noteId: 1, why: 'asked' }),
});

const TEXTS = { payee: '  রহিম ট্রেডার্স ', address: '', reason: undefined };
const named: (number | null)[] = [];
/** A step of the journal that names the note; refused when it is told so. */
const entryWith = (noteId: number | null, refused = false) =>
  stepOn(journalStream, () => {
    if (refused) return refuseLedger('ledger.amount-zero');
    named.push(noteId);
    return [
      VoucherPosted({
        ...UNSAID_BEFORE,
        ...{ voucherId: 1, voucherNo: 1, series: 'test', on: '2026-04-14', fundId: 1, direction: 1 },
        ...{ moneyAccount: 1, lines: [], payee: '', bookNo: '', remark: '', postings: [] },
      }),
    ];
  });

function sent(app: TestApp, key?: string, texts: object = TEXTS, refused = false) {
  const actor = { id: 1, permissionType: 1 };
  const who = { schoolId: SCHOOL, actor, requestId: 'r', correlationId: 'r', causationId: 'r' };
  const errand = key ? { ...who, idempotencyKey: key, inputHash: hashInput('Test', texts) } : who;
  return withNote(app.desk, errand, texts as typeof TEXTS, (noteId) => entryWith(noteId, refused));
}
const erase = (app: TestApp, id: number, body: unknown = { why: 'asked' }) =>
  app.call('POST', `/api/accounts/notes/${id}/erase`, { token: app.token(1), body });

test.serial(
  'a note is written before the entry that names it, sealed; the log does not tell what it says',
  async (t) => {
    const app = await openSchool();
    t.teardown(() => app.close());
    t.false(isRefusal(await sent(app)));
    t.is(named.at(-1), 1);
    t.deepEqual(await app.recorded('notes-'), ['NoteWritten']);
    for await (const { data } of app.store.readStream(`notes-${SCHOOL}`)) {
      t.deepEqual(Object.keys(data).sort(), ['noteId', 'texts']);
      t.regex(data['texts'] as string, /^enc1:/);
    }
    t.is(app.vault.standing(SCHOOL, 'note:1'), 'held');
    t.false(isRefusal(await sent(app, undefined, { payee: 'করিম' })));
    t.is(named.at(-1), 2);
  },
);

test.serial('what says nothing is no note', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  await sent(app, 'one', { payee: ' ', reason: null });
  t.is(named.at(-1), null);
  t.deepEqual(await app.recorded('notes-'), []);
  t.deepEqual(await app.recorded('journal-'), ['VoucherPosted']);
});

test.serial('what is refused leaves no note', async (t) => {
  const app = await openSchool();
  t.teardown(() => app.close());
  const refused = await sent(app, 'one', TEXTS, true);
  t.true(isRefusal(refused) && refused.code === 'ledger.amount-zero');
  t.deepEqual(await app.recorded('notes-'), []);
  t.is(app.vault.standing(SCHOOL, 'note:1'), 'unknown');
});

test.serial(
  'the same key again writes no second note, even when the store went away in between',
  async (t) => {
    const app = await openSchool();
    t.teardown(() => app.close());
    const { append } = app.store;
    app.store.append = (stream, ...rest) =>
      stream.startsWith('journal-') ? Promise.reject(new StoreAway('away')) : append(stream, ...rest);
    await t.throwsAsync(sent(app, 'one'));
    app.store.append = append;
    t.deepEqual(await app.recorded('notes-'), ['NoteWritten'], 'an orphan, until the same is sent again');
    t.false(isRefusal(await sent(app, 'one')));
    await app.restart();
    t.false(isRefusal(await sent(app, 'one')));
    t.deepEqual(await app.recorded('notes-'), ['NoteWritten']);
    t.deepEqual(await app.recorded('journal-'), ['VoucherPosted']);
    const other = await sent(app, 'one', { payee: 'আরেকজন' });
    t.true(isRefusal(other) && other.code === 'key.reused');
  },
);

test.serial(
  'an erased note can be read by nobody; once more is no mistake, and the entry stands',
  async (t) => {
    const app = await openSchool();
    t.teardown(() => app.close());
    await sent(app);
    t.is((await erase(app, 2)).status, 404);
    t.is((await erase(app, 1, { why: 'whim' })).status, 400);
    t.is((await erase(app, 1)).status, 200);
    t.is((await erase(app, 1)).status, 200);
    t.is(app.vault.standing(SCHOOL, 'note:1'), 'destroyed');
    t.deepEqual(await app.recorded('notes-'), ['NoteWritten', 'NoteErased']);
    t.deepEqual(await app.recorded('journal-'), ['VoucherPosted']);
  },
);
