import { copySubjects, reorderSections } from '@madrasah/events/academics';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { subjectsInResults } from '../results/state.ts';
import { copySubjects as decideCopy } from './copying.ts';
import { guarded } from './reordering.ts';
import { academicHomes, academicsStream } from './state.ts';
import { academicSlots } from './uses.ts';

/** The commands over the registers of the academics stream. */
export const academics: Context = ({ desk }) => [
  ...registerCommands(desk, academicHomes, {
    also: [reorderSections],
    slots: { ...academicSlots, subject: { usedIn: subjectsInResults } },
  }).map((one) => (one.definition.name === reorderSections.name ? guarded(desk, one) : one)),
  oneStep(
    desk,
    copySubjects,
    (command) => stepOn(academicsStream, (state) => decideCopy(state, command)),
    (events) => ({ data: { copied: events.length } }),
  ),
];
