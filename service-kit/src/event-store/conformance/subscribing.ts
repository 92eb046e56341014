import type { TestFn } from 'ava';
import { NO_STREAM, type RecordedEvent } from '../port.ts';
import { freshStream, numbers, sample, samples, until } from './samples.ts';
import type { Subject } from './subject.ts';

/** What every store must do for subscribers. */
export function subscribingCases(test: TestFn, subject: () => Subject): void {
  test.serial('a subscription brings the past in batches, says so, and then what comes', async (t) => {
    const { store } = subject();
    const stream = freshStream();
    const { position } = await store.append(freshStream(), NO_STREAM, samples(1));
    await store.append(stream, NO_STREAM, samples(230));
    await store.append(`$system-${stream}`, NO_STREAM, samples(1));
    const got: RecordedEvent[] = [];
    let caughtUpAt = 0;
    let running = 0;
    const subscription = store.subscribeAll(
      position,
      {
        async onEvents(events) {
          running += 1;
          t.is(running, 1, 'one batch at a time');
          t.true(events.length <= 100);
          await new Promise((resolve) => setTimeout(resolve, 2));
          got.push(...events);
          running -= 1;
        },
        onCaughtUp() {
          caughtUpAt ||= got.length;
        },
      },
      100,
    );
    await until(() => caughtUpAt > 0, 'the end of the past');
    t.is(caughtUpAt, 230);
    for (let n = 230; n < 240; n += 1) await store.append(stream, n - 1, [sample({ n })]);
    await until(() => got.length === 240, 'the live events');
    await subscription.stop();
    t.deepEqual(
      numbers(got),
      Array.from({ length: 240 }, (_, n) => n),
    );
    await store.append(stream, 239, samples(1));
    t.is(got.length, 240, 'nothing comes after stop');
  });

  test.serial('a batch whose handler failed comes again', async (t) => {
    const { store } = subject();
    const { position } = await store.append(freshStream(), NO_STREAM, samples(1));
    await store.append(freshStream(), NO_STREAM, samples(3));
    const got: RecordedEvent[] = [];
    const reasons: string[] = [];
    let failures = 2;
    const subscription = store.subscribeAll(position, {
      async onEvents(events) {
        if (failures-- > 0) throw new Error('not now');
        got.push(...events);
      },
      onInterrupted: (reason) => reasons.push(reason.message),
    });
    await until(() => got.length >= 3, 'the batch');
    await subscription.stop();
    t.deepEqual(numbers(got), [0, 1, 2]);
    t.deepEqual(reasons, ['not now', 'not now']);
  });
}
