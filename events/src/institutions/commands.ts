import * as z from 'zod';
import { loginName, password } from '../access/credentials.ts';
import { Problem } from '../kernel/endpoint/problem.ts';
import { answers, defineCommand, fieldNotes, fields, power, typeAtMost } from '../kernel/index.ts';
import { lookAtFirstLink, openFirstSchool } from './first-school.ts';
import { imageKind, imagesAnswer, institutionPicture } from './images.ts';
import { institutionInfoBody } from './info.ts';
import { renewalBody, renewalOf, setRenewal } from './renewal.ts';
import { schoolIdTyped } from './school-id.ts';
import { schoolInPath } from './school-in-path.ts';

export const registerInstitution = defineCommand({
  name: 'RegisterInstitution',
  path: '/api/users/madrasah',
  access: typeAtMost(2),
  body: z.object({
    school_id: schoolIdTyped,
    InstitutionName: fields.requiredText(200),
    EngInstitutionName: fields.optionalText(200),
    AraInstitutionName: fields.optionalText(200),
    Address: fields.optionalText(300),
    ContactNumber: fields.optionalText(40),
    ...renewalBody,
    loginName: loginName(),
    password: password(),
  }),
  toCommand: (body) => ({
    schoolId: body.school_id,
    name: { bn: body.InstitutionName, en: body.EngInstitutionName, ar: body.AraInstitutionName },
    address: body.Address,
    contactNumber: body.ContactNumber,
    renewal: renewalOf(body),
    firstLogin: { name: body.loginName, password: body.password },
  }),
  message: 'institutions.registered',
  status: 201,
});

export const changeInstitutionInfo = defineCommand({
  name: 'ChangeInstitutionInfo',
  method: 'PUT',
  versioned: true,
  path: '/api/settings/institution_info',
  access: power('institute_info', 'edit'),
  body: institutionInfoBody,
  toCommand: (changes) => ({ changes }),
  message: 'institutions.info-saved',
  failed: { bn: 'প্রতিষ্ঠানের তথ্য হালনাগাদ করা যায়নি', en: 'Institution update failed' },
});

/** The logo, or the signature of somebody who answers for papers; it takes the place of the one before. */
export const setInstitutionImage = defineCommand({
  name: 'SetInstitutionImage',
  path: '/api/settings/institution_image',
  access: power('institute_info', 'edit'),
  body: z.object({ kind: imageKind() }),
  toCommand: ({ kind }) => ({ kind }),
  answer: () => answers.record(imagesAnswer()).partial(),
  message: 'institutions.image-saved',
  upload: institutionPicture,
});

export const withdrawInstitutionImage = defineCommand({
  name: 'WithdrawInstitutionImage',
  method: 'DELETE',
  path: '/api/settings/institution_image/:id',
  access: power('institute_info', 'edit'),
  params: { id: imageKind() },
  toCommand: (_, { id }) => ({ kind: id }),
  message: 'institutions.image-withdrawn',
});

const wantedState = fields.field(
  (raw) => {
    if (raw === undefined || raw === null || raw === '') return null;
    return raw === 'Active' || raw === 'Inactive' ? raw === 'Active' : new Problem('request.choice');
  },
  fieldNotes.optional(fieldNotes.takes.word(['Active', 'Inactive'])),
);

/** Switches an institution to what `Action` says, or the other way round where it says nothing. */
export const toggleInstitution = defineCommand({
  name: 'ToggleInstitution',
  method: 'PATCH',
  path: '/api/users/madrasah/:id/toggle-action',
  access: typeAtMost(4),
  params: { id: schoolInPath },
  body: z.object({ Action: wantedState }),
  toCommand: ({ Action: active }, { id: schoolId }) => ({ schoolId, active }),
  message: 'institutions.switched',
  failed: { bn: 'অবস্থা বদলানো যায়নি।', en: 'Failed to toggle status.' },
  example: { Action: 'Inactive' },
});

/** Hands the installation to another institution, which registers and sees all others from now on. */
export const entrustPlatform = defineCommand({
  name: 'EntrustPlatform',
  method: 'PUT',
  path: '/api/users/madrasah/:id/platform',
  access: typeAtMost(2),
  params: { id: schoolInPath },
  toCommand: (_, { id: schoolId }) => ({ schoolId }),
  message: 'institutions.entrusted',
});

export const institutionCommands = {
  setRenewal,
  entrustPlatform,
  toggleInstitution,
  registerInstitution,
  lookAtFirstLink,
  openFirstSchool,
  changeInstitutionInfo,
  setInstitutionImage,
  withdrawInstitutionImage,
};
