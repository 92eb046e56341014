import type { AnswerOf } from '../kernel/answered.ts';
import { type Attributes, type Slots, standing } from '../kernel/register/index.ts';
import type { AcademicState } from './state.ts';

/**
 * Whether a session runs that is added without saying so: it is pending until somebody makes it running. Where none
 * runs it does: a school's first session is worked in at once.
 */
export const settleSession: NonNullable<Slots['settle']> = (attributes, { state }) => {
  if (attributes['active'] !== undefined) return attributes;
  const { session } = state as AcademicState;
  return { ...attributes, active: !standing(session).some(({ active }) => active) };
};

/** Tells of a session that was added whether it runs; nothing of what else is done. */
export const runningAnswer: AnswerOf = (events) => {
  const [added] = events.filter(({ type }) => type === 'SessionAdded');
  if (!added) return {};
  const { active } = added.data['attributes'] as Attributes;
  return { data: { SessionAction: active ? 1 : 0 } };
};
