import { randomUUID } from 'node:crypto';
import { type CommandOf, isRefusal, isSchoolId, type Refusal } from '@madrasah/events';
import {
  type accessCommands,
  isAdministrator,
  type Notice,
  refuseAccess as refuse,
  SignedIn,
  SignInRefused,
} from '@madrasah/events/access';
import { refuseInstitutions } from '@madrasah/events/institutions';
import { issueToken, type Login, nameKey, verifyPassword } from '@madrasah/service-kit/access';
import { type Call, type CommandAnswer, networkOf } from '@madrasah/service-kit/http';
import { platformStream } from '../../institutions/state.ts';
import { type Desk, type Errand, type Step, stepOn } from '../../kernel/desk.ts';
import { accessStream, signInsStream } from '../state.ts';
import type { Callers } from './callers.ts';
import type { CameIn } from './came-in.ts';
import { lockedOut, type SignInState } from './lockout.ts';
import { refuseStranger } from './strangers.ts';

type Command = CommandOf<typeof accessCommands.signIn>;

const errandFor = (schoolId: string, login: Login | undefined, call: Call): Errand => ({
  schoolId,
  actor: { id: login?.loginId ?? 0, permissionType: login?.permissionType ?? 6 },
  requestId: call.requestId,
  correlationId: call.requestId,
  causationId: call.requestId,
});

/** What signing in is done with. */
export interface SigningIn {
  readonly desk: Desk;
  /** Signs tokens. */
  readonly secret: string;
  readonly callers: Callers;
  /** Who tried with schools that are not here. */
  readonly strangers: SignInState;
  /** From where logins have come in of late. */
  readonly cameIn: CameIn;
}

/** The login that is tried, also where there is none. */
const aboutOf = ({ schoolId, name }: Command) => `${schoolId}\n${nameKey(name)}`;

/** Where a try is counted: at the device that the login knows, else at its name from this network. */
function countedAt(
  callers: Callers,
  { schoolId, name, device }: Command,
  login: Login | undefined,
  call: Call,
) {
  const isKnown = login !== undefined && callers.isDeviceOf(schoolId, login.loginId, device);
  return {
    isKnown,
    caller: isKnown ? callers.onDevice(schoolId, name, device) : callers.atName(schoolId, name, call.address),
  };
}

/**
 * Signs somebody in. An unknown school, an unknown name and a wrong password are answered alike, and locked out alike.
 * Whoever shows that he has signed in on this device before is counted by himself: no stranger behind the same address
 * locks him out.
 */
export async function signIn(
  { desk, secret, callers, strangers, cameIn }: SigningIn,
  command: Command,
  call: Call,
): Promise<CommandAnswer<undefined, unknown> | Refusal> {
  const { schoolId } = command;
  const network = networkOf(call.address);
  const platform = await desk.state(platformStream, schoolId);
  const institution = isSchoolId(schoolId) ? platform.institutions.get(schoolId) : undefined;
  if (!institution) {
    const caller = callers.atName(schoolId, command.name, call.address);
    const trying = { caller, network, password: command.password, about: aboutOf(command) };
    return refuseStranger(strangers, trying, desk.clock);
  }
  const access = await desk.state(accessStream, schoolId);
  const login = access.logins.get(access.names.get(nameKey(command.name)) ?? 0);
  const { caller, isKnown } = countedAt(callers, command, login, call);
  const before = () => notLockedOut(desk, schoolId, caller);
  await before();
  const stored = login?.active ? login.passwordHash : undefined;
  const ahead = isKnown || cameIn.has(caller);
  const right = await verifyPassword(command.password, stored, {
    ...{ network: ahead ? caller : network, ahead, about: aboutOf(command), before },
    gone: call.isGone ?? (() => false),
  });
  const accepted = right ? login : undefined;
  if (accepted && !isKnown) cameIn.note(caller);
  if (accepted && !institution.active && !isAdministrator(accepted.permissionType))
    return refuseInstitutions('institutions.inactive');
  const notices = accepted ? await noticesFor(desk, schoolId, accepted) : [];
  const answer = await recordAttempt(desk, secret, accepted, { schoolId, caller, call });
  if (isRefusal(answer) || !accepted) return answer;
  const device = isKnown ? command.device : callers.newDevice(schoolId, accepted.loginId);
  return { ...answer, also: { ...answer.also, device, ...(notices.length > 0 && { notices }) } };
}

/** @throws Refusal of a caller who was refused too often of late · StoreAway */
export async function notLockedOut(desk: Desk, schoolId: string, caller: string): Promise<void> {
  const locked = lockedOut(await desk.state(signInsStream, schoolId), caller, desk.clock.now());
  if (locked) throw locked;
}

/** What others have changed of a login since its owner last signed in; nothing before he ever did. */
async function noticesFor(desk: Desk, schoolId: string, login: Login): Promise<Notice[]> {
  const { lastAt } = await desk.state(signInsStream, schoolId);
  const { logins } = await desk.state(accessStream, schoolId);
  const since = lastAt.get(login.loginId);
  return login.changedByOther
    .filter(({ at }) => since !== undefined && at > since)
    .map(({ what, at, by }) => ({
      ...{ code: `${what}.changed-by-other` as const, at, by: logins.get(by)?.name ?? '' },
    }));
}

/** Notes that a caller did not know a password; nothing more of whoever is locked out. */
export const refusedTry = (caller: string): Step<SignInState> =>
  stepOn(
    signInsStream,
    (state, { now }) =>
      lockedOut(state, caller, now) ?? [SignInRefused({ caller, triedAt: now.toISOString() })],
  );

const takenTry = (caller: string, who: { readonly loginId: number; readonly jti: string }) =>
  stepOn(signInsStream, (state, { now }) => lockedOut(state, caller, now) ?? [SignedIn({ ...who, caller })]);

async function recordAttempt(
  desk: Desk,
  secret: string,
  login: Login | undefined,
  { schoolId, caller, call }: { schoolId: string; caller: string; call: Call },
): Promise<CommandAnswer<undefined, unknown> | Refusal> {
  const jti = randomUUID();
  const step = login ? takenTry(caller, { loginId: login.loginId, jti }) : refusedTry(caller);
  const done = await desk.perform(step, errandFor(schoolId, login, call));
  if (isRefusal(done)) return done;
  if (!login) return refuse('access.sign-in-refused');
  const { loginId, permissionType, name, validFrom } = login;
  const { token } = issueToken(
    secret,
    { schoolId, loginId, permissionType, jti, validFrom },
    desk.clock.now(),
  );
  return { also: { token, user: { username: name, permissionType, schoolId, userId: loginId } } };
}
