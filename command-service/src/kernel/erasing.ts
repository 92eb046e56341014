import { Problem, type Refusal, refuse } from '@madrasah/events';
import { refusePeople } from '@madrasah/events/people';
import { OutcomeUnknown } from '@madrasah/service-kit/event-store';
import { erase, KeyDestroyed, type Vault, VaultAway } from '@madrasah/service-kit/vault';
import type { Looking, Outcome, StreamDefinition } from './stream.ts';

/** A decided event, or a recorded one, as far as it tells whom it is about. */
export interface Told {
  readonly type: string;
  readonly data: object;
}

/** Who is erased, for decisions over any stream. */
export interface ErasedFrame {
  readonly reads: readonly StreamDefinition<unknown>[];
  /** Whether events are about somebody, and everybody whom they are about is erased. */
  isOfErased(told: readonly Told[], look: Looking['look']): boolean;
}

/** Texts that must be typed and are missing, each at its name. */
export const missingFault = (missing: readonly string[]): Refusal =>
  refuse(
    'request.invalid',
    {},
    missing.map((path) => ({ path, problem: new Problem('request.required') })),
  );

/** What is typed of somebody of whom nothing is said any more; each text that must be empty stands at its name. */
export const saidFault = (texts: readonly string[]): Refusal =>
  refusePeople(
    'people.erased-said',
    {},
    texts.map((path) => ({ path, problem: new Problem('people.erased-empty') })),
  );

/**
 * Destroys the key of whoever is erased, after the event that says so and never before it: a crash in between is
 * repaired by the erasure policy. @throws OutcomeUnknown: the event stands, "nothing was recorded" would be wrong
 */
export function eraseNow(vault: Vault, schoolId: string, subject: string): void {
  try {
    erase(vault, schoolId, subject);
  } catch (error) {
    if (error instanceof VaultAway) throw new OutcomeUnknown('the key stands yet', { cause: error });
    throw error;
  }
}

/** The refusal of what was to be sealed for somebody whose key is destroyed. @throws whatever else went wrong */
export function refusedOfErased(error: unknown): Outcome {
  if (error instanceof KeyDestroyed && error.isOfPerson)
    return { kind: 'refused', refusal: refusePeople('people.erased') };
  throw error;
}
