import * as z from 'zod';
import { defineEvent, HIJRI_OFFSET, NOTHING, stored } from '../kernel/index.ts';
import { institutionInfoSchema, OFFICERS, officersSubject } from './info.ts';

/** A school opens its books here (stream `platform`). Its streams carry `schoolId` from then on. */
export const InstitutionRegistered = defineEvent(
  'InstitutionRegistered',
  z.object({
    schoolId: z.string(),
    name: stored.storedNames,
    address: z.string(),
    contactNumber: z.string(),
  }),
  { about: NOTHING },
);

/** An inactive institution's users of type 5 and 6 are shown the door. */
export const InstitutionSwitched = defineEvent(
  'InstitutionSwitched',
  z.object({ schoolId: z.string(), active: z.boolean() }),
  { about: NOTHING },
);

/** What was agreed with an institution, whole: until which day, for how many students; null where nothing was. */
export const RenewalSet = defineEvent(
  'RenewalSet',
  z.object({
    schoolId: z.string(),
    until: stored.storedDay.nullable(),
    students: z.int().min(0).nullable(),
  }),
  { about: NOTHING },
);

/** Another institution runs this installation from now on; until there is such an event it is the first. */
export const PlatformEntrusted = defineEvent('PlatformEntrusted', z.object({ schoolId: z.string() }), {
  about: NOTHING,
});

/**
 * What an institution says of itself, whole (stream `institution-<school>`); its papers carry it from then on. In
 * version 1 the names of its officers stood in plain text; until version 2 all read Hijri dates by one offset.
 */
export const InstitutionInfoChanged = defineEvent('InstitutionInfoChanged', institutionInfoSchema, {
  version: 3,
  upcasts: {
    1: (data) => ({ ...data, officersId: 0 }),
    2: (data) => ({ ...data, hijriOffset: HIJRI_OFFSET }),
  },
  about: NOTHING,
  personal: { subject: ({ officersId }) => officersSubject(officersId), fields: OFFICERS },
});

export const institutionEvents = {
  InstitutionRegistered,
  InstitutionSwitched,
  RenewalSet,
  PlatformEntrusted,
  InstitutionInfoChanged,
};
