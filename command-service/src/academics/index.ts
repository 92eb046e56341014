import type { CommandDefinition } from '@madrasah/events';
import { academicCommands, type LookupCommand } from '@madrasah/events/academics';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { idFrom, oneStep } from '../kernel/handler.ts';
import { decideLookup } from './decide.ts';
import { academicsStream } from './state.ts';

/** The commands over every lookup of the academics stream: a new one needs nothing here. */
export const academics: Context = ({ desk }) =>
  Object.values(academicCommands).map((definition) =>
    oneStep(
      desk,
      definition as CommandDefinition<LookupCommand>,
      (command) => stepOn(academicsStream, (state) => decideLookup(state, command)),
      idFrom('id'),
    ),
  );
