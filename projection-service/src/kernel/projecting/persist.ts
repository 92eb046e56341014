import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 1000;

/** Repeats a step that may be repeated until it succeeds or the signal ends it; tells of each failure. */
export async function persist(
  signal: AbortSignal,
  failed: (error: unknown) => void,
  step: () => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    try {
      await step();
      return;
    } catch (error) {
      if (!signal.aborted) failed(error);
    }
    await delay(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}
