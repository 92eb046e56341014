import {
  type CommandDefinition,
  type CommandOf,
  type EventDraft,
  isRefusal,
  type Refusal,
} from '@madrasah/events';
import { accessCommands, SignedOut } from '@madrasah/events/access';
import { institutionInfoRow, refuseInstitutions } from '@madrasah/events/institutions';
import { type AccessState, hashPassword } from '@madrasah/service-kit/access';
import { plainTable } from '@madrasah/service-kit/folding';
import { type Call, type Caller, type CommandAnswer, networkOf } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import { infoOf, institutionStream, platformStream } from '../institutions/state.ts';
import { type DecisionContext, type Desk, errandOf, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import type { StreamKind } from '../kernel/stream.ts';
import { peopleStream } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';
import {
  changeLoginType,
  changePassword,
  createLogin,
  renameLogin,
  setAuditor,
  setPowers,
  switchLogin,
  togglePowers,
} from './decide.ts';
import { switchConfirmingAlone, tieLogin } from './persons.ts';
import { Callers } from './signing-in/callers.ts';
import { CameIn } from './signing-in/came-in.ts';
import { emptySignIns } from './signing-in/lockout.ts';
import { ownPasswordRefused } from './signing-in/own-password.ts';
import { promptly } from './signing-in/promptly.ts';
import { type SigningIn, signIn } from './signing-in/sign-in.ts';
import { accessStream } from './state.ts';
import { withPerson } from './with-person.ts';

/** Carries out one step over the school's access stream. */
async function overAccess(
  desk: Desk,
  name: string,
  /** What tells one command from another; never a password. */
  input: object,
  call: Call,
  decide: (state: AccessState, context: DecisionContext) => readonly EventDraft[] | Refusal,
  reads: readonly StreamKind[] = [],
): Promise<CommandAnswer<undefined> | Refusal> {
  const done = await desk.perform(stepOn(accessStream, decide, reads), errandOf(call, name, input));
  if (isRefusal(done)) return done;
  const id = done.events[0]?.data['loginId'];
  return { position: done.position, ...(typeof id === 'number' ? { id } : {}) };
}

async function authenticated(desk: Desk, call: Call): Promise<CommandAnswer<undefined, unknown>> {
  const { schoolId, loginId, permissionType } = call.caller as Caller;
  const access = await desk.state(accessStream, schoolId);
  const institution = (await desk.state(platformStream, schoolId)).institutions.get(schoolId);
  const info = infoOf(await desk.state(institutionStream, schoolId), institution);
  const username = access.logins.get(loginId)?.name;
  return {
    also: {
      user: { username, permissionType, schoolId, userId: loginId },
      institution: {
        Action: institution?.active ? 'Active' : 'Inactive',
        ...institutionInfoRow(info),
      },
    },
  };
}

async function changedPassword(
  signingIn: Pick<SigningIn, 'desk' | 'callers'>,
  command: CommandOf<typeof accessCommands.changePassword>,
  call: Call,
): Promise<CommandAnswer<undefined> | Refusal> {
  const { loginId, password } = command;
  const refused = await ownPasswordRefused(signingIn, command, call);
  if (refused) return refused;
  const hash = await hashPassword(password, networkOf(call.address));
  return overAccess(signingIn.desk, 'ChangePassword', { loginId }, call, (state, { actor }) =>
    changePassword(state, { loginId }, hash, actor),
  );
}

/** A form over logins that was filled in for another school finds nothing here. */
const handledHere = <C extends { readonly schoolId: string | undefined }, A, B>(
  definition: CommandDefinition<C, A, B>,
  handle: (command: C, call: Call) => Promise<CommandAnswer<A, B> | Refusal>,
): HandledCommand =>
  handled(definition, async (command, call) => {
    const isAnother = command.schoolId !== undefined && command.schoolId !== call.caller?.schoolId;
    return isAnother ? refuseInstitutions('institution.not-found') : handle(command, call);
  });

/** The commands of signing in and out and of who may do what. */
export function access({ desk, secret, vault, stalled }: Deps): HandledCommand[] {
  const callers = new Callers(vault);
  const signingIn = { desk, secret, callers, strangers: emptySignIns(plainTable), cameIn: new CameIn() };
  return [
    handled(accessCommands.signIn, (command, call) => promptly(signIn(signingIn, command, call), stalled)),
    handled(accessCommands.authenticate, (_command, call) => authenticated(desk, call)),
    handled(accessCommands.signOut, (_command, call) => {
      const { loginId, jti, expiresAt } = call.caller as Caller;
      const signedOut = SignedOut({ loginId, jti, expiresAt: new Date(expiresAt).toISOString() });
      return overAccess(desk, 'SignOut', { jti }, call, () => [signedOut]);
    }),
    handledHere(accessCommands.createLogin, async ({ password, ...command }, call) => {
      const hash = await hashPassword(password, networkOf(call.address));
      const decide = (state: AccessState, { actor, look }: DecisionContext) => {
        const person = standingPerson(look(peopleStream), command.userId);
        return isRefusal(person) ? person : createLogin(state, command, hash, actor);
      };
      return overAccess(desk, 'CreateLogin', command, call, decide, [peopleStream]);
    }),
    withPerson(desk),
    handledHere(accessCommands.changePassword, (command, call) => changedPassword(signingIn, command, call)),
    handledHere(accessCommands.switchLogin, (command, call) =>
      overAccess(desk, 'SwitchLogin', command, call, (state, { actor }) =>
        switchLogin(state, command, actor),
      ),
    ),
    handledHere(accessCommands.renameLogin, (command, call) =>
      overAccess(desk, 'RenameLogin', command, call, (state, { actor }) =>
        renameLogin(state, command, actor),
      ),
    ),
    handledHere(accessCommands.changeLoginType, (command, call) =>
      overAccess(desk, 'ChangeLoginType', command, call, (state, { actor }) =>
        changeLoginType(state, command, actor),
      ),
    ),
    handled(accessCommands.togglePowers, (command, call) =>
      overAccess(desk, 'TogglePowers', command, call, (state, { actor }) =>
        togglePowers(state, command, actor),
      ),
    ),
    handled(accessCommands.setAuditor, (command, call) =>
      overAccess(desk, 'SetAuditor', command, call, (state, { actor }) => setAuditor(state, command, actor)),
    ),
    handled(accessCommands.setPowers, (command, call) =>
      overAccess(desk, 'SetPowers', command, call, (state, { actor }) => setPowers(state, command, actor)),
    ),
    handled(accessCommands.tieLogin, (command, call) => {
      const decide = (state: AccessState, { actor, look }: DecisionContext) => {
        const person = standingPerson(look(peopleStream), command.userId);
        return isRefusal(person) ? person : tieLogin(state, command, actor);
      };
      return overAccess(desk, 'TieLogin', command, call, decide, [peopleStream]);
    }),
    handled(accessCommands.switchConfirmingAlone, (command, call) =>
      overAccess(desk, 'SwitchConfirmingAlone', command, call, (state) =>
        switchConfirmingAlone(state, command),
      ),
    ),
  ];
}
