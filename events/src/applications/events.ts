import * as z from 'zod';
import { contentRevision, type DataOf, defineEvent, NOTHING, stored } from '../kernel/index.ts';
import { profileSchema } from '../people/index.ts';

const id = stored.storedId;
const subject = (data: { applicationId: number }) => `application:${data.applicationId}`;
const about = { application: 'applicationId' } as const;

const facts = {
  applicationId: id,
  /** Of the school's own series of applications: no student code is used up. */
  code: z.string(),
  sessionId: id,
  classId: id,
  residence: z.int(),
  gender: z.int(),
  /** null once the applicant was admitted: from then on the person's own record tells. */
  profile: profileSchema.nullable(),
};
const personal = { personal: { subject, fields: ['profile' as const] } };

/** Somebody applied on the public page. */
export const ApplicationSubmitted = defineEvent('ApplicationSubmitted', z.object(facts), {
  about,
  ...personal,
});

/** The applicant mended what he had written, before anybody decided on it. */
export const ApplicationChanged = defineEvent('ApplicationChanged', z.object(facts), { about, ...personal });

/** The office laid an application aside, or took it up again. */
export const ApplicationSwitched = defineEvent(
  'ApplicationSwitched',
  z.object({ applicationId: id, active: z.boolean() }),
  { about },
);

/** Somebody of the office has begun to admit the applicant: nobody else does so meanwhile. */
export const ApplicationTaken = defineEvent('ApplicationTaken', z.object({ applicationId: id }), { about });

/** The applicant is a student now. What he wrote is erased here: it lives on as the person's own. */
export const ApplicationAdmitted = defineEvent(
  'ApplicationAdmitted',
  z.object({ applicationId: id, userId: id, admissionId: id }),
  {
    about: { application: 'applicationId', user: 'userId', admission: 'admissionId' },
    erases: (data: { applicationId: number }) => subject(data),
    history: { bn: 'অনলাইন আবেদন থেকে ভর্তি', en: 'Admitted from an online application' },
  },
);

/** The office has erased an application that came to nothing. Its number stays, and tells that it was laid aside. */
export const ApplicationErased = defineEvent(
  'ApplicationErased',
  z.object({ applicationId: id, noteId: id.nullable() }),
  { about, erases: (data: { applicationId: number }) => subject(data) },
);

/** For which session the public page takes applications, and to which classes; null: to none of them now. */
export const OnlineAdmissionSet = defineEvent(
  'OnlineAdmissionSet',
  z.object({ sessionId: id.nullable(), classIds: z.array(id) }),
  { about: NOTHING },
);

export const applicationEvents = {
  ApplicationSubmitted,
  ApplicationChanged,
  ApplicationSwitched,
  ApplicationTaken,
  ApplicationAdmitted,
  ApplicationErased,
  OnlineAdmissionSet,
};

/** The version of what the public page takes applications for; of what was never said, too. */
export const onlineAdmissionRevision = (setting: DataOf<typeof OnlineAdmissionSet> | undefined): number =>
  contentRevision([setting?.sessionId ?? 0, ...(setting?.classIds ?? [])]);
