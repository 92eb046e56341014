import * as z from 'zod';
import { contentRevision, defineEvent, stored } from '../kernel/index.ts';
import type { CodeSetting } from './constants.ts';
import { activityEvents } from './one-person/activity.ts';
import { cardEvents } from './one-person/cards.ts';
import { contactEvents } from './one-person/contact.ts';
import { OtherNamesWritten } from './one-person/names.ts';
import { studentNoteEvents } from './one-person/student-notes.ts';
import { familyEvents } from './same-person/family.ts';
import { mergingEvents } from './same-person/merging.ts';

const userId = stored.storedId;
const address = z.object({ thana: z.string(), post: z.string(), village: z.string() });

/** Everything about a person that is the person's own: encrypted under that person's key. */
export const profileSchema = z.object({
  name: z.string(),
  fatherName: z.string(),
  motherName: z.string(),
  dateOfBirth: z.string(),
  nationalId: z.string(),
  bloodGroup: z.string(),
  mobile1: z.string(),
  relationship1: z.int().nullable(),
  mobile2: z.string(),
  relationship2: z.int().nullable(),
  email: z.string(),
  permanent: address,
  present: address,
});
export type Profile = z.output<typeof profileSchema>;

const personal = {
  personal: {
    subject: (data: { userId: number }) => `person:${data.userId}`,
    fields: ['profile' as const],
  },
};
const facts = {
  userId,
  userCode: z.string(),
  userType: z.int(),
  gender: z.int(),
  /** null once the person is erased. */
  profile: profileSchema.nullable(),
};

export const PersonRegistered = defineEvent('PersonRegistered', z.object(facts), {
  about: { user: 'userId' },
  ...personal,
  history: { bn: 'নিবন্ধন', en: 'Registered' },
});
export const PersonChanged = defineEvent('PersonChanged', z.object(facts), {
  about: { user: 'userId' },
  ...personal,
  history: { bn: 'তথ্য বদল', en: 'Details changed' },
});
/**
 * The person's key is destroyed; ids, money and marks stay. Why, stands in a note of its own that does not go with him:
 * `reason` is plain of before there was one, and '' since.
 */
export const PersonErased = defineEvent(
  'PersonErased',
  z.object({ userId, reason: z.string(), noteId: stored.storedId.optional() }),
  {
    about: { user: 'userId' },
    erases: (data) => `person:${data.userId}`,
    history: { bn: 'ব্যক্তিগত তথ্য মুছে ফেলা', en: 'Personal data erased', tells: 'void' },
  },
);

/** How the codes of a user type are given from now on; codes given before stay. */
export const CodeSettingChanged = defineEvent(
  'CodeSettingChanged',
  z.object({
    userType: z.int(),
    automatic: z.boolean(),
    /** The first code given automatically; null where codes are given by hand. */
    from: z.int().positive().nullable(),
  }),
  { about: { code_setting: 'userType' } },
);

export const peopleEvents = {
  ...activityEvents,
  ...cardEvents,
  ...contactEvents,
  ...studentNoteEvents,
  ...familyEvents,
  ...mergingEvents,
  PersonRegistered,
  PersonChanged,
  PersonErased,
  CodeSettingChanged,
  OtherNamesWritten,
};

/** The version of how codes of a user type come about. */
export const codeSettingRevision = ({ automatic, from }: CodeSetting): number =>
  contentRevision([Number(automatic), automatic ? from : 0]);
