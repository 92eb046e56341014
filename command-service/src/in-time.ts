import { OutcomeUnknown } from '@madrasah/service-kit/event-store';
import type { Logger } from '@madrasah/service-kit/logging';
import type { Middleware } from 'koa';

/** Longer than an append may take to be settled; sooner than whoever waits at the counter gives up. */
const COMMAND_MS = 15_000;

/**
 * Answers every command by then: several waits for a store that hangs may follow one another, in the queue and in
 * each step. The work goes on, so that nothing is left half-done by it; whoever repeats the command with its key
 * gets its answer.
 */
export function inTime(log: Logger, withinMs = COMMAND_MS): Middleware {
  return async (context, next) => {
    const { promise: timeUp, resolve } = Promise.withResolvers<'late'>();
    let timer: NodeJS.Timeout | undefined;
    const begin = () => {
      timer = setTimeout(() => resolve('late'), withinMs);
    };
    // A picture takes a telephone as long as its network wants; the work begins when all of it is here.
    if (/^multipart\//i.test(context.get('content-type'))) context.req.once('end', begin);
    else begin();
    const work = next();
    try {
      if ((await Promise.race([work, timeUp])) !== 'late') return;
    } finally {
      clearTimeout(timer);
    }
    work.catch((error) => log.warn({ err: error }, 'a command failed after it had been answered'));
    throw new OutcomeUnknown('the command takes longer than whoever sent it should wait');
  };
}
