import {
  AuditorSet,
  ConfirmingAloneSwitched,
  LoginCreated,
  LoginRecovered,
  LoginRenamed,
  LoginSwitched,
  LoginTied,
  PasswordChanged,
  PermissionTypeChanged,
  PowersSet,
  SignedOut,
} from '@madrasah/events/access';
import { type Foldable, foldOf, type NewTable, on, type Table } from '../folding/index.ts';
import { type Hand, type HandKind, withHand } from './hands.ts';
import { LIFETIME_MS } from './token.ts';

export interface PowerFlags {
  readonly view: boolean;
  readonly insert: boolean;
  readonly edit: boolean;
  readonly delete: boolean;
}

export interface Login {
  readonly loginId: number;
  readonly userId: number | null;
  readonly name: string;
  readonly passwordHash: string;
  readonly permissionType: number;
  readonly active: boolean;
  /** Tokens issued before this instant (ms) are refused: the password or the type has changed since. */
  readonly validFrom: number;
  /** PermissionListID → flags. */
  readonly powers: ReadonlyMap<number, PowerFlags>;
  /** He only looks, between these days where they are given. */
  readonly auditor: Auditor | null;
  /** What somebody else changed last of his password, name and type; its owner is told at his next sign-in. */
  readonly changedByOther: readonly ChangedByOther[];
  /** Who of the others made it, gave it power and set its password, and when last: whom it confirms nothing for. */
  readonly hands: readonly Hand[];
}

export interface ChangedByOther {
  readonly what: 'password' | 'name' | 'type';
  /** ISO. */
  readonly at: string;
  /** The login that changed it. */
  readonly by: number;
}

export interface Auditor {
  readonly from: string | null;
  readonly to: string | null;
}

/** A token that was signed out. */
export interface Revoked {
  readonly loginId: number;
  /** When it would have run out, ms. */
  readonly expiresAt: number;
}

/** Who may do what in one school, folded from its access stream by both services. */
export interface AccessState {
  readonly logins: Table<number, Login>;
  /** Lower-cased login name → login id. */
  readonly names: Table<string, number>;
  /** By the jti of the token; kept while a token as old may still be good. */
  readonly revoked: Table<string, Revoked>;
  /** Whether the only person of the school may confirm his own, and who said so; nobody yet where there is none. */
  readonly alone: Table<'confirming', ConfirmingAlone>;
  /** Passwords that were set on the machine, by where the event stands. */
  readonly recovered: Table<number, Recovered>;
}

export interface ConfirmingAlone {
  readonly allowed: boolean;
  /** The login that switched it, and when (ISO). */
  readonly by: number;
  readonly at: string;
}

export interface Recovered {
  readonly loginId: number;
  /** ISO. */
  readonly at: string;
}

/** Of an access state, whose snapshots both services keep: raised with every change of the state or of its fold. */
export const ACCESS_STATE_VERSION = 6;

export const emptyAccess = (table: NewTable): AccessState => ({
  logins: table(),
  names: table(),
  revoked: table(),
  alone: table(),
  recovered: table(),
});

export const nameKey = (name: string) => name.normalize('NFC').toLowerCase();

const instant = (event: Foldable) => Date.parse(event.metadata.at);

function change(state: AccessState, loginId: number, changes: Partial<Login>): void {
  const login = state.logins.get(loginId);
  if (login) state.logins.set(loginId, { ...login, ...changes });
}

/** Notes a change for the owner of the login, unless he made it himself. */
function note(state: AccessState, loginId: number, what: ChangedByOther['what'], event: Foldable): void {
  const { at, actor } = event.metadata;
  const known = state.logins.get(loginId)?.changedByOther ?? [];
  if (actor.id === loginId) return;
  const others = known.filter((one) => one.what !== what);
  change(state, loginId, { changedByOther: [...others, { what, at, by: actor.id }] });
}

/** Notes whose hand is in a login. */
function lay(state: AccessState, loginId: number, kind: HandKind, event: Foldable): void {
  const hands = state.logins.get(loginId)?.hands ?? [];
  change(state, loginId, { hands: withHand(hands, kind, loginId, event) });
}

const FLAGS = ['view', 'insert', 'edit', 'delete'] as const;
const gains = (before: PowerFlags | undefined, after: PowerFlags): boolean =>
  FLAGS.some((flag) => after[flag] && !before?.[flag]);

