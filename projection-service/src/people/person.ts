import type { Day } from '@madrasah/events';
import type { OtherNames, Profile } from '@madrasah/events/people';

/** A person of any kind. */
export interface Person {
  readonly userId: number;
  readonly userCode: string;
  readonly userType: number;
  readonly gender: number;
  /** null once the person is erased. */
  readonly profile: Profile | null;
  /** In English and Arabic letters; empty once the person is erased. */
  readonly names: OtherNames;
  readonly registeredOn: Day;
  /** Code, names and mobiles, as searches compare them. */
  readonly search: string;
}
