import * as z from 'zod';
import { defineEvent, stored } from '../../kernel/index.ts';

const id = stored.storedId;

/** What he has learnt and done before: his own, encrypted under his key. */
export const credentialsSchema = z.object({
  qualification: z.string(),
  /** The division of his last examination. */
  result: z.string(),
  board: z.string(),
  passedOn: stored.storedDay,
  experience: z.string(),
});
export type Credentials = z.output<typeof credentialsSchema>;

const subject = (data: { userId: number }) => `person:${data.userId}`;
const about = { user: 'userId' } as const;
const facts = {
  userId: id,
  on: stored.storedDay,
  designationId: id,
  joinedOn: stored.storedDay,
  /** null once the person is erased. */
  credentials: credentialsSchema.nullable(),
};

/** A person of the list becomes a teacher or one of the staff; who had left may come again. */
export const TeacherRegistered = defineEvent(
  'TeacherRegistered',
  z.object({ ...facts, serial: z.int().min(1) }),
  {
    about,
    personal: { subject, fields: ['credentials'] },
    history: { bn: 'শিক্ষক হিসেবে যোগদান', en: 'Joined as a teacher' },
  },
);

/** What stands of him now, whole. */
export const TeacherChanged = defineEvent('TeacherChanged', z.object(facts), {
  about,
  personal: { subject, fields: ['credentials'] },
  history: { bn: 'শিক্ষকের তথ্য বদল', en: 'Teacher’s details changed' },
});

/** He is there no more; his record stays. */
export const TeacherLeft = defineEvent(
  'TeacherLeft',
  z.object({
    userId: id,
    on: stored.storedDay,
    /** His last day. */
    leftOn: stored.storedDay,
    /** null once the person is erased. */
    reason: z.string().nullable(),
  }),
  { about, personal: { subject, fields: ['reason'] }, history: { bn: 'শিক্ষকের বিদায়', en: 'Teacher left' } },
);

export const teacherEvents = { TeacherRegistered, TeacherChanged, TeacherLeft };
