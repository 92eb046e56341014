import { StoreAway } from '@madrasah/service-kit/event-store';

const LOOK_MS = 250;
/** An append that waits for so long is late for whoever has just come. */
const LATE_MS = 2_250;
/** Who signs in is told within 3 s, however long his password took: from here on he waits for a late append no more. */
const TELL_BY_MS = 2_500;
const LATE_BY_THEN_MS = 500;

/**
 * The answer to somebody who signs in, whom his own record must not hold while the event store takes none: should it
 * be recorded later, it is a sign-in nobody uses. A slow answer of a store that does take them is waited for.
 * @param stalled whether no append is taken, or one has waited for so many milliseconds
 * @throws StoreAway
 */
export async function promptly<T>(
  work: Promise<T>,
  stalled: (unansweredMs: number) => boolean = () => false,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const began = performance.now();
  const timer = setInterval(() => {
    const allowed = performance.now() - began < TELL_BY_MS ? LATE_MS : LATE_BY_THEN_MS;
    if (stalled(allowed)) reject(new StoreAway('the event store takes no sign-in'));
  }, LOOK_MS);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}
