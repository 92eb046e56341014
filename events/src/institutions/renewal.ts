import * as z from 'zod';
import {
  type AnswerTo,
  answers,
  type Day,
  dayNumber,
  defineCommand,
  defineQuery,
  fields,
  signedIn,
  typeAtMost,
} from '../kernel/index.ts';
import { schoolInPath } from './school-in-path.ts';

/** What was agreed with an institution. It is told, and closes nothing: a school is never locked out of its books. */
export interface Renewal {
  /** The last day; null: none was agreed. */
  readonly until: Day | null;
  /** How many students; null: any number. */
  readonly students: number | null;
}

export const NO_RENEWAL: Renewal = { until: null, students: null };

const MOST_STUDENTS = 1_000_000;

/** The boxes of a form that asks for it. */
export const renewalBody = {
  RenewUntil: fields.optionalDay(),
  Quota: fields.optionalInteger(0, MOST_STUDENTS),
};

interface Typed {
  readonly RenewUntil: Day | undefined;
  readonly Quota: number | undefined;
}

export const renewalOf = ({ RenewUntil, Quota }: Typed): Renewal => ({
  until: RenewUntil ?? null,
  students: Quota ?? null,
});

/** By the institution that runs the installation: until when another one, or itself, is renewed, for how many students. */
export const setRenewal = defineCommand({
  name: 'SetRenewal',
  method: 'PUT',
  path: '/api/users/madrasah/:id/renewal',
  access: typeAtMost(2),
  params: { id: schoolInPath },
  body: z.object(renewalBody),
  toCommand: (body, { id: schoolId }) => ({ schoolId, ...renewalOf(body) }),
  message: 'institutions.renewal-set',
  example: { RenewUntil: '2027-06-30', Quota: 300 },
});

/** Days and students as the wire names them; null: not agreed. */
export const renewalAnswer = () => ({
  /** Below zero once it has passed. */
  RenewDays: answers.cell.number().nullable(),
  /** How many students were agreed on, and how many are admitted now. */
  BalanceDr: answers.cell.count().nullable(),
  BalanceCr: answers.cell.count().nullable(),
});

/** What one's own institution has left: days, and students within its quota. */
export const renewalLeft = defineQuery({
  name: 'RenewalLeft',
  path: '/api/payment/userinfo',
  access: signedIn,
  answer: () => answers.record(renewalAnswer()),
});
export type RenewalLeft = AnswerTo<typeof renewalLeft>;

/** @param admitted how many students there are; asked only where a quota was agreed */
export async function leftOf(
  { until, students }: Renewal,
  today: Day,
  admitted: () => Promise<number>,
): Promise<RenewalLeft> {
  return {
    RenewDays: until === null ? null : renewDaysLeft(until, today),
    BalanceDr: students,
    BalanceCr: students === null ? null : await admitted(),
  };
}

/** Days from one day to another that are left; the last day itself is 0, after it they are negative. */
export const renewDaysLeft = (until: Day, today: Day): number => dayNumber(until) - dayNumber(today);
