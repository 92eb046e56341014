import type { Refusal } from '@madrasah/events';
import { refuseAccess as refuse } from '@madrasah/events/access';
import { verifyPassword } from '@madrasah/service-kit/access';
import type { Clock } from '@madrasah/service-kit/clock';
import { lockedOut, noteRefusal, type SignInState } from './lockout.ts';

/** Callers remembered at once; of more, the first. Who asks too often is held up at the door long before. */
const MOST = 20_000;

interface Trying {
  readonly caller: string;
  readonly network: string;
  readonly password: string;
  /** The login that is tried. */
  readonly about: string;
}

/**
 * Refuses who signs in to a school that is not here, as one would be that is: after as many tries he has to wait. There
 * is no stream to record it in, so it is remembered here only, for the window of the lockout.
 * @throws Refusal 429
 */
export async function refuseStranger(
  strangers: SignInState,
  { caller, network, password, about }: Trying,
  clock: Clock,
): Promise<Refusal> {
  const before = () => {
    const locked = lockedOut(strangers, caller, clock.now());
    if (locked) throw locked;
  };
  before();
  await verifyPassword(password, undefined, { network, about, before });
  const now = clock.now();
  const meanwhile = lockedOut(strangers, caller, now); // several may have been on their way
  if (meanwhile) return meanwhile;
  noteRefusal(strangers, caller, now.getTime());
  if (strangers.refusals.size > MOST)
    strangers.refusals.delete(strangers.refusals.keys().next().value as string);
  return refuse('access.sign-in-refused');
}
