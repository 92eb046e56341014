import * as z from 'zod';
import { defineCommand, defineEvent, fields, power, stored } from '../../kernel/index.ts';

const about = { about: { user: 'userId' } } as const;
const facts = { userId: stored.storedId, on: stored.storedDay, noteId: stored.storedId.nullable() };

/** Somebody is nobody's business any more: no active list has him. What was recorded of him stays. */
export const PersonDeactivated = defineEvent(
  'PersonDeactivated',
  z.object({
    ...facts,
    /** He was entered by mistake: his code may be given again. */
    mistaken: z.boolean(),
  }),
  { ...about, history: { bn: 'নিষ্ক্রিয় করা হয়েছে', en: 'Deactivated' } },
);

export const PersonReactivated = defineEvent('PersonReactivated', z.object(facts), {
  ...about,
  history: { bn: 'আবার সক্রিয় করা হয়েছে', en: 'Active again' },
});

export const activityEvents = { PersonDeactivated, PersonReactivated };

/** Active 1, inactive 0, both 2: the filters' numbers. */
export const ACTIVITIES = { inactive: 0, active: 1, both: 2 } as const;

/** What the list says of who is active and who is not. */
export const ACTIVITY_STATES = {
  0: { word: 'inactivePerson', color: 'red' },
  1: { word: 'activePerson', color: 'green' },
} as const;

const reason = fields.requiredText(300);
const params = { id: fields.id() };

export const deactivatePerson = defineCommand({
  name: 'DeactivatePerson',
  method: 'DELETE',
  path: '/api/users/:id',
  access: power('user_entry', 'delete'),
  params,
  body: z.object({ reason }),
  toCommand: (body, { id }) => ({ userId: id, active: false, reason: body.reason }),
  message: 'people.deactivated',
  failed: { bn: 'ইউজারের তথ্য মুছে ফেলা যায়নি', en: 'Failed to delete user record' },
  example: { reason: 'দুইবার লেখা হয়েছিল' },
});

export const setPersonStatus = defineCommand({
  name: 'SetPersonStatus',
  method: 'PATCH',
  path: '/api/users/:id/status',
  access: power('user_entry', 'edit'),
  params,
  body: z.object({ active: fields.flag(), reason }),
  toCommand: (body, { id }) => ({ userId: id, ...body }),
  message: 'people.status-set',
  example: { active: 0, reason: 'আর যুক্ত নেই' },
});

export const activityCommands = { deactivatePerson, setPersonStatus };
