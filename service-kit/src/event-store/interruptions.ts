import { Waiting } from '../starting/waiting.ts';
import type { AllHandlers } from './port.ts';

interface Told {
  warn(detail: object, message: string): void;
}

/**
 * Handlers that also tell a log of what interrupts them. A store that is away is told as whatever is waited for is: a
 * line, and one a minute, without a stack; what a handler itself throws is a defect, with its stack.
 * @param now milliseconds that never run backwards
 */
export function told(handlers: AllHandlers, log: Told | undefined, now?: () => number): AllHandlers {
  if (!log) return handlers;
  const waiting = new Waiting(log, 'the event store, to go on with its log', now);
  const thrown = new WeakSet<Error>();
  return {
    async onEvents(events) {
      waiting.there();
      try {
        await handlers.onEvents(events);
      } catch (error) {
        if (error instanceof Error) thrown.add(error);
        throw error;
      }
    },
    onCaughtUp() {
      waiting.there();
      handlers.onCaughtUp?.();
    },
    onInterrupted(reason) {
      if (thrown.has(reason)) log.warn({ err: reason }, 'a handler of the log failed; its events come again');
      else waiting.away(reason);
      handlers.onInterrupted?.(reason);
    },
  };
}
