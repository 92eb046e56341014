import { type EventDraft, isRefusal, type Refusal, refuse as refuseAny } from '@madrasah/events';
import { type Contact, PersonContactChanged, refusePeople as refuse } from '@madrasah/events/people';
import { standingPerson } from './decide.ts';
import type { PeopleState } from './state.ts';

export interface ChangeContact {
  readonly userId: number;
  /** The kind of person whose form it is; of another kind he is not found. */
  readonly userType: number;
  readonly contact: Contact;
}

/**
 * What a short form says of somebody.
 * @param seen the version that whoever changes him has seen; any where absent
 */
export function changeContact(
  state: PeopleState,
  { userId, userType, contact }: ChangeContact,
  seen?: number,
): readonly EventDraft[] | Refusal {
  const person = standingPerson(state, userId);
  if (isRefusal(person)) return person;
  if (person.userType !== userType) return refuse('person.not-found');
  if (seen !== undefined && seen !== person.version) return refuseAny('conflict.changed');
  return [PersonContactChanged({ userId, contact })];
}
