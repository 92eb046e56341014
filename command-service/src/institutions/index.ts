import { institutionCommands } from '@madrasah/events/institutions';
import { type Desk, errandOf } from '../kernel/desk.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import { registerInstitution } from './register.ts';

/** The commands over institutions. */
export function institutions(desk: Desk): HandledCommand[] {
  return [
    handled(institutionCommands.registerInstitution, (command, call) => {
      const { firstLogin, ...facts } = command;
      const named = { ...facts, firstLogin: firstLogin.name }; // a password never enters a stored hash
      const errand = errandOf(call, 'RegisterInstitution', named);
      return registerInstitution(desk, command, { ...errand, schoolId: command.schoolId });
    }),
  ];
}
