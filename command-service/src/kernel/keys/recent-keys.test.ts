import type { Metadata } from '@madrasah/service-kit/codec';
import test from 'ava';
import { UndoLog } from '../folding/undo.ts';
import { RecentKeys } from './recent-keys.ts';

const HOUR = 3600_000;
const START = Date.parse('2026-04-14T04:05:00.000Z');

const metadata = (key: string, { actor = 4, schoolId = '1001', at = START, inputHash = 'h' } = {}) =>
  ({
    schoolId,
    actor: { id: actor, permissionType: 5 },
    at: new Date(at).toISOString(),
    idempotencyKey: key,
    inputHash,
  }) as Metadata;

test('a key says where the events of its command stand', (t) => {
  const keys = new RecentKeys(new UndoLog());
  keys.note(metadata('a'), 5);
  keys.note(metadata('a'), 6);
  keys.note({ ...metadata('x'), idempotencyKey: '' }, 7);
  t.deepEqual(keys.find('1001', 4, 'a'), { inputHash: 'h', revision: 5, count: 2, at: START });
  t.is(keys.size, 1);
});

test('a key is its actor’s own, in its school', (t) => {
  const keys = new RecentKeys(new UndoLog());
  keys.note(metadata('a'), 0);
  t.is(keys.find('1001', 5, 'a'), undefined);
  t.is(keys.find('2002', 4, 'a'), undefined);
  keys.note(metadata('a', { schoolId: '2002', inputHash: 'other' }), 1);
  t.is(keys.find('1001', 4, 'a')?.inputHash, 'h');
  t.is(keys.find('2002', 4, 'a')?.revision, 1);
});

test('keys are taken back with the events that carried them', (t) => {
  const log = new UndoLog();
  const keys = new RecentKeys(log);
  keys.note(metadata('a'), 0);
  log.recording = true;
  keys.note(metadata('a'), 1);
  keys.note(metadata('b'), 2);
  log.rollback();
  t.is(keys.find('1001', 4, 'a')?.count, 1);
  t.is(keys.find('1001', 4, 'b'), undefined);
});

test('a key that comes again after it was let go elsewhere stands for its last command', (t) => {
  const log = new UndoLog();
  const keys = new RecentKeys(log);
  keys.note(metadata('a'), 5);
  keys.note(metadata('b'), 6);
  log.recording = true;
  keys.note(metadata('a', { inputHash: 'other' }), 900);
  keys.note(metadata('a', { inputHash: 'other' }), 901);
  t.like(keys.find('1001', 4, 'a'), { inputHash: 'other', revision: 900, count: 2 });
  log.rollback();
  t.like(keys.find('1001', 4, 'a'), { inputHash: 'h', revision: 5, count: 1 });
});

test('keys that are none are not taken over', (t) => {
  t.throws(() => new RecentKeys(new UndoLog()).load(undefined as never), { instanceOf: TypeError });
});

/** `count` keys `k0 …`, the first of them noted at `at`, a millisecond apart. */
function filled(count: number, at: number): RecentKeys {
  const keys = new RecentKeys(new UndoLog());
  for (let index = 0; index < count; index += 1) keys.note(metadata(`k${index}`, { at: at + index }), index);
  return keys;
}
const after = (hours: number) => new Date(START + hours * HOUR).toISOString();
const knows = (keys: RecentKeys, index: number) => keys.find('1001', 4, `k${index}`) !== undefined;

test('the last 20,000 keys are remembered however old they are', (t) => {
  const keys = filled(40_000, START);
  keys.prune(after(1000));
  t.false(knows(keys, 0));
  t.false(knows(keys, 19_999));
  t.true(knows(keys, 20_000));
  t.true(knows(keys, 39_999));
});

test('a key that came again is as young as its last command', (t) => {
  const keys = filled(39_999, START);
  keys.note(metadata('k0', { at: START + 39_999 }), 40_000);
  keys.note(metadata('last', { at: START + 40_000 }), 40_001);
  keys.prune(after(1000));
  t.true(knows(keys, 0));
  t.false(knows(keys, 1));
  t.is(keys.size, 20_000);
});

test('keys of the last 48 hours are remembered however many they are', (t) => {
  const keys = filled(45_000, START);
  keys.prune(after(48));
  t.false(knows(keys, 0));
  t.true(knows(keys, 1));
  t.true(knows(keys, 44_999));
});

test('a few keys are kept without asking for their age', (t) => {
  const keys = filled(100, START);
  keys.prune(after(1000));
  t.is(keys.size, 100);
});

test('many keys of one day are not gone through again for each that comes', (t) => {
  const keys = filled(45_000, START);
  keys.prune(after(1));
  t.is(keys.size, 45_000);
  for (let index = 45_000; index < 89_999; index += 1)
    keys.note(metadata(`k${index}`, { at: START + index }), index);
  keys.prune(after(1000));
  t.is(keys.size, 89_999); // not twice as many yet
  keys.note(metadata('k89999', { at: START + 89_999 }), 89_999);
  keys.prune(after(1000));
  t.is(keys.size, 20_000);
});

test('what is written down knows the same keys', (t) => {
  const keys = filled(100, START);
  const again = new RecentKeys(new UndoLog());
  again.load(keys.plain());
  t.deepEqual(again.find('1001', 4, 'k7'), keys.find('1001', 4, 'k7'));
  t.is(again.size, 100);
});
