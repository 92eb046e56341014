import type { EventDraft, Refusal } from '@madrasah/events';
import { loginNameSeen, Problem } from '@madrasah/events';
import {
  AUDITED,
  AuditorSet,
  holdsFlag,
  isAdministrator,
  JOBS,
  type JobId,
  LoginCreated,
  LoginRenamed,
  LoginSwitched,
  mayAssign,
  PasswordChanged,
  PermissionTypeChanged,
  type PowerName,
  type Powers,
  PowersSet,
  permissionIds,
  refuseAccess as refuse,
} from '@madrasah/events/access';
import { type AccessState, type Login, nameKey } from '@madrasah/service-kit/access';

type Decided = readonly EventDraft[] | Refusal;
export interface Actor {
  readonly id: number;
  readonly permissionType: number;
}

export interface CreateLogin {
  /** Whose it is; null of a school's first login alone. */
  readonly userId: number | null;
  readonly name: string;
  readonly permissionType: number;
  /** With the powers of which job; absent or null: with none. */
  readonly job?: JobId | null;
}

/** The first login of a school is made by the system, which may assign any type. */
export function createLogin(
  state: AccessState,
  command: CreateLogin,
  passwordHash: string,
  actor: Actor,
): Decided {
  if (actor.id !== 0 && !mayAssign(actor.permissionType, command.permissionType))
    return refuse('access.type-not-assignable');
  const taken = nameTaken(state, command.name);
  if (taken) return taken;
  const loginId = 1 + Math.max(0, ...state.logins.keys());
  const { userId, permissionType, name, job } = command;
  const powers = job ? powersOf(job, loginId) : [];
  if (!powers.every(({ permissionListId, ...flags }) => holds(state, actor, permissionListId, flags)))
    return refuse('access.power-not-held');
  return [LoginCreated({ loginId, userId, permissionType, name, passwordHash }), ...powers.map(PowersSet)];
}

/** What somebody in a job needs. */
function powersOf(job: JobId, loginId: number): SetPowers[] {
  const powers: Powers = JOBS.find(({ id }) => id === job)?.powers ?? {};
  return Object.entries(powers).map(([power, letters]) => ({
    ...{ loginId, permissionListId: permissionIds.get(power as PowerName) as number },
    ...{ view: holdsFlag(letters, 'view'), insert: holdsFlag(letters, 'insert') },
    ...{ edit: holdsFlag(letters, 'edit'), delete: holdsFlag(letters, 'delete') },
  }));
}

