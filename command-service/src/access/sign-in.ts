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
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import { platformStream } from '../institutions/state.ts';
import { type Desk, type Errand, stepOn } from '../kernel/desk.ts';
import { hashCaller, lockedOut, type SignInState } from './lockout.ts';
import { accessStream, signInsStream } from './state.ts';
import { refuseStranger } from './strangers.ts';

type Command = CommandOf<typeof accessCommands.signIn>;

const errandFor = (schoolId: string, login: Login | undefined, call: Call): Errand => ({
  schoolId,
  actor: { id: login?.loginId ?? 0, permissionType: login?.permissionType ?? 6 },
  requestId: call.requestId,
  correlationId: call.requestId,
  causationId: call.requestId,
});

/**
 * Signs somebody in. An unknown school, an unknown name and a wrong password are answered alike, and locked out alike.
 * @param strangers who tried with schools that are not here
 */
export async function signIn(
  desk: Desk,
  secret: string,
  strangers: SignInState,
  command: Command,
  call: Call,
): Promise<CommandAnswer | Refusal> {
  const { schoolId } = command;
  const caller = hashCaller(schoolId, command.name, call.address);
  const platform = await desk.state(platformStream, schoolId);
  const institution = isSchoolId(schoolId) ? platform.institutions.get(schoolId) : undefined;
  if (!institution) return refuseStranger(strangers, caller, command.password, desk.clock);
  const locked = lockedOut(await desk.state(signInsStream, schoolId), caller, desk.clock.now());
  if (locked) return locked;
  const access = await desk.state(accessStream, schoolId);
  const login = access.logins.get(access.names.get(nameKey(command.name)) ?? 0);
  const right = await verifyPassword(command.password, login?.active ? login.passwordHash : undefined);
  const accepted = right ? login : undefined;
  if (accepted && !institution.active && !isAdministrator(accepted.permissionType))
    return refuseInstitutions('institutions.inactive');
  const notices = accepted ? await noticesFor(desk, schoolId, accepted) : [];
  const answer = await recordAttempt(desk, secret, accepted, { schoolId, caller, call });
  if (isRefusal(answer) || notices.length === 0) return answer;
  return { ...answer, also: { ...answer.also, notices } };
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

async function recordAttempt(
  desk: Desk,
  secret: string,
  login: Login | undefined,
  { schoolId, caller, call }: { schoolId: string; caller: string; call: Call },
): Promise<CommandAnswer | Refusal> {
  const jti = randomUUID();
  const attempt = (now: Date) =>
    login
      ? SignedIn({ loginId: login.loginId, jti, caller })
      : SignInRefused({ caller, triedAt: now.toISOString() });
  const done = await desk.perform(
    stepOn(signInsStream, (state, { now }) => lockedOut(state, caller, now) ?? [attempt(now)]),
    errandFor(schoolId, login, call),
  );
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
