import test from 'ava';
import { DRAFTS, draftLogin, draftsIn, KEPT_MS, keepable, typedOver } from './drafts.ts';

function browserOf(kept: Record<string, string> = {}, from = 1_000_000) {
  const clock = { now: from };
  const storage = {
    read: (key: string) => kept[key] ?? null,
    write: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    remove: (key: string) => void Reflect.deleteProperty(kept, key),
    onChange: () => () => undefined,
  };
  return { kept, clock, drafts: draftsIn({ storage, now: () => clock.now }) };
}
const MAJID = draftLogin({ schoolId: '10001', userId: 7 });
const OTHER = draftLogin({ schoolId: '10001', userId: 8 });

test('a draft is its login’s alone, and there until it is sent', (t) => {
  const { drafts, kept } = browserOf();
  t.true(drafts.works());
  t.deepEqual(kept, {});
  t.is(drafts.read(MAJID, 'admit'), undefined);
  t.is(drafts.keep(MAJID, 'admit', { values: { UserName: 'আব্দুল হক' } }), 1_000_000);
  t.deepEqual(drafts.read(MAJID, 'admit'), { values: { UserName: 'আব্দুল হক' }, at: 1_000_000 });
  t.is(drafts.read(OTHER, 'admit'), undefined);
  t.is(drafts.read(MAJID, 'voucher'), undefined);
  drafts.forget(MAJID, 'admit');
  t.deepEqual(kept, {});
});

test('who signs out by hand leaves none; another’s stay', (t) => {
  const { drafts } = browserOf();
  for (const login of [MAJID, OTHER]) drafts.keep(login, 'admit', { values: { a: 1 } });
  drafts.forgetLogin(MAJID);
  t.is(drafts.read(MAJID, 'admit'), undefined);
  t.deepEqual(drafts.read(OTHER, 'admit')?.values, { a: 1 });
});

test('after seven days it is gone, also of somebody who never came back', (t) => {
  const { drafts, clock, kept } = browserOf();
  drafts.keep(MAJID, 'admit', { values: { a: 1 } });
  clock.now += KEPT_MS - 1;
  t.truthy(drafts.read(MAJID, 'admit'));
  drafts.sweep();
  t.true(DRAFTS in kept);
  clock.now += 1;
  t.is(drafts.read(MAJID, 'admit'), undefined);
  drafts.sweep();
  t.deepEqual(kept, {});
});

test('no password and no file is kept, whatever the form', (t) => {
  const typed = {
    UserName: 'ক',
    password: 'p',
    again: 'p',
    oldPassword: 'p',
    confirmPassword: 'p',
    paid: '800',
  };
  const file = new File(['x'], 'a.jpg');
  t.deepEqual(keepable({ ...typed, photo: file, more: [{ file }] }, ['paid']), { UserName: 'ক' });
});

test('what was typed is what differs from how the form began', (t) => {
  const began = { UserName: 'ক', GenderID: 1, papers: [1, 2], Remark: '' };
  t.deepEqual(typedOver(began, { ...began, Remark: undefined }), {});
  t.deepEqual(typedOver(began, { GenderID: 2, papers: [1, 2], Remark: 'খ' }), {
    UserName: null,
    GenderID: 2,
    Remark: 'খ',
  });
});

test('nonsense in the storage is nothing, and a browser that keeps nothing says so', (t) => {
  for (const nonsense of [
    '',
    '{',
    'null',
    '7',
    '[1]',
    '"a"',
    '{"10001:7":7}',
    '{"10001:7":{"admit":{"at":"x"}}}',
  ])
    t.is(browserOf({ [DRAFTS]: nonsense }).drafts.read(MAJID, 'admit'), undefined, nonsense);
  const storage = {
    read: () => null,
    write: () => undefined,
    remove: () => undefined,
    onChange: () => () => undefined,
  };
  t.false(draftsIn({ storage, now: () => 5 }).works());
  t.is(draftsIn({ storage, now: () => 5 }).keep(MAJID, 'admit', { values: {} }), undefined);
});
