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
  /** 1, or 0 once the person was put aside. */
  readonly active: 0 | 1;
  /** The number of the card he is known by; '' where he has none. */
  readonly card: string;
  readonly registeredOn: Day;
  /** Code, names and mobiles, as searches compare them. */
  readonly search: string;
}