/** What was issued until now is worthless from now on, also where the clock was set back and `at` stands still. */
function renew(state: AccessState, loginId: number, changes: Partial<Login>, event: Foldable): void {
  const before = state.logins.get(loginId)?.validFrom ?? 0;
  change(state, loginId, { ...changes, validFrom: Math.max(instant(event), before + 1) });
}

/**
 * Forgets the sign-outs of tokens that have run out by the stream's own time. That time may be ahead of a clock that is
 * set back later: so whatever is as old as such a token opens nothing from now on. No token is left out by it that
 * has not run out by that time, too.
 */
function forgetRunOut(state: AccessState, now: number): void {
  for (const [jti, { loginId, expiresAt }] of [...state.revoked.entries()]) {
    // A token is made when it says or, where the clock was set back, at its login's `validFrom`: no later than this.
    const madeBy = Math.max(expiresAt - LIFETIME_MS, state.logins.get(loginId)?.validFrom ?? 0);
    if (madeBy + LIFETIME_MS > now) continue;
    change(state, loginId, { validFrom: madeBy + 1 });
    state.revoked.delete(jti);
  }
}

/** Folds one event of an access stream. */
export const evolveAccess = foldOf<AccessState>(
  on(LoginCreated, (state, { loginId, userId, permissionType, name, passwordHash }, event) => {
    const secrets = { name: name ?? '', passwordHash: passwordHash ?? '' };
    const login = { loginId, userId, permissionType, ...secrets, active: true, validFrom: 0 };
    // The first one is made from another school, or by the system: its maker is nobody here.
    const isFirst = state.logins.size === 0;
    state.logins.set(loginId, { ...login, powers: new Map(), auditor: null, changedByOther: [], hands: [] });
    if (!isFirst) lay(state, loginId, 'made', event);
    if (name) state.names.set(nameKey(name), loginId);
  }),
  on(PasswordChanged, (state, { loginId, passwordHash }, event) => {
    renew(state, loginId, { passwordHash: passwordHash ?? '' }, event);
    note(state, loginId, 'password', event);
    lay(state, loginId, 'password', event);
  }),
  on(LoginRenamed, (state, { loginId, name }, event) => {
    const before = state.logins.get(loginId)?.name;
    if (before) state.names.delete(nameKey(before));
    if (name) state.names.set(nameKey(name), loginId);
    change(state, loginId, { name: name ?? '' });
    note(state, loginId, 'name', event);
  }),
  on(PermissionTypeChanged, (state, { loginId, permissionType }, event) => {
    const isRaised = permissionType < (state.logins.get(loginId)?.permissionType ?? 0);
    if (isRaised) lay(state, loginId, 'power', event);
    renew(state, loginId, { permissionType }, event);
    note(state, loginId, 'type', event);
  }),
  // Switched on again, somebody signs in again: what he held before stays worthless.
  on(LoginSwitched, (state, { loginId, active }, event) => {
    if (active) lay(state, loginId, 'power', event);
    renew(state, loginId, { active }, event);
  }),
  on(PowersSet, (state, { loginId, permissionListId, ...flags }, event) => {
    const before = state.logins.get(loginId)?.powers;
    if (gains(before?.get(permissionListId), flags)) lay(state, loginId, 'power', event);
    const powers = new Map(before).set(permissionListId, flags);
    change(state, loginId, { powers });
  }),
  on(AuditorSet, (state, { loginId, auditor }) => change(state, loginId, { auditor })),
  on(LoginTied, (state, { loginId, userId }) => change(state, loginId, { userId })),
  on(LoginRecovered, (state, { loginId, passwordHash }, event) => {
    renew(state, loginId, { passwordHash: passwordHash ?? '', active: true }, event);
    note(state, loginId, 'password', event);
    state.recovered.set(event.revision, { loginId, at: event.metadata.at });
  }),
  on(ConfirmingAloneSwitched, (state, { allowed }, { metadata: { at, actor } }) => {
    state.alone.set('confirming', { allowed, by: actor.id, at });
  }),
  on(SignedOut, (state, { loginId, jti, expiresAt }, event) => {
    state.revoked.set(jti, { loginId, expiresAt: Date.parse(expiresAt) });
    forgetRunOut(state, instant(event));
  }),
);
