import { type EventDraft, isRefusal, type Refusal } from '@madrasah/events';
import { isAdministrator, LoginRecovered, refuseAccess as refuse } from '@madrasah/events/access';
import { type AccessState, hashPassword, nameKey } from '@madrasah/service-kit/access';
import { type Desk, type Errand, stepOn } from '../kernel/desk.ts';
import { tooCommon } from './passwords/chosen-password.ts';
import { accessStream } from './state.ts';

interface Recovering {
  readonly schoolId: string;
  /** As he signs in. */
  readonly name: string;
  readonly password: string;
}

/** Sets the password of an administrator's login and switches it on. Whoever is none has an administrator to ask. */
export function recoverLogin(
  { logins, names }: Pick<AccessState, 'logins' | 'names'>,
  name: string,
  passwordHash: string,
): readonly EventDraft[] | Refusal {
  const login = logins.get(names.get(nameKey(name)) ?? 0);
  if (!login) return refuse('login.not-found');
  if (!isAdministrator(login.permissionType)) return refuse('access.not-administrator');
  return [LoginRecovered({ loginId: login.loginId, passwordHash })];
}

/** In nobody's name: whoever is at the machine. */
const fromTheMachine = (schoolId: string): Errand => ({
  ...{ schoolId, actor: { id: 0, permissionType: 0 } },
  ...{ requestId: 'login-reset', correlationId: 'login-reset', causationId: 'login-reset' },
});

/** Carries it out from the machine that holds the keys: nobody is signed in. @throws StoreAway */
export async function recover(
  desk: Desk,
  { schoolId, name, password }: Recovering,
): Promise<Refusal | undefined> {
  const common = tooCommon(password);
  if (common) return common;
  const hash = await hashPassword(password);
  const step = stepOn(accessStream, (state) => recoverLogin(state, name, hash));
  const done = await desk.perform(step, fromTheMachine(schoolId));
  return isRefusal(done) ? done : undefined;
}

/** The names of a school's administrators, as they sign in. @throws StoreAway */
export async function administratorsOf(desk: Desk, schoolId: string): Promise<string[]> {
  const { logins } = await desk.state(accessStream, schoolId);
  return [...logins.values()]
    .filter(({ permissionType }) => isAdministrator(permissionType))
    .map(({ name }) => name);
}
