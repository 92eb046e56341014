import * as z from 'zod';

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
