import test from 'ava';
import { StoreAway } from './errors.ts';
import { told } from './interruptions.ts';

test('a store that is away is one line a minute, without a stack, and one when it is there again', async (t) => {
  const lines: [string, object][] = [];
  const time = { at: 0 };
  const reasons: Error[] = [];
  const handlers = told(
    { onEvents: async () => undefined, onInterrupted: (reason) => void reasons.push(reason) },
    { warn: (detail, message) => void lines.push([message, detail]) },
    () => time.at,
  );
  const cause = new Error('14 UNAVAILABLE: No connection established\n    at esdb://school:geheim@one:2113');
  for (time.at = 0; time.at < 59_000; time.at += 500)
    handlers.onInterrupted?.(new StoreAway('the subscription was interrupted', { cause }));
  t.is(lines.length, 1);
  t.regex(lines[0]?.[0] ?? '', /^waiting for the event store/);
  t.notRegex(JSON.stringify(lines), /geheim|stack| {4}at/);
  t.is(reasons.length, 118, 'whoever follows hears each');
  await handlers.onEvents([]);
  handlers.onCaughtUp?.();
  t.is(lines.length, 2);
  t.regex(lines[1]?.[0] ?? '', /is there$/);
});

test('what a handler throws is a defect: with its stack, and as the reason it was', async (t) => {
  const lines: [string, object][] = [];
  const handlers = told(
    { onEvents: () => Promise.reject(new TypeError('a defect')) },
    { warn: (detail, message) => void lines.push([message, detail]) },
  );
  const error = (await t.throwsAsync(handlers.onEvents([]))) as Error;
  handlers.onInterrupted?.(error);
  t.deepEqual(lines, [['a handler of the log failed; its events come again', { err: error }]]);
});
