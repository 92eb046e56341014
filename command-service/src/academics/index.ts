import { copySubjects, reorderSections } from '@madrasah/events/academics';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { copySubjects as decideCopy } from './copying.ts';
import { guarded } from './reordering.ts';
import { academicsStream } from './state.ts';
import { academicRoom } from './steps.ts';

/** The commands over the registers of the academics stream. */
export const academics: Context = ({ desk }) => [
  ...registerCommands(desk, academicRoom.homes, { also: [reorderSections], slots: academicRoom.slots }).map(
    (one) => (one.definition.name === reorderSections.name ? guarded(desk, one) : one),
  ),
  oneStep(
    desk,
    copySubjects,
    (command) => stepOn(academicsStream, (state) => decideCopy(state, command)),
    (events) => ({ data: { copied: events.length } }),
  ),
];
