import test from 'ava';
import { type Asked, FairQueue, TooMuchWaits } from './fair-queue.ts';

const BOUNDS = { atOnce: 2, mostOfOne: 80, most: 80, waitMs: 5_000 };

/** Work that ends when it is told to, and in which order it began. */
function held(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (from: string, name = from, more: Omit<Asked, 'from'> = {}) =>
    queue.run({ from, ...more }, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise(setImmediate);
  };
  return { begun, ask, endOne };
}

test('however much one asks for, another is next but for what is being done', async (t) => {
  const { begun, ask, endOne } = held(new FairQueue(BOUNDS));
  for (let turn = 1; turn <= 40; turn += 1) void ask('stranger', `s${turn}`);
  const answered = ask('admin');
  t.deepEqual(begun, ['s1', 's2']);
  for (let turn = 0; turn < 2; turn += 1) await endOne();
  t.deepEqual(begun, ['s1', 's2', 'admin', 's3']);
  for (let turn = 0; turn < 2; turn += 1) await endOne();
  t.is(await answered, 'admin');
});

test('of one caller so much waits, and of all together; the house itself is never refused', async (t) => {
  const { ask } = held(new FairQueue({ ...BOUNDS, atOnce: 1, mostOfOne: 2, most: 3 }));
  for (const from of ['busy', 'one', 'one', 'two']) void ask(from);
  t.throws(() => void ask('one'), { instanceOf: TooMuchWaits });
  t.throws(() => void ask('three'), { instanceOf: TooMuchWaits });
  t.notThrows(() => void ask(''));
});

test('work that fails fails for whoever asked, and the next is done', async (t) => {
  const queue = new FairQueue({ ...BOUNDS, atOnce: 1 });
  await t.throwsAsync(
    queue.run({ from: 'one' }, () => Promise.reject(new Error('no'))),
    { message: 'no' },
  );
  t.is(await queue.run({ from: 'one' }, async () => 7), 7);
  t.is(queue.waits, 0);
});

test('from however many places one thing is asked for, another is next', async (t) => {
  const { begun, ask, endOne } = held(new FairQueue(BOUNDS));
  for (let at = 1; at <= 40; at += 1) void ask(`stranger ${at}`, `s${at}`, { about: 'admin' });
  void ask('elsewhere', 'cashier', { about: 'cashier' });
  await endOne();
  t.deepEqual(begun, ['s1', 's2', 'cashier']);
});

test('of what was in vain of late others go first, and the newest before the older', async (t) => {
  const { begun, ask, endOne } = held(new FairQueue({ ...BOUNDS, atOnce: 1 }));
  void ask('busy');
  for (const name of ['old', 'new']) void ask(name, name, { about: 'admin', inVain: () => 7 });
  void ask('other', 'other', { about: 'cashier' });
  for (let turn = 0; turn < 3; turn += 1) await endOne();
  t.deepEqual(begun, ['busy', 'other', 'new', 'old']);
});

test('who has proved himself goes before all, and no stranger fills his place', async (t) => {
  const { begun, ask, endOne } = held(new FairQueue({ ...BOUNDS, atOnce: 1, most: 3 }));
  for (const name of ['s1', 's2', 's3', 's4']) void ask(name, name, { about: 'admin' });
  await t.throwsAsync(async () => ask('s5'), { instanceOf: TooMuchWaits });
  void ask('device', 'proved', { about: 'admin', ahead: true, inVain: () => 50 });
  await endOne();
  t.deepEqual(begun, ['s1', 'proved']);
});

test('what nobody waits for any more is not done, and whose turn does not come is told so', async (t) => {
  const queue = new FairQueue({ ...BOUNDS, atOnce: 1, waitMs: 20 });
  const { begun, ask, endOne } = held(queue);
  let isGone = false;
  void ask('busy');
  const left = ask('left', 'left', { gone: () => isGone });
  const late = ask('late');
  isGone = true;
  void ask('').catch(() => undefined);
  await t.throwsAsync(left, { instanceOf: TooMuchWaits });
  await t.throwsAsync(late, { instanceOf: TooMuchWaits });
  t.is(queue.waits, 1, 'the house itself waits on');
  await endOne();
  t.deepEqual(begun, ['busy', '']);
});
