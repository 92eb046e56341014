import * as z from 'zod';
import { defineEvent, NOTHING, stored } from '../kernel/index.ts';
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

/**
 * What an institution says of itself, whole (stream `institution-<school>`); its papers carry it from then on. In
 * version 1 the names of its officers stood in plain text.
 */
export const InstitutionInfoChanged = defineEvent('InstitutionInfoChanged', institutionInfoSchema, {
  version: 2,
  upcasts: { 1: (data) => ({ ...data, officersId: 0 }) },
  about: NOTHING,
  personal: { subject: ({ officersId }) => officersSubject(officersId), fields: OFFICERS },
});

export const institutionEvents = { InstitutionRegistered, InstitutionSwitched, InstitutionInfoChanged };