/** A login that the actor may administer, or the refusal. */
export function administered(state: AccessState, loginId: number, actor: Actor): Login | Refusal {
  const login = state.logins.get(loginId);
  if (!login) return refuse('login.not-found');
  return mayAssign(actor.permissionType, login.permissionType) ? login : refuse('access.login-above');
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

/** Under another name from now on: one's own login, or one that one may administer. */
export function renameLogin(
  state: AccessState,
  { loginId, name }: { loginId: number; name: string },
  actor: Actor,
): Decided {
  const login = loginId === actor.id ? state.logins.get(loginId) : administered(state, loginId, actor);
  if (!login) return refuse('login.not-found');
  if ('refused' in login) return login;
  if (login.name === name) return [];
  return nameTaken(state, name, loginId) ?? [LoginRenamed({ loginId, name })];
}

/** Refused where another login has the name, or one that is taken for it. @param own whose name may be changed a little */
function nameTaken({ names, logins }: AccessState, name: string, own?: number): Refusal | undefined {
  const holder = names.get(nameKey(name));
  if (holder !== undefined && holder !== own) return duplicate();
  const seen = loginNameSeen(name);
  const alike = [...logins.values()].find((one) => one.loginId !== own && loginNameSeen(one.name) === seen);
  if (!alike) return undefined;
  const problem = new Problem('access.login-alike', { name: alike.name });
  return refuse('access.login-alike', { name: alike.name }, [{ path: 'loginName', problem }]);
}

function duplicate(): Refusal {
  const problem = new Problem('access.login-duplicate');
  return refuse('access.login-duplicate', {}, [{ path: 'loginName', problem }]);
}

/** Types up to this see to the institution itself: one of them must always be able to sign in. */
const CHIEF = 2;

/** The refusal when nobody would be left to see to the institution. */
function lastChief(state: AccessState, login: Login): Refusal | undefined {
  const chiefs = [...state.logins.values()].filter(
    ({ active, permissionType }) => active && permissionType <= CHIEF,
  );
  return chiefs.length === 1 && chiefs[0]?.loginId === login.loginId
    ? refuse('access.last-administrator')
    : undefined;
}

export function changeLoginType(
  state: AccessState,
  { loginId, permissionType }: { loginId: number; permissionType: number },
  actor: Actor,
): Decided {
  if (loginId === actor.id) return refuse('access.own-type');
  const login = administered(state, loginId, actor);
  if ('refused' in login) return login;
  if (!mayAssign(actor.permissionType, permissionType)) return refuse('access.type-not-assignable');
  if (login.permissionType === permissionType) return [];
  if (login.auditor && isAdministrator(permissionType)) return refuse('access.auditor-administrator');
  const last = permissionType > CHIEF ? lastChief(state, login) : undefined;
  return last ?? [PermissionTypeChanged({ loginId, permissionType })];
}

export function switchLogin(
  state: AccessState,
  { loginId, active }: { loginId: number; active: boolean },
  actor: Actor,
): Decided {
  const login = administered(state, loginId, actor);
  if ('refused' in login) return login;
  if (login.active === active) return [];
  return (active ? undefined : lastChief(state, login)) ?? [LoginSwitched({ loginId, active })];
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
  return isAdministrator(actor.permissionType) || FLAGS.every((flag) => !wanted[flag] || held?.[flag]);
};

/** Whoever is no administrator hands on only what he holds himself. */
export function setPowers(state: AccessState, command: SetPowers, actor: Actor): Decided {
  const login = administered(state, command.loginId, actor);
  if ('refused' in login) return login;
  if (!holds(state, actor, command.permissionListId, command)) return refuse('access.power-not-held');
  return [PowersSet(command)];
}

export interface SetAuditor {
  readonly loginId: number;
  readonly auditor: { readonly from: string | null; readonly to: string | null } | null;
}

/**
 * Makes a login an auditor's: what it could change it may only look at from now on, and it looks at reports and the
 * audit trail. Made an ordinary one again, it still only looks until somebody gives it more.
 */
export function setAuditor(state: AccessState, { loginId, auditor }: SetAuditor, actor: Actor): Decided {
  if (loginId === actor.id) return refuse('access.own-type');
  const login = administered(state, loginId, actor);
  if ('refused' in login) return login;
  if (!auditor) return login.auditor ? [AuditorSet({ loginId, auditor })] : [];
  if (isAdministrator(login.permissionType)) return refuse('access.auditor-administrator');
  const { from, to } = auditor;
  if ((from === null) !== (to === null) || (from ?? '') > (to ?? '')) {
    const problem = new Problem('access.auditor-days');
    return refuse('access.auditor-days', {}, [{ path: 'to', problem }]);
  }
  const audited = new Set(AUDITED.map((name) => permissionIds.get(name) as number));
  const narrowed = [...new Set([...login.powers.keys(), ...audited])].flatMap((permissionListId) => {
    const before = login.powers.get(permissionListId);
    const view = audited.has(permissionListId) || before?.view === true;
    const isSo = before?.view === view && !before.insert && !before.edit && !before.delete;
    const flags = { view, insert: false, edit: false, delete: false };
    return isSo ? [] : [PowersSet({ loginId, permissionListId, ...flags })];
  });
  return [AuditorSet({ loginId, auditor }), ...narrowed];
}

/** 0 for every power. */
const EVERY = 0;

/** Gives all four flags of a power, or of all; where all of them are held already, takes them away. */
export function togglePowers(
  state: AccessState,
  { loginId, permissionListId }: { loginId: number; permissionListId: number },
  actor: Actor,
): Decided {
  const login = administered(state, loginId, actor);
  if ('refused' in login) return login;
  const ids = permissionListId === EVERY ? [...permissionIds.values()] : [permissionListId];
  const isWhole = (id: number) => FLAGS.every((flag) => login.powers.get(id)?.[flag]);
  const given = !ids.every(isWhole);
  const flags = { view: given, insert: given, edit: given, delete: given };
  if (!ids.every((id) => holds(state, actor, id, flags))) return refuse('access.power-not-held');
  const changed = ids.filter((id) => FLAGS.some((flag) => (login.powers.get(id)?.[flag] ?? false) !== given));
  return changed.map((id) => PowersSet({ loginId, permissionListId: id, ...flags }));
}
