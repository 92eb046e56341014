import * as z from 'zod';
import { loginName, password } from '../access/credentials.ts';
import { anyone, defineCommand, fields } from '../kernel/index.ts';
import { personBody, toProfile } from '../people/wire.ts';
import { schoolIdTyped } from './school-id.ts';

const TRIES_A_MINUTE = 20;
/** What the link that the start has printed ends with. */
const key = () => fields.requiredText(200);

/** Whether the link that the start has printed still opens the first school; records nothing. */
export const lookAtFirstLink = defineCommand({
  name: 'LookAtFirstLink',
  path: '/api/users/first_school/look',
  access: anyone(TRIES_A_MINUTE),
  body: z.object({ key: key() }),
  toCommand: ({ key }) => ({ key }),
  message: 'institutions.first-link-good',
  example: { key: 'not-the-one' },
});

/**
 * Opens the first school of an installation by the link that the start has printed: the school in three scripts, the
 * person whose the first login is, and the login. The link is dead from then on.
 */
export const openFirstSchool = defineCommand({
  name: 'OpenFirstSchool',
  path: '/api/users/first_school',
  access: anyone(TRIES_A_MINUTE),
  body: z.object({
    key: key(),
    school_id: schoolIdTyped,
    InstitutionName: fields.requiredText(200, 'institutions.name-required'),
    EngInstitutionName: fields.optionalText(200),
    AraInstitutionName: fields.optionalText(200),
    Address: fields.optionalText(300),
    ContactNumber: fields.optionalText(40),
    ...personBody,
    loginName: loginName(),
    password: password(),
  }),
  toCommand: (body) => ({
    key: body.key,
    schoolId: body.school_id,
    name: { bn: body.InstitutionName, en: body.EngInstitutionName, ar: body.AraInstitutionName },
    address: body.Address,
    contactNumber: body.ContactNumber,
    owner: { gender: body.GenderID, profile: toProfile(body) },
    firstLogin: { name: body.loginName, password: body.password },
  }),
  message: 'institutions.first-opened',
  status: 201,
  example: {
    ...{ key: 'not-the-one', school_id: '20005', InstitutionName: 'মাদরাসা', UserName: 'আব্দুল হক' },
    ...{ GenderID: 1, DateOfBirth: '1980-03-02', Mobile1: '01712345678' },
    ...{ loginName: 'muhtamim', password: 'long-enough' },
  },
});
