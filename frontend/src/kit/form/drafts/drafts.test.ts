import test from 'ava';
import { draftsIn } from './drafts.ts';
import { cipher } from './sealed/cipher.ts';
import { draftOwner, keyAwaited, noteDraftKey, type Owner } from './sealed/owner.ts';
import { DRAFTS, KEPT_MS, shelfIn } from './sealed/shelf.ts';

function browserOf(kept: Record<string, string> = {}, from = 1_000_000) {
  const clock = { now: from };
  const storage = {
    read: (key: string) => kept[key] ?? null,
    write: (key: string, value: string) => void Object.assign(kept, { [key]: value }),
    remove: (key: string) => void Reflect.deleteProperty(kept, key),
    onChange: () => () => undefined,
  };
  const ports = { storage, now: () => clock.now };
  return { kept, clock, storage, drafts: draftsIn(ports, cipher), shelf: shelfIn(ports) };
}
const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const MAJID: Owner = { login: '10001:7', key: keyOf(7) };
const OTHER: Owner = { login: '10001:8', key: keyOf(255) };
const NAME = 'আব্দুল হক';

test('a draft is its login’s alone, and there until it is sent', (t) => {
  const { drafts, kept } = browserOf();
  t.true(drafts.works(MAJID));
  t.deepEqual(kept, {});
  t.is(drafts.read(MAJID, 'admit'), undefined);
  t.is(drafts.keep(MAJID, 'admit', { values: { UserName: NAME } }), 1_000_000);
  t.deepEqual(drafts.read(MAJID, 'admit'), { values: { UserName: NAME }, at: 1_000_000 });
  t.is(drafts.read(OTHER, 'admit'), undefined);
  t.is(drafts.read(MAJID, 'voucher'), undefined);
  drafts.forget(MAJID, 'admit');
  t.deepEqual(kept, {});
});

test('nothing of what was typed, nor of which form, can be read in the storage without the key', (t) => {
  const { drafts, kept } = browserOf();
  drafts.keep(MAJID, 'person.edit 1077', { values: { UserName: NAME }, page: '/people/1077' });
  t.deepEqual(Object.keys(JSON.parse(kept[DRAFTS] ?? '')[MAJID.login]), ['at', 'sealed']);
  for (const word of [NAME, 'person.edit', '1077', 'UserName']) t.false(kept[DRAFTS]?.includes(word), word);
  t.is(drafts.read({ ...MAJID, key: OTHER.key }, 'person.edit 1077'), undefined);
  t.is(drafts.read({ ...MAJID, key: '' }, 'person.edit 1077'), undefined);
  t.is(drafts.read(MAJID, 'person.edit 1077')?.values['UserName'], NAME);
});

test('without a key none is kept, and none is told to be', (t) => {
  const { drafts, kept } = browserOf();
  const keyless = { ...MAJID, key: '' };
  t.false(drafts.works(keyless));
  t.is(drafts.keep(keyless, 'admit', { values: { a: 1 } }), undefined);
  t.deepEqual(kept, {});
});

test('the key is its login’s; before anybody is in, what is filled in is nobody’s', (t) => {
  const { drafts } = browserOf();
  const [majid, other] = [
    { schoolId: '10001', userId: 7 },
    { schoolId: '10001', userId: 8 },
  ];
  const coming = keyAwaited(majid);
  t.is(keyAwaited(majid), coming);
  noteDraftKey(majid, MAJID.key);
  t.is(keyAwaited(majid), undefined);
  t.deepEqual(draftOwner(majid), MAJID);
  t.is(draftOwner(other).key, '');
  t.truthy(keyAwaited(other));
  t.is(keyAwaited(undefined), undefined);
  const nobody = draftOwner(undefined);
  drafts.keep(nobody, 'first', { values: { a: 1 } });
  t.deepEqual(drafts.read(nobody, 'first')?.values, { a: 1 });
  noteDraftKey(majid, undefined);
  t.deepEqual(draftOwner(majid), MAJID, 'an answer without one takes nothing away');
  noteDraftKey(other, undefined);
  t.is(draftOwner(other).key, '');
  t.is(draftOwner(majid).key, '');
});

test('who throws his away leaves none; another’s stay', (t) => {
  const { drafts, shelf } = browserOf();
  for (const owner of [MAJID, OTHER]) drafts.keep(owner, 'admit', { values: { a: 1 } });
  shelf.forget(MAJID.login);
  t.is(drafts.read(MAJID, 'admit'), undefined);
  t.deepEqual(drafts.read(OTHER, 'admit')?.values, { a: 1 });
});

test('after seven days it is gone, also of somebody who never came back', (t) => {
  const { drafts, shelf, clock, kept } = browserOf();
  drafts.keep(MAJID, 'admit', { values: { a: 1 } });
  clock.now += 5;
  drafts.keep(MAJID, 'voucher', { values: { a: 1 } });
  clock.now += KEPT_MS - 6;
  t.truthy(drafts.read(MAJID, 'admit'));
  clock.now += 1;
  t.is(drafts.read(MAJID, 'admit'), undefined);
  t.truthy(drafts.read(MAJID, 'voucher'));
  shelf.sweep();
  t.true(DRAFTS in kept);
  clock.now += 5;
  t.is(drafts.read(MAJID, 'voucher'), undefined);
  shelf.sweep();
  t.deepEqual(kept, {});
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
    '{"10001:7":{"admit":{"at":5,"values":{}}}}',
    '{"10001:7":{"at":5,"sealed":"x.y"}}',
    '{"10001:7":{"at":5,"sealed":"?"}}',
  ])
    t.is(browserOf({ [DRAFTS]: nonsense }).drafts.read(MAJID, 'admit'), undefined, nonsense);
  const storage = {
    read: () => null,
    write: () => undefined,
    remove: () => undefined,
    onChange: () => () => undefined,
  };
  const drafts = draftsIn({ storage, now: () => 5 }, cipher);
  t.false(drafts.works(MAJID));
  t.is(drafts.keep(MAJID, 'admit', { values: {} }), undefined);
});
