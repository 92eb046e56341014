import { Problem, type Refusal } from '@madrasah/events';
import { accessCommands, refuseAccess } from '@madrasah/events/access';
import { institutionCommands } from '@madrasah/events/institutions';
import { isCommonPassword, KNOWN_PASSWORD } from '@madrasah/service-kit/known-password';
import type { HandledCommand } from '../../kernel/handler.ts';

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

/** Why a password may not be chosen; undefined of any that is not guessed at once. */
export function tooCommon(password: string): Refusal | undefined {
  if (!isCommonPassword(password)) return undefined;
  const problem = new Problem('access.password-common');
  return refuseAccess('access.password-common', {}, [{ path: 'password', problem }]);
}

/**
 * No login is given a password that everybody tries first, nor where other machines reach the door the one that stands
 * in the documentation. What was given before is signed in with as ever.
 */
export const withChosenPasswords = (
  commands: readonly HandledCommand[],
  isOpen: boolean,
): readonly HandledCommand[] =>
  commands.map(({ definition, handle }) =>
    SETTING.includes(definition)
      ? {
          definition,
          handle: async (command, call) => {
            const { password, firstLogin } = command as Setting;
            const chosen = password ?? firstLogin?.password ?? '';
            if (isOpen && chosen === KNOWN_PASSWORD) return refuseAccess('access.password-known');
            return tooCommon(chosen) ?? handle(command, call);
          },
        }
      : { definition, handle },
  );
