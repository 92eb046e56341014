import { sessions } from '@madrasah/events/academics';
import type { RegisterRoom } from '../kernel/register/index.ts';
import { runningAnswer, settleSession } from './running.ts';
import { academicHomes } from './state.ts';

/** Sessions, classes, sections and subjects. */
export const academicRoom = {
  homes: academicHomes,
  slots: { [sessions.key]: { settle: settleSession, answer: runningAnswer } },
} as const satisfies RegisterRoom;
