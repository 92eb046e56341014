import type { TestFn } from 'ava';
import { AppendTooLarge, WrongExpectedRevision } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import { all, freshStream, numbers, sample, samples } from './samples.ts';
import type { Subject } from './subject.ts';

/** What every store must do with appends. */
export function appendingCases(test: TestFn, subject: () => Subject): void {
  test.serial('an append answers the revision and position of its last event', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    const first = await store.append(stream, NO_STREAM, samples(2));
    const second = await store.append(stream, 1, samples(1));
    t.is(first.revision, 1);
    t.is(second.revision, 2);
    t.true(second.position > first.position);
    const read = await all(store.readStream(stream));
    t.deepEqual([read[1]?.position, read[2]?.position], [first.position, second.position]);
  });

  const wrong = [
    { expected: NO_STREAM, actual: 1, there: 2 },
    { expected: 0, actual: 1, there: 2 },
    { expected: 7, actual: 1, there: 2 },
    { expected: 0, actual: NO_STREAM, there: 0 },
  ];
  for (const { expected, actual, there } of wrong) {
    test.serial(`a stream at ${actual} refuses the expected revision ${expected}`, async (t) => {
      const { store } = subject();
      const stream = freshStream();
      if (there > 0) await store.append(stream, NO_STREAM, samples(there));
      const error = await t.throwsAsync(store.append(stream, expected, samples(3)), {
        instanceOf: WrongExpectedRevision,
      });
      t.like(error, { stream, expected, actual });
      t.is((await all(store.readStream(stream))).length, there, 'nothing was recorded');
    });
  }

  test.serial('the same append again succeeds with the same answer and records nothing', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    const events = samples(3);
    const first = await store.append(stream, NO_STREAM, events);
    t.deepEqual(await store.append(stream, NO_STREAM, events), first);
    await store.append(stream, 2, samples(2));
    t.deepEqual(await store.append(stream, NO_STREAM, events), first, 'also when others followed');
    t.is((await all(store.readStream(stream))).length, 5);
  });

  test.serial('an append with only some of the recorded ids is refused', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    const [first, second] = samples(2);
    if (!first || !second) return t.fail();
    await store.append(stream, NO_STREAM, [first, second]);
    const instanceOf = WrongExpectedRevision;
    await t.throwsAsync(store.append(stream, NO_STREAM, [first, sample()]), { instanceOf });
    await t.throwsAsync(store.append(stream, NO_STREAM, [first, second, sample()]), { instanceOf });
    await t.throwsAsync(store.append(stream, NO_STREAM, [second, first]), { instanceOf });
    return t.is((await all(store.readStream(stream))).length, 2);
  });

  test.serial('64 writers of one stream: one wins each revision, no append is torn', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    let lost = 0;
    const writer = async (n: number) => {
      for (let round = 0; round < 4; round += 1) {
        const events = [sample({ n, round, part: 0 }), sample({ n, round, part: 1 })];
        await store.append(stream, round * 2 - 1, events).catch((error: unknown) => {
          if (!(error instanceof WrongExpectedRevision)) throw error;
          lost += 1;
        });
      }
    };
    await Promise.all(Array.from({ length: 64 }, (_, n) => writer(n)));
    const read = await all(store.readStream(stream));
    t.is(lost, 64 * 4 - 4);
    t.deepEqual(
      read.map((event) => [event.data['round'], event.data['part']]),
      [0, 1, 2, 3].flatMap((round) => [
        [round, 0],
        [round, 1],
      ]),
    );
    t.true([0, 2, 4, 6].every((at) => read[at]?.data['n'] === read[at + 1]?.data['n']));
  });

  test.serial('one append may hold 1 MiB and no more', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    const big = (bytes: number) => [sample({ n: 0, text: 'x'.repeat(bytes) })];
    const mebibyte = 1024 * 1024;
    await store.append(stream, NO_STREAM, big(mebibyte - 100));
    await t.throwsAsync(store.append(stream, 0, big(mebibyte)), { instanceOf: AppendTooLarge });
    const half = [...big(mebibyte / 2), ...big(mebibyte / 2)];
    await t.throwsAsync(store.append(stream, 0, half), { instanceOf: AppendTooLarge });
    t.deepEqual(numbers(await all(store.readStream(stream))), [0]);
  });

  test.serial('what no store takes is refused before it is sent', async (t) => {
    const { store } = subject();
    const instanceOf = RangeError;
    await t.throwsAsync(store.append(freshStream(), NO_STREAM, []), { instanceOf });
    await t.throwsAsync(store.append('', NO_STREAM, samples(1)), { instanceOf });
    await t.throwsAsync(store.append(freshStream(), NO_STREAM, [{ ...sample(), id: 'e-1' }]), { instanceOf });
    const circular: { [key: string]: never } = {};
    Object.assign(circular, { circular });
    await t.throwsAsync(store.append(freshStream(), NO_STREAM, [sample(circular)]), {
      instanceOf: TypeError,
    });
  });
}
