import type { ExecutionContext, TestFn } from 'ava';
import { StoreAway, UnreadableEvent } from '../errors.ts';
import { NO_STREAM, type RecordedEvent } from '../port.ts';
import { all, freshStream, numbers, sample, samples, until } from './samples.ts';
import type { OpenSubject, Subject } from './subject.ts';

/** What every store must do about restarts and damage; each case has a store of its own. */
export function failingCases(
  test: TestFn,
  open: OpenSubject,
  can: { restart: boolean; alter: boolean },
): void {
  if (can.restart) restartCases(test, open);
  if (can.alter) damageCases(test, open);
}

/** A store of the case's own, put away with it however it ends. */
async function opened(t: ExecutionContext, open: OpenSubject): Promise<Subject> {
  const subject = await open();
  t.teardown(() => subject.close());
  return subject;
}

function restartCases(test: TestFn, open: OpenSubject): void {
  test.serial('an append repeated after a restart succeeds with the same answer', async (t) => {
    const { store, restart } = await opened(t, open);
    const stream = freshStream();
    const events = samples(3);
    const first = await store.append(stream, NO_STREAM, events);
    await restart?.();
    t.deepEqual(await store.append(stream, NO_STREAM, events), first);
    t.is((await store.append(stream, 2, samples(1))).revision, 3);
    t.is((await all(store.readStream(stream))).length, 4);
  });

  test.serial('a subscription resumes after a restart, without a gap or a repetition', async (t) => {
    const { store, restart } = await opened(t, open);
    const stream = freshStream();
    const got: RecordedEvent[] = [];
    let interrupted = 0;
    let caughtUp = 0;
    await store.append(stream, NO_STREAM, [sample({ n: 0 })]);
    const subscription = store.subscribeAll(undefined, {
      onEvents: async (events) => void got.push(...events),
      onCaughtUp() {
        caughtUp += 1;
      },
      onInterrupted() {
        interrupted += 1;
      },
    });
    await until(() => caughtUp === 1, 'the first end of the log');
    await restart?.();
    await store.append(stream, 0, [sample({ n: 1 })]);
    await until(() => caughtUp >= 2 && got.length >= 2, 'the second end of the log');
    await store.append(stream, 1, [sample({ n: 2 })]);
    await until(() => got.length >= 3, 'the last event');
    t.true(interrupted > 0);
    t.deepEqual(numbers(got), [0, 1, 2]);
    await subscription.stop();
  });

  test.serial('the first read after a restart succeeds', async (t) => {
    const { store, restart } = await opened(t, open);
    const stream = freshStream();
    await store.append(stream, NO_STREAM, samples(2));
    await restart?.();
    t.deepEqual(numbers(await all(store.readStream(stream))), [0, 1]);
    await restart?.();
    await t.notThrowsAsync(store.ping());
  });

  test.serial('a store that is away says so, and nothing is recorded', async (t) => {
    const { store, kill, restart } = await opened(t, open);
    const stream = freshStream();
    await store.append(stream, NO_STREAM, samples(1));
    await kill?.();
    const instanceOf = StoreAway;
    await t.throwsAsync(all(store.readStream(stream)), { instanceOf });
    await t.throwsAsync(store.append(stream, 0, samples(1)), { instanceOf });
    await t.throwsAsync(all(store.readAll()), { instanceOf });
    await t.throwsAsync(store.ping(), { instanceOf });
    await restart?.();
    t.is((await all(store.readStream(stream))).length, 1);
  });
}

function damageCases(test: TestFn, open: OpenSubject): void {
  const damages = [
    { part: 'data', altered: '["mark":"here"}' },
    { part: 'metadata', altered: '["mark":"here"}' },
    // Still sound JSON: only a checksum can tell.
    { part: 'data', altered: '{"mark":"hire"}' },
    { part: 'metadata', altered: '{"mark":"hire"}' },
  ];
  for (const { part, altered } of damages)
    test.serial(
      `a byte of the ${part} changed to ${altered} is an unreadable event, and only that one`,
      async (t) => {
        const { store, alterStored } = await opened(t, open);
        const stream = freshStream();
        const marked = part === 'data' ? sample({ mark: 'here' }) : sample({}, { mark: 'here' });
        await store.append(stream, NO_STREAM, [sample({ n: 0 }), marked, sample({ n: 2 })]);
        await alterStored?.('{"mark":"here"}', altered);
        const first = await all(store.readStream(stream, { limit: 1 }));
        const error = await t.throwsAsync(all(store.readStream(stream)), { instanceOf: UnreadableEvent });
        t.like(error, { stream, revision: 1 });
        t.true((error?.position ?? 0) > (first[0]?.position ?? 0));
        t.deepEqual(numbers(await all(store.readStream(stream, { from: 2 }))), [2]);
        await t.throwsAsync(all(store.readAll()), { instanceOf: UnreadableEvent });

        const got: RecordedEvent[] = [];
        const reasons: Error[] = [];
        const subscription = store.subscribeAll(undefined, {
          onEvents: async (events) => void got.push(...events),
          onInterrupted: (reason) => void reasons.push(reason),
        });
        await until(() => reasons.length > 1, 'the interruption');
        await subscription.stop();
        t.deepEqual(numbers(got), [0], 'the events in front of it are handed over, once');
        t.true(reasons.every((reason) => reason instanceof UnreadableEvent));
      },
    );
}
