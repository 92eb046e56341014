import { accessCommands, refuseAccess } from '@madrasah/events/access';
import { institutionCommands } from '@madrasah/events/institutions';
import { KNOWN_PASSWORD } from '@madrasah/service-kit/known-password';
import type { HandledCommand } from '../kernel/handler.ts';

/** The commands that give a login its password. */
const SETTING: readonly unknown[] = [
  accessCommands.createLogin,
  accessCommands.registerWithLogin,
  accessCommands.changePassword,
  institutionCommands.registerInstitution,
  institutionCommands.openFirstSchool,
];

interface Setting {
  readonly password?: string;
  readonly firstLogin?: { readonly password: string };
}

/** Where other machines reach the door, no login is given the password that stands in the documentation. */
export const withoutKnownPassword = (commands: readonly HandledCommand[]): readonly HandledCommand[] =>
  commands.map(({ definition, handle }) =>
    SETTING.includes(definition)
      ? {
          definition,
          handle: async (command, call) => {
            const { password, firstLogin } = command as Setting;
            const isKnown = (password ?? firstLogin?.password) === KNOWN_PASSWORD;
            return isKnown ? refuseAccess('access.password-known') : handle(command, call);
          },
        }
      : { definition, handle },
  );
