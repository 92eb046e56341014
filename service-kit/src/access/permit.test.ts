import { anyone, type EventDraft, type Flag, power, signedIn, typeAtMost } from '@madrasah/events';
import {
  LoginCreated,
  LoginSwitched,
  PasswordChanged,
  PermissionTypeChanged,
  PowersSet,
  permissionIds,
  SignedOut,
} from '@madrasah/events/access';
import test from 'ava';
import { plainTable } from '../folding/index.ts';
import {
  emptyAccess,
  evolveAccess,
  isPermitted,
  type Login,
  loginOf,
  nameKey,
  type TokenClaims,
} from './index.ts';

const START = Date.parse('2026-04-14T04:05:00.000Z');

/** The access of a school after some events, one second apart. */
function accessAfter(...drafts: EventDraft[]) {
  const state = emptyAccess(plainTable);
  drafts.forEach(({ type, data }, revision) => {
    const at = new Date(START + revision * 1000).toISOString();
    evolveAccess(state, { type, data, revision, metadata: { at, actor: { id: 1 } } });
  });
  return state;
}

const created = (permissionType = 5, loginId = 4) =>
  LoginCreated({ loginId, userId: null, permissionType, name: 'Hisab', passwordHash: 'hash' });
const claims = (issuedAt = START): TokenClaims => ({
  jti: 'jti',
  schoolId: '1001',
  loginId: 4,
  permissionType: 5,
  issuedAt,
  expiresAt: START + 3600_000,
});

test('a token opens the login it was made for', (t) => {
  t.like(loginOf(accessAfter(created()), claims()), { loginId: 4, permissionType: 5 });
  t.is(loginOf(accessAfter(created(5, 7)), claims()), undefined);
});

test('a token that was signed out is refused; another of the same login is not', (t) => {
  const state = accessAfter(
    created(),
    SignedOut({ loginId: 4, jti: 'jti', expiresAt: '2026-04-14T16:05:00.000Z' }),
  );
  t.is(loginOf(state, claims()), undefined);
  t.truthy(loginOf(state, { ...claims(), jti: 'another' }));
});

const CHANGES = {
  password: PasswordChanged({ loginId: 4, passwordHash: 'new' }),
  'permission type': PermissionTypeChanged({ loginId: 4, permissionType: 6 }),
};
for (const [what, change] of Object.entries(CHANGES))
  test(`a token from before a change of ${what} is refused, one from after it in the same second is not`, (t) => {
    const state = accessAfter(created(), change);
    t.is(loginOf(state, claims(START + 999)), undefined);
    t.truthy(loginOf(state, claims(START + 1000)));
    t.truthy(loginOf(state, claims(START + 1001)));
  });

const SWITCHED_ON = START + 2000; // the third event
test('a login that is switched off is nobody; switched on again, it needs a new token', (t) => {
  const off = LoginSwitched({ loginId: 4, active: false });
  t.is(loginOf(accessAfter(created(), off), claims()), undefined);
  const on = accessAfter(created(), off, LoginSwitched({ loginId: 4, active: true }));
  t.is(loginOf(on, claims(SWITCHED_ON - 1)), undefined);
  t.truthy(loginOf(on, claims(SWITCHED_ON)));
});

test('what happens to a login nobody knows changes nothing', (t) => {
  const state = accessAfter(
    PasswordChanged({ loginId: 9, passwordHash: 'x' }),
    LoginSwitched({ loginId: 9, active: true }),
  );
  t.is(state.logins.size, 0);
});

test('a name is found however it is typed; an erased login has none', (t) => {
  const state = accessAfter(created());
  t.is(state.names.get(nameKey('HISAB')), 4);
  const erased = accessAfter(
    LoginCreated({ loginId: 4, userId: null, permissionType: 5, name: null, passwordHash: null }),
  );
  t.is(erased.names.size, 0);
  t.is(erased.logins.get(4)?.passwordHash, '');
});

const loginWith = (permissionType: number, granted?: { name: string; flag: Flag }): Login => {
  const none = { view: false, insert: false, edit: false, delete: false };
  const powers = granted
    ? [
        PowersSet({
          loginId: 4,
          permissionListId: permissionIds.get(granted.name) ?? 0,
          ...none,
          [granted.flag]: true,
        }),
      ]
    : [];
  return accessAfter(created(permissionType), ...powers).logins.get(4) as Login;
};

for (const type of [1, 2, 3, 4, 5, 6]) {
  const login = loginWith(type);
  test(`type ${type}: what is open to all, and to every login`, (t) => {
    t.true(isPermitted(login, anyone(1)));
    t.true(isPermitted(login, signedIn));
  });
  for (const atMost of [1, 2, 3, 4, 5])
    test(`type ${type} where ${atMost} or higher is asked for`, (t) =>
      t.is(isPermitted(login, typeAtMost(atMost)), type <= atMost));
  test(`type ${type} without a granted power`, (t) =>
    t.is(isPermitted(login, power('fee_collection', 'insert')), type <= 4));
}

test('a granted flag opens its power and its flag only', (t) => {
  const login = loginWith(6, { name: 'fee_collection', flag: 'insert' });
  t.true(isPermitted(login, power('fee_collection', 'insert')));
  for (const flag of ['view', 'edit', 'delete'] as const)
    t.false(isPermitted(login, power('fee_collection', flag)));
  t.false(isPermitted(login, power('voucher', 'insert')));
});

test('a power is as it was set last', (t) => {
  const all = { loginId: 4, permissionListId: 42, view: true, insert: true, edit: true, delete: true };
  const state = accessAfter(created(), PowersSet(all), PowersSet({ ...all, insert: false }));
  t.false(isPermitted(state.logins.get(4) as Login, power('fee_collection', 'insert')));
  t.true(isPermitted(state.logins.get(4) as Login, power('fee_collection', 'view')));
});

test('a power nobody has defined is nobody’s', (t) => {
  t.false(isPermitted(loginWith(5), power('no_such_power', 'view')));
});
