import * as z from 'zod';
import {
  answers,
  anyPower,
  defineCommand,
  defineEvent,
  defineQuery,
  fields,
  power,
  stored,
} from '../../kernel/index.ts';
import { familyAnswer } from '../answers.ts';

/** Who are brothers and sisters, and who answers for them. It names all of the family as it is from then on. */
export const FamilyRecorded = defineEvent(
  'FamilyRecorded',
  z.object({
    familyId: stored.storedId,
    userIds: z.array(stored.storedId),
    /** A person of the type guardian; null where none was named. */
    guardianId: stored.storedId.nullable(),
  }),
  { about: { user: ({ userIds }) => userIds }, history: { bn: 'পরিবার লেখা হয়েছে', en: 'Family recorded' } },
);

/** He is nobody's brother in the books: neither of a recorded family nor by the guardian's mobile. */
export const FamilyLeft = defineEvent(
  'FamilyLeft',
  z.object({ userId: stored.storedId, familyId: stored.storedId.nullable() }),
  { about: { user: 'userId' }, history: { bn: 'পরিবার থেকে আলাদা করা হয়েছে', en: 'Taken out of the family' } },
);

export const familyEvents = { FamilyRecorded, FamilyLeft };

/** As many children as one family may have. */
const MOST_CHILDREN = 30;

/** The family of somebody who stands alone because the office said so. */
export const NO_FAMILY = 0;

/** A student's family, as the office recorded it (`null`: it has not said anything) and by his guardian's mobile. */
interface FamilyTies {
  readonly family: number | null;
  readonly mobile: string;
}

/**
 * What brothers and sisters have in common: the family that the office recorded or, where it said nothing, the
 * guardian's mobile. Sibling rule, family receipt and the student's page all go by it.
 * @returns undefined for somebody who has no known family
 */
export function familyKey({ family, mobile }: FamilyTies): string | undefined {
  if (family !== null) return family === NO_FAMILY ? undefined : `family:${family}`;
  return mobile === '' ? undefined : `mobile:${mobile}`;
}

const path = '/api/students/family';

export const recordFamily = defineCommand({
  name: 'RecordFamily',
  path,
  access: power('student_admission', 'edit'),
  body: z.object({
    UserIDs: z.array(fields.id()).min(1, 'request.required').max(MOST_CHILDREN),
    GuardianID: fields.clearableId(),
  }),
  toCommand: ({ UserIDs, GuardianID }) => ({ userIds: [...new Set(UserIDs)], guardianId: GuardianID }),
  message: 'people.family-recorded',
  status: 201,
  example: { UserIDs: [1, 2], GuardianID: null },
});

export const leaveFamily = defineCommand({
  name: 'LeaveFamily',
  method: 'DELETE',
  path: `${path}/:UserID`,
  access: power('student_admission', 'edit'),
  params: { UserID: fields.id() },
  toCommand: (_body, { UserID }) => ({ userId: UserID }),
  message: 'people.family-left',
});

export const familyCommands = { recordFamily, leaveFamily };

/** Brothers and sisters of a student, his guardian, and who else may belong to them. */
export const familyQuery = defineQuery({
  name: 'Family',
  path,
  access: anyPower(power('student_admission', 'view'), power('fee_collection', 'view')),
  query: { UserID: fields.id() },
  answer: () => answers.answered(answers.record(familyAnswer())),
});
