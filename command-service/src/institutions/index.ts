import { institutionCommands } from '@madrasah/events/institutions';
import type { Deps } from '../deps.ts';
import { errandOf, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { changeInstitutionInfo } from './info.ts';
import { registerInstitution } from './register.ts';
import { institutionStream, platformStream } from './state.ts';

/** The commands over institutions. */
export function institutions({ desk }: Deps): HandledCommand[] {
  return [
    handled(institutionCommands.registerInstitution, (command, call) => {
      const { firstLogin, ...facts } = command;
      const named = { ...facts, firstLogin: firstLogin.name }; // a password never enters a stored hash
      const errand = errandOf(call, 'RegisterInstitution', named);
      return registerInstitution(desk, command, { ...errand, schoolId: command.schoolId });
    }),
    oneStep(desk, institutionCommands.changeInstitutionInfo, ({ changes }) =>
      stepOn(
        institutionStream,
        (state, { schoolId, look }) =>
          changeInstitutionInfo(state, changes, look(platformStream).institutions.get(schoolId)),
        [platformStream],
      ),
    ),
  ];
}
