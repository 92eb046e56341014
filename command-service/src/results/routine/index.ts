import { examRoutine } from '@madrasah/events/exams';
import { examsRoom } from '../../exams/steps.ts';
import type { Desk } from '../../kernel/desk.ts';
import type { HandledCommand } from '../../kernel/handler.ts';
import { registerCommands } from '../../kernel/register/index.ts';
import { settingRoutine } from './sections.ts';
import { routineSlots } from './slots.ts';

/** The routine of exams: a register of theirs whose rows must not clash for those who take them. */
export const routine = (desk: Desk): HandledCommand[] => [
  ...registerCommands(desk, examsRoom.homes, {
    ...{ slots: { [examRoutine.key]: routineSlots }, reach: examsRoom.reach, of: [examRoutine] },
  }),
  settingRoutine(desk),
];
