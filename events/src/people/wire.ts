import type * as z from 'zod';
import { Problem } from '../kernel/endpoint/problem.ts';
import { fieldNotes, fields } from '../kernel/index.ts';
import { BLOOD_GROUPS, RELATIONS } from './constants.ts';
import type { Profile } from './events.ts';

const bloodGroup = fields.field(
  (raw) => {
    if (raw === undefined || raw === null || raw === '') return '';
    return BLOOD_GROUPS.find((group) => group === raw) ?? new Problem('request.choice');
  },
  fieldNotes.optional(fieldNotes.takes.word(BLOOD_GROUPS)),
);

const THANA = /^\d{6}$/;
const readThana = (raw: unknown) =>
  typeof raw === 'string' && THANA.test(raw) ? raw : new Problem('request.choice');

/** Six digits: the first is the division, the first three the district. */
const thana = fields.field(
  (raw) => (raw === undefined || raw === null || raw === '' ? '' : readThana(raw)),
  fieldNotes.optional({ type: 'string', pattern: THANA.source }),
);
const requiredThana = fields.field(
  (raw) =>
    raw === undefined || raw === null || raw === '' ? new Problem('request.required') : readThana(raw),
  fieldNotes.required({ type: 'string', pattern: THANA.source }),
);

/** Both addresses, whole: as an application must name them. */
export const wholeAddresses = {
  permanentPoliceStationID: requiredThana,
  permanentPost: fields.requiredText(100),
  permanentVill: fields.requiredText(200),
  TransientPoliceStationID: requiredThana,
  TransientPost: fields.requiredText(100),
  TransientVill: fields.requiredText(200),
};

const contactFields = {
  NIDNO: fields.optionalIdentity(30),
  BloodGroup: bloodGroup,
  Mobile2: fields.optionalMobile(),
  Relationship2: fields.optionalChoice(...RELATIONS),
  Email: fields.optionalEmail(),
  permanentPoliceStationID: thana,
  permanentPost: fields.optionalText(100),
  permanentVill: fields.optionalText(200),
  TransientPoliceStationID: thana,
  TransientPost: fields.optionalText(100),
  TransientVill: fields.optionalText(200),
};

/** A new student's own fields, as the admission form requires them. */
export const studentPersonBody = {
  UserName: fields.requiredName(120),
  FatherName: fields.requiredName(120),
  MotherName: fields.requiredName(120),
  GenderID: fields.choice(1, 2, 3),
  DateOfBirth: fields.day(),
  Mobile1: fields.mobile(),
  Relationship1: fields.choice(...RELATIONS),
  ...contactFields,
};

/** Any person's own fields, as the user form requires them. */
export const personBody = {
  UserName: fields.requiredName(120, 'people.name-required'),
  FatherName: fields.optionalName(120),
  MotherName: fields.optionalName(120),
  GenderID: fields.requiredChoice('people.gender-required', 1, 2, 3),
  DateOfBirth: fields.day('people.birth-required'),
  Mobile1: fields.mobile(),
  Relationship1: fields.optionalChoice(...RELATIONS),
  ...contactFields,
};

type PersonBody = z.output<z.ZodObject<typeof personBody>>;

/** Wire fields → the profile as events hold it. */
export function toProfile(body: PersonBody): Profile {
  return {
    name: body.UserName,
    fatherName: body.FatherName,
    motherName: body.MotherName,
    dateOfBirth: body.DateOfBirth,
    nationalId: body.NIDNO,
    bloodGroup: body.BloodGroup,
    mobile1: body.Mobile1,
    relationship1: body.Relationship1 ?? null,
    mobile2: body.Mobile2,
    relationship2: body.Relationship2 ?? null,
    email: body.Email,
    permanent: {
      thana: body.permanentPoliceStationID,
      post: body.permanentPost,
      village: body.permanentVill,
    },
    present: { thana: body.TransientPoliceStationID, post: body.TransientPost, village: body.TransientVill },
  };
}
