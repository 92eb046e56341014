import * as z from 'zod';
import { answers } from '../kernel/index.ts';

const text = z.string();
const place = z.int().nullable();

/** What rows answer of a person beside name, father and first mobile; empty texts where nothing is known. */
export const personAnswer = {
  MotherName: text,
  DateOfBirth: text,
  NIDNO: text,
  BloodGroup: text,
  Relationship1: z.int().nullable(),
  Mobile2: text,
  Relationship2: z.int().nullable(),
  Email: text,
  DivisionID: place,
  DistrictID: text,
  permanentPoliceStationID: text,
  permanentPost: text,
  permanentVill: text,
  DivisionID2: place,
  DistrictID2: text,
  TransientPoliceStationID: text,
  TransientPost: text,
  TransientVill: text,
};

const { cell, record } = answers;

/** Whom a row names. */
export const namedAnswer = () => ({ UserID: cell.number(), UserCode: cell.code(), UserName: cell.name() });

/** A user, whole; of an erased one the personal fields are empty for good. */
export const userAnswer = () => ({
  ...namedAnswer(),
  ...{ FatherName: cell.name(), Mobile1: cell.mobile(), ...personAnswer },
  ...{ UserTypeID: cell.choice(), TypeName: cell.text(), GenderID: cell.choice() },
  ...{ age: cell.count().nullable(), CreateAt: cell.day(), Status: cell.switch(), erased: cell.flag() },
  /** What a change names as seen. */
  revision: cell.number(),
  /** The address of the photo; null where there is none. */
  Photo: cell.text().nullable(),
});

/** A student as a brother or sister, in his latest admission; null for who waits for one. */
export const childAnswer = () => ({
  ...{ UserID: cell.number(), UserCode: cell.code(), StudentName: cell.name() },
  ...{ FatherName: cell.name(), Mobile1: cell.mobile() },
  ...{ AdmissionID: cell.number().nullable(), is_active: cell.switch() },
  ...{ SessionName: cell.text(), ClassName: cell.text(), SubClass: cell.text() },
});

/** A child of a family, with what its children have in common. */
export const kinAnswer = () => {
  const { MotherName, Relationship1, Mobile2, Relationship2, Email, ...rest } = personAnswer;
  const { permanentPoliceStationID, permanentPost, permanentVill } = rest;
  const { TransientPoliceStationID, TransientPost, TransientVill } = rest;
  return {
    ...childAnswer(),
    ...{ MotherName, Relationship1, Mobile2, Relationship2, Email },
    ...{ permanentPoliceStationID, permanentPost, permanentVill },
    ...{ TransientPoliceStationID, TransientPost, TransientVill },
    /** The office has recorded the family: a mobile alone makes nobody its child. */
    recorded: cell.flag(),
    children: z.array(record(childAnswer())),
  };
};

const guardian = () => record({ ...namedAnswer(), Mobile1: cell.mobile() });

export const familyAnswer = () => ({
  /** The office has said it; else it is by the guardian's mobile. */
  recorded: cell.flag(),
  /** Himself and his brothers and sisters. */
  children: z.array(record(childAnswer())),
  guardian: guardian().nullable(),
  ...{ proposed: z.array(record(childAnswer())), guardians: z.array(guardian()) },
});
