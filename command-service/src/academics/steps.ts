import { subjects } from '@madrasah/events/academics';
import type { RegisterRoom } from '../kernel/register/index.ts';
import { subjectsInResults } from '../results/state.ts';
import { academicHomes } from './state.ts';
import { academicSlots } from './uses.ts';

/** Sessions, classes, sections and subjects, and what refers to each. */
export const academicRoom = {
  homes: academicHomes,
  slots: { ...academicSlots, [subjects.key]: { usedIn: subjectsInResults } },
} as const satisfies RegisterRoom;
