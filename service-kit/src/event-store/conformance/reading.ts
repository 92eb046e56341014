import type { TestFn } from 'ava';
import { NO_STREAM } from '../port.ts';
import { all, freshStream, numbers, sample, samples } from './samples.ts';
import type { Subject } from './subject.ts';

/** What every store must answer to reads. */
export function readingCases(test: TestFn, subject: () => Subject): void {
  test.serial('an event comes back as it was given, in every script', async (t) => {
    const { store } = subject();
    const stream = freshStream('শিক্ষার্থী');
    const event = sample(
      { নাম: 'আব্দুল্লাহ আল-মামুন', য়: 'ক্ষ্ম্য', عربي: 'مدرسة', '😀': [1, null, { a: '\u0000' }] },
      { by: 'নূর' },
    );
    const { revision, position } = await store.append(stream, NO_STREAM, [event]);
    t.deepEqual(await all(store.readStream(stream)), [{ ...event, stream, revision, position }]);
  });

  test.serial('an absent stream has no events', async (t) => {
    t.deepEqual(await all(subject().store.readStream(freshStream())), []);
    t.deepEqual(await all(subject().store.readStream(freshStream(), { backwards: true })), []);
  });

  test.serial('a long stream is read in order, in parts, and from either end', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    for (let from = 0; from < 1200; from += 400) await store.append(stream, from - 1, samples(400));
    const revisions = async (options: object) =>
      (await all(store.readStream(stream, options))).map((event) => event.revision);
    const forwards = Array.from({ length: 1200 }, (_, n) => n);
    t.deepEqual(await revisions({}), forwards);
    t.deepEqual(await revisions({ backwards: true }), forwards.toReversed());
    t.deepEqual(await revisions({ from: 5, limit: 3 }), [5, 6, 7]);
    t.deepEqual(await revisions({ from: 1195 }), [1195, 1196, 1197, 1198, 1199]);
    t.deepEqual(await revisions({ from: 5000 }), []);
    t.deepEqual(await revisions({ backwards: true, limit: 2 }), [1199, 1198]);
    t.deepEqual(await revisions({ backwards: true, from: 2 }), [2, 1, 0]);
    t.deepEqual(await revisions({ limit: 501 }), forwards.slice(0, 501));
    t.deepEqual(await revisions({ limit: 0 }), []);
  });

  test.serial('a reader may walk away early, any number of times', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    await store.append(stream, NO_STREAM, samples(20));
    let seen = 0;
    for (let n = 0; n < 50; n += 1)
      for await (const event of store.readStream(stream)) {
        seen += event.revision + 1;
        break;
      }
    t.is(seen, 50);
  });

  test.serial('readAll yields the user events after a position, over all streams, in order', async (t) => {
    const { store } = subject();
    const [a, b] = [freshStream('a'), freshStream('b')];
    const start = await store.append(freshStream(), NO_STREAM, samples(1));
    await store.append(a, NO_STREAM, [sample({ n: 1 }), sample({ n: 2 })]);
    await store.append(`$system-${a}`, NO_STREAM, [sample({ n: 99 })]);
    await store.append(b, NO_STREAM, [sample({ n: 3 })]);
    const end = await store.append(a, 1, [sample({ n: 4 })]);
    const read = await all(store.readAll(start.position));
    t.deepEqual(numbers(read), [1, 2, 3, 4]);
    t.deepEqual(
      read.map((event) => event.stream),
      [a, a, b, a],
    );
    t.true(read.every((event, n) => n === 0 || event.position > (read[n - 1]?.position ?? 0)));
    t.deepEqual(await all(store.readAll(end.position)), []);
    t.deepEqual(numbers(await all(store.readAll(read[1]?.position))), [3, 4]);
    const whole = await all(store.readAll());
    t.deepEqual(whole.slice(-4), read, 'and without a position everything');
  });

  test.serial('ping answers', async (t) => {
    await t.notThrowsAsync(subject().store.ping());
  });
}
