import type { EventDraft, Refusal } from '@madrasah/events';
import { Problem } from '@madrasah/events';
import {
  LoginCreated,
  LoginSwitched,
  PasswordChanged,
  PowersSet,
  refuseAccess as refuse,
} from '@madrasah/events/access';
import { type AccessState, type Login, nameKey } from '@madrasah/service-kit/access';

type Decided = readonly EventDraft[] | Refusal;
interface Actor {
  readonly id: number;
  readonly permissionType: number;
}

/** Type 1 may assign all; 2 assigns 3–6; 3 assigns 4–6; 4 and 5 assign 5–6; 6 nobody (specification §6). */
const ASSIGNABLE_FROM: Record<number, number> = { 1: 1, 2: 3, 3: 4, 4: 5, 5: 5, 6: 7 };

/** Permission types up to this hold every power in their school. */
const ADMINISTRATOR = 4;

const mayAssign = (actor: Actor, permissionType: number) =>
  permissionType >= (ASSIGNABLE_FROM[actor.permissionType] ?? 7);

export interface CreateLogin {
  readonly userId: number | null;
  readonly name: string;
  readonly permissionType: number;
}

/** The first login of a school is made by the system, which may assign any type. */
export function createLogin(
  state: AccessState,
  command: CreateLogin,
  passwordHash: string,
  actor: Actor,
): Decided {
  if (actor.id !== 0 && !mayAssign(actor, command.permissionType))
    return refuse('access.type-not-assignable');
  if (state.names.has(nameKey(command.name))) {
    const problem = new Problem('access.login-duplicate');
    return refuse('access.login-duplicate', {}, [{ path: 'loginName', problem }]);
  }
  const loginId = 1 + Math.max(0, ...state.logins.keys());
  const { userId, permissionType, name } = command;
  return [LoginCreated({ loginId, userId, permissionType, name, passwordHash })];
}

/** A login that the actor may administer, or the refusal. */
function administered(state: AccessState, loginId: number, actor: Actor): Login | Refusal {
  const login = state.logins.get(loginId);
  if (!login) return refuse('login.not-found');
  return mayAssign(actor, login.permissionType) ? login : refuse('access.type-not-assignable');
}

/** One's own password, or that of somebody whose type one may assign. */
export function changePassword(
  state: AccessState,
  { loginId }: { loginId: number },
  passwordHash: string,
  actor: Actor,
): Decided {
  const own = loginId === actor.id && state.logins.has(loginId);
  const fault = own ? undefined : administered(state, loginId, actor);
  if (fault && 'refused' in fault) return fault;
  // Whoever sets a password can sign in with it: never into more than he holds himself.
  for (const [listId, flags] of own ? [] : (fault?.powers ?? []))
    if (!holds(state, actor, listId, flags)) return refuse('access.power-not-held');
  return [PasswordChanged({ loginId, passwordHash })];
}

export function switchLogin(
  state: AccessState,
  { loginId, active }: { loginId: number; active: boolean },
  actor: Actor,
): Decided {
  const login = administered(state, loginId, actor);
  if ('refused' in login) return login;
  return login.active === active ? [] : [LoginSwitched({ loginId, active })];
}

const FLAGS = ['view', 'insert', 'edit', 'delete'] as const;

export interface SetPowers {
  readonly loginId: number;
  readonly permissionListId: number;
  readonly view: boolean;
  readonly insert: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

type Flags = Pick<SetPowers, 'view' | 'insert' | 'edit' | 'delete'>;

const holds = (state: AccessState, actor: Actor, permissionListId: number, wanted: Flags) => {
  const held = state.logins.get(actor.id)?.powers.get(permissionListId);
  return actor.permissionType <= ADMINISTRATOR || FLAGS.every((flag) => !wanted[flag] || held?.[flag]);
};

/** Whoever is no administrator hands on only what he holds himself; to himself, too. */
export function setPowers(state: AccessState, command: SetPowers, actor: Actor): Decided {
  const login = administered(state, command.loginId, actor);
  if ('refused' in login) return login;
  if (!holds(state, actor, command.permissionListId, command)) return refuse('access.power-not-held');
  return [PowersSet(command)];
}
