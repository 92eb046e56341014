import { StoreAway } from '@madrasah/service-kit/event-store';

/** Whoever signs in is told within 3 s: an append is late after 2.25 s, and the password takes its time before it. */
const LOOK_MS = 250;

/**
 * The answer to somebody who signs in, whom his own record must not hold while the event store takes none: should it
 * be recorded later, it is a sign-in nobody uses. A slow answer of a store that does take them is waited for.
 * @throws StoreAway
 */
export async function promptly<T>(work: Promise<T>, stalled = () => false): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setInterval(() => {
    if (stalled()) reject(new StoreAway('the event store takes no sign-in'));
  }, LOOK_MS);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearInterval(timer);
  }
}
