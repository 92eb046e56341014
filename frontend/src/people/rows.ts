import type { UserId } from '@madrasah/events/kernel';
import { peopleQueries } from '@madrasah/events/people';
import { answering, type Listed } from '../kit/wire/definitions.ts';

/** A person's own fields. */
export interface PersonRow {
  readonly UserID: UserId;
  readonly UserCode: string;
  readonly UserName: string;
  readonly FatherName: string;
  readonly MotherName: string;
  readonly GenderID: number;
  readonly DateOfBirth: string;
  readonly NIDNO: string;
  readonly BloodGroup: string;
  readonly Mobile1: string;
  readonly Relationship1: number | null;
  readonly Mobile2: string;
  readonly Relationship2: number | null;
  readonly Email: string;
  readonly permanentPoliceStationID: string;
  readonly permanentPost: string;
  readonly permanentVill: string;
  readonly TransientPoliceStationID: string;
  readonly TransientPost: string;
  readonly TransientVill: string;
  readonly CreateAt: string;
}

/** `erased`: the personal fields are empty for good. */
export interface UserRow extends PersonRow {
  readonly UserTypeID: number;
  readonly erased: boolean;
  /** What a change names as seen. */
  readonly revision: number;
  /** 0 where he was put aside. */
  readonly Status: 0 | 1;
  /** The address of the photo; null where there is none. */
  readonly Photo: string | null;
}

/** A person in the gallery of photos. */
export interface PhotoRow extends Pick<PersonRow, 'UserID' | 'UserCode' | 'UserName'> {
  readonly UserTypeID: number;
  readonly UserImage: readonly { readonly Image: string }[];
}

/** How the codes of a user type come about; `Value` is the first automatic one. */
export interface CodeSettingRow {
  readonly UserTypeID: number;
  readonly TypeName: string;
  readonly EngTypeName: string;
  readonly IDType: 1 | 2;
  readonly Value: number | null;
  readonly revision: number;
}

interface CodeCheck {
  readonly data: { readonly UserTypeID: number; readonly IDType: 1 | 2; readonly UserCode: string };
}

export const oneUser = answering<{ readonly data: UserRow }>()(peopleQueries.user);
export const userPhotos = answering<Listed<PhotoRow> & { readonly total: number }>()(
  peopleQueries.userPhotos,
);
export const codeSettingList = answering<Listed<CodeSettingRow>>()(peopleQueries.codeSettings);
export const codeCheck = answering<CodeCheck>()(peopleQueries.codeCheck);
/** A child of a family that somebody who is being entered may be of, with what its children have in common. */
export interface KinRow
  extends Pick<
    PersonRow,
    | 'UserID'
    | 'UserCode'
    | 'FatherName'
    | 'MotherName'
    | 'Mobile1'
    | 'Relationship1'
    | 'Mobile2'
    | 'Relationship2'
    | 'Email'
    | 'permanentPoliceStationID'
    | 'permanentPost'
    | 'permanentVill'
    | 'TransientPoliceStationID'
    | 'TransientPost'
    | 'TransientVill'
  > {
  readonly StudentName: string;
  readonly ClassName: string;
  /** The office has recorded the family: a mobile alone makes nobody its child. */
  readonly recorded: boolean;
  readonly children: readonly {
    readonly UserID: UserId;
    readonly UserCode: string;
    readonly StudentName: string;
  }[];
}
export const kinOf = answering<Listed<KinRow>>()(peopleQueries.kin);

/** The code of somebody who is like the one being entered, or null. */
export const alikePerson = answering<{ readonly data: { readonly UserCode: string | null } }>()(
  peopleQueries.alike,
);
