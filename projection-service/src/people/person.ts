import type { Day } from '@madrasah/events';
import type { OtherNames, Profile } from '@madrasah/events/people';

/** A person of any kind. */
export interface Person {
  readonly userId: number;
  readonly userCode: string;
  /** What makes his code that code: what it is looked for by. */
  readonly codeKey: string;
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
  /** The family that the office recorded, `NO_FAMILY`, or null where it said nothing; and who answers for it. */
  readonly family: number | null;
  readonly guardianId: number | null;
  /** The entry that this one was made one with; null while he stands for himself. */
  readonly mergedInto: number | null;
  /** The entries that were made one with this. */
  readonly merged: readonly number[];
  readonly registeredOn: Day;
  /** Counted up with each change of what is recorded of him. */
  readonly version: number;
  /** Code, names and mobiles, as searches compare them. */
  readonly search: string;
}

/** An entry that was made one with another is shown nowhere. */
export const STANDS_FOR_HIMSELF = { mergedInto: null } as const;
