import type { AnswerTo, RowTo } from '@madrasah/events/kernel';
import { peopleQueries } from '@madrasah/events/people';

export const {
  user: oneUser,
  userPhotos,
  codeSettings: codeSettingList,
  codeCheck,
  kin: kinOf,
  alike: alikePerson,
} = peopleQueries;

/** `erased`: the personal fields are empty for good. */
export type UserRow = AnswerTo<typeof oneUser>['data'];
/** A person in the gallery of photos. */
export type PhotoRow = RowTo<typeof userPhotos>;
/** How the codes of a user type come about; `Value` is the first automatic one. */
export type CodeSettingRow = RowTo<typeof codeSettingList>;
/** A child of a family that somebody who is being entered may be of, with what its children have in common. */
export type KinRow = RowTo<typeof kinOf>;

/** A person's own fields. */
export type PersonRow = Pick<
  UserRow,
  | ('UserID' | 'UserCode' | 'UserName' | 'FatherName' | 'MotherName' | 'GenderID' | 'DateOfBirth' | 'NIDNO')
  | ('BloodGroup' | 'Mobile1' | 'Relationship1' | 'Mobile2' | 'Relationship2' | 'Email' | 'CreateAt')
  | ('permanentPoliceStationID' | 'permanentPost' | 'permanentVill')
  | ('TransientPoliceStationID' | 'TransientPost' | 'TransientVill')
>;
