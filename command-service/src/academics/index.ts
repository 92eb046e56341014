import { reorderSections } from '@madrasah/events/academics';
import type { Context } from '../deps.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { subjectsInResults } from '../results/state.ts';
import { guarded } from './reordering.ts';
import { academicHomes } from './state.ts';

/** The commands over the registers of the academics stream. */
export const academics: Context = ({ desk }) =>
  registerCommands(desk, academicHomes, {
    also: [reorderSections],
    slots: { subject: { usedIn: subjectsInResults } },
  }).map((one) => (one.definition.name === reorderSections.name ? guarded(desk, one) : one));
