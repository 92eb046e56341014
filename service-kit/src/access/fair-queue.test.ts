import test from 'ava';
import { FairQueue, TooMuchWaits } from './fair-queue.ts';

const BOUNDS = { atOnce: 2, mostOfOne: 50, most: 80 };

/** Work that ends when it is told to, and in which order it began. */
function held(queue: FairQueue) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (from: string, name = from) =>
    queue.run(from, () => {
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
  t.deepEqual(begun, ['s1', 's2', 's3', 'admin']);
  for (let turn = 0; turn < 2; turn += 1) await endOne();
  t.is(await answered, 'admin');
});

test('of one caller so much waits, and of all together; the house itself is never refused', async (t) => {
  const { ask } = held(new FairQueue({ atOnce: 1, mostOfOne: 2, most: 3 }));
  for (const from of ['busy', 'one', 'one', 'two']) void ask(from);
  t.throws(() => void ask('one'), { instanceOf: TooMuchWaits });
  t.throws(() => void ask('three'), { instanceOf: TooMuchWaits });
  t.notThrows(() => void ask(''));
});

test('work that fails fails for whoever asked, and the next is done', async (t) => {
  const queue = new FairQueue({ ...BOUNDS, atOnce: 1 });
  await t.throwsAsync(
    queue.run('one', () => Promise.reject(new Error('no'))),
    { message: 'no' },
  );
  t.is(await queue.run('one', async () => 7), 7);
  t.is(queue.waits, 0);
});
