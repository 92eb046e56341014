import {
  LoginCreated,
  LoginSwitched,
  PasswordChanged,
  PermissionTypeChanged,
  PowersSet,
  SignedOut,
} from '@madrasah/events/access';
import { type Foldable, foldOf, type NewTable, on, type Table } from '../folding/index.ts';

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
}

/** Who may do what in one school, folded from its access stream by both services. */
export interface AccessState {
  readonly logins: Table<number, Login>;
  /** Lower-cased login name → login id. */
  readonly names: Table<string, number>;
  /** jti of a signed-out token → when it would have run out. */
  readonly revoked: Table<string, string>;
}

export const emptyAccess = (table: NewTable): AccessState => ({
  logins: table(),
  names: table(),
  revoked: table(),
});

export const nameKey = (name: string) => name.normalize('NFC').toLowerCase();

const instant = (event: Foldable) => Date.parse(event.metadata.at);

function change(state: AccessState, loginId: number, changes: Partial<Login>): void {
  const login = state.logins.get(loginId);
  if (login) state.logins.set(loginId, { ...login, ...changes });
}

/** What was issued until now is worthless from now on, also where the clock was set back and `at` stands still. */
function renew(state: AccessState, loginId: number, changes: Partial<Login>, event: Foldable): void {
  const before = state.logins.get(loginId)?.validFrom ?? 0;
  change(state, loginId, { ...changes, validFrom: Math.max(instant(event), before + 1) });
}

/** Folds one event of an access stream. */
export const evolveAccess = foldOf<AccessState>(
  on(LoginCreated, (state, { loginId, userId, permissionType, name, passwordHash }) => {
    const secrets = { name: name ?? '', passwordHash: passwordHash ?? '' };
    const login = { loginId, userId, permissionType, ...secrets, active: true, validFrom: 0 };
    state.logins.set(loginId, { ...login, powers: new Map() });
    if (name) state.names.set(nameKey(name), loginId);
  }),
  on(PasswordChanged, (state, { loginId, passwordHash }, event) =>
    renew(state, loginId, { passwordHash: passwordHash ?? '' }, event),
  ),
  on(PermissionTypeChanged, (state, { loginId, permissionType }, event) =>
    renew(state, loginId, { permissionType }, event),
  ),
  // Switched on again, somebody signs in again: what he held before stays worthless.
  on(LoginSwitched, (state, { loginId, active }, event) => renew(state, loginId, { active }, event)),
  on(PowersSet, (state, { loginId, permissionListId, ...flags }) => {
    const powers = new Map(state.logins.get(loginId)?.powers).set(permissionListId, flags);
    change(state, loginId, { powers });
  }),
  on(SignedOut, (state, { jti, expiresAt }) => {
    state.revoked.set(jti, expiresAt);
  }),
);
