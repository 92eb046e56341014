import { momentAt, recordReturn as returning, vacations } from '@madrasah/events/hostel';
import type { Deps } from '../../deps.ts';
import { stepOn } from '../../kernel/desk.ts';
import { entryCommands } from '../../kernel/entry/index.ts';
import { type HandledCommand, oneStep } from '../../kernel/handler.ts';
import { withNote } from '../../notes/steps.ts';
import { hostelHomes } from '../state.ts';
import { recordReturn, vacationRules } from './decide.ts';
import { vacationsStream } from './state.ts';

/** Who is let out of the gate, and who has come back. */
export const vacationCommands = ({ desk }: Pick<Deps, 'desk'>): HandledCommand[] => [
  ...entryCommands(
    desk,
    vacationsStream,
    { entry: vacations, reach: hostelHomes, rules: vacationRules },
    { withNote },
  ),
  oneStep(desk, returning, (command) =>
    stepOn(vacationsStream, (state, { now }) => recordReturn(state, command, momentAt(now))),
  ),
];
