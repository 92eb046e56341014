import type { EventDraft } from '@madrasah/events';
import {
  LoginCreated,
  LoginRenamed,
  LoginSwitched,
  PowersSet,
  permissionIds,
  type refuseAccess,
} from '@madrasah/events/access';
import { type AccessState, emptyAccess, evolveAccess } from '@madrasah/service-kit/access';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { refuses } from '../test-support/house.ts';
import {
  changeLoginType,
  changePassword,
  createLogin,
  renameLogin,
  type SetPowers,
  setPowers,
  switchLogin,
  togglePowers,
} from './decide.ts';

const HASH = 'scrypt1$salt$key';
const TYPES = [1, 2, 3, 4, 5, 6];
/** Permission type → the types its holder may assign (specification §6; of type 5 ACCOUNTING 6.1). */
const ASSIGNABLE: Record<number, number[]> = {
  1: TYPES,
  2: [3, 4, 5, 6],
  3: [4, 5, 6],
  4: [5, 6],
  5: [6],
  6: [],
};

const login = (loginId: number, permissionType: number) =>
  LoginCreated({ loginId, userId: null, permissionType, name: `login${loginId}`, passwordHash: HASH });

/** Logins 1–6 of the type that is their id, 15 a second of type 5, 16 a second of type 6; then what is said. */
function logins(...more: EventDraft[]): AccessState {
  const state = emptyAccess(plainTable);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const draft of [...TYPES.map((type) => login(type, type)), login(15, 5), login(16, 6), ...more])
    evolveAccess(state, { ...draft, revision: 0, metadata });
  return state;
}

const actor = (permissionType: number) => ({ id: permissionType, permissionType });
const powers = (loginId: number, changes: Partial<SetPowers> = {}): SetPowers => ({
  ...{ loginId, permissionListId: 33, view: false, insert: false, edit: false, delete: false },
  ...changes,
});

for (const type of TYPES)
  test(`permission type ${type} assigns ${ASSIGNABLE[type]?.join(', ') || 'nothing'}`, (t) => {
    const state = logins();
    for (const wanted of TYPES) {
      const may = ASSIGNABLE[type]?.includes(wanted);
      const named = { userId: null, name: `new${wanted}`, permissionType: wanted };
      const created = createLogin(state, named, HASH, actor(type));
      const switched = switchLogin(state, { loginId: wanted, active: false }, actor(type));
      const empowered = setPowers(state, powers(wanted), actor(type));
      const fault = (outcome: unknown, code: keyof typeof refuseAccess.codes) =>
        may ? t.like(outcome, { length: 1 }) : refuses(t, outcome, code);
      fault(created, 'access.type-not-assignable');
      fault(switched, 'access.login-above');
      fault(empowered, 'access.login-above');
      const renewed = changePassword(state, { loginId: wanted }, HASH, actor(type));
      if (may || wanted === type) t.like(renewed, { length: 1 });
      else refuses(t, renewed, 'access.login-above');
    }
  });

test('the system, which makes a school’s first login, may assign any type', (t) => {
  const first = { userId: null, name: 'admin', permissionType: 2 };
  t.like(createLogin(emptyAccess(plainTable), first, HASH, { id: 0, permissionType: 0 }), { length: 1 });
});

test('a login name is taken whatever its letters’ size', (t) => {
  const same = { userId: null, name: 'LOGIN3', permissionType: 6 };
  const refused = createLogin(logins(), same, HASH, actor(1));
  refuses(t, refused, 'access.login-duplicate');
  t.like(refused, { fields: [{ path: 'loginName' }] });
});

test('a login that is not there is no one’s to administer', (t) => {
  for (const decide of [
    () => changePassword(logins(), { loginId: 99 }, HASH, actor(1)),
    () => switchLogin(logins(), { loginId: 99, active: true }, actor(1)),
    () => setPowers(logins(), powers(99), actor(1)),
  ])
    refuses(t, decide(), 'login.not-found');
});

test('to switch a login to what it is records nothing', (t) => {
  t.deepEqual(switchLogin(logins(), { loginId: 6, active: true }, actor(1)), []);
});

test('a user of type 5 hands on what he holds to type 6 alone, and cannot raise himself', (t) => {
  const state = logins(PowersSet(powers(5, { view: true, insert: true })));
  t.like(setPowers(state, powers(6, { view: true }), actor(5)), { length: 1 });
  refuses(t, setPowers(state, powers(15), actor(5)), 'access.login-above');
  refuses(t, setPowers(state, powers(6, { delete: true }), actor(5)), 'access.power-not-held');
  refuses(t, setPowers(state, powers(5, { view: true, edit: true }), actor(5)), 'access.login-above');
  refuses(
    t,
    setPowers(state, powers(6, { permissionListId: 1, view: true }), actor(5)),
    'access.power-not-held',
  );
});

test('an accountant of type 5 neither demotes the muhtamim of type 5 nor switches him off, nor sets his password', (t) => {
  for (const outcome of [
    changeLoginType(logins(), { loginId: 15, permissionType: 6 }, actor(5)),
    switchLogin(logins(), { loginId: 15, active: false }, actor(5)),
    changePassword(logins(), { loginId: 15 }, HASH, actor(5)),
    renameLogin(logins(), { loginId: 15, name: 'other' }, actor(5)),
    togglePowers(logins(), { loginId: 15, permissionListId: 33 }, actor(5)),
  ])
    refuses(t, outcome, 'access.login-above', 'সমান বা উপরে');
});

test('own name and password are always one’s own to change', (t) => {
  for (const type of TYPES) {
    t.like(changePassword(logins(), { loginId: type }, HASH, actor(type)), { length: 1 });
    t.like(renameLogin(logins(), { loginId: type, name: 'mine' }, actor(type)), { length: 1 });
  }
});

test('a user of type 5 sets the password of whoever holds no more than he does', (t) => {
  const more = logins(PowersSet(powers(16, { view: true })));
  refuses(t, changePassword(more, { loginId: 16 }, HASH, actor(5)), 'access.power-not-held');
  t.like(changePassword(more, { loginId: 16 }, HASH, actor(4)), { length: 1 });
  const same = logins(
    PowersSet(powers(16, { view: true })),
    PowersSet(powers(5, { view: true, edit: true })),
  );
  t.like(changePassword(same, { loginId: 16 }, HASH, actor(5)), { length: 1 });
});

const retyped = (state: AccessState, loginId: number, permissionType: number, by = 1) =>
  changeLoginType(state, { loginId, permissionType }, actor(by));

test('a type is changed by whoever may give both, never one’s own', (t) => {
  t.like(retyped(logins(), 6, 5, 4), [
    { type: 'PermissionTypeChanged', data: { loginId: 6, permissionType: 5 } },
  ]);
  refuses(t, retyped(logins(), 6, 5, 5), 'access.type-not-assignable');
  t.deepEqual(retyped(logins(), 6, 6), []);
  refuses(t, retyped(logins(), 6, 4, 5), 'access.type-not-assignable');
  refuses(t, retyped(logins(), 3, 6, 3), 'access.own-type');
  refuses(t, retyped(logins(), 2, 6, 3), 'access.login-above');
});

test('one active login that sees to the institution stays', (t) => {
  const alone = logins(LoginSwitched({ loginId: 1, active: false }));
  refuses(t, retyped(alone, 2, 3), 'access.last-administrator');
  refuses(t, switchLogin(alone, { loginId: 2, active: false }, actor(1)), 'access.last-administrator');
  t.like(retyped(logins(), 2, 3), { length: 1 });
});

test('a login takes another name that nobody has; the old one is free again', (t) => {
  const rename = (state: AccessState, loginId: number, name: string, by = 1) =>
    renameLogin(state, { loginId, name }, actor(by));
  refuses(t, rename(logins(), 6, 'LOGIN5'), 'access.login-duplicate');
  refuses(t, rename(logins(), 2, 'other', 5), 'access.login-above');
  t.like(rename(logins(), 6, 'Login6', 6), { length: 1 }, 'its own, in other letters');
  t.deepEqual(rename(logins(), 6, 'login6'), []);
  const renamed = logins(LoginRenamed({ loginId: 6, name: 'hisab' }));
  t.like(rename(renamed, 15, 'login6'), { length: 1 });
  refuses(t, rename(renamed, 15, 'hisab'), 'access.login-duplicate');
});

test('all flags of one power or of all are given at once, and where they are held taken away', (t) => {
  const toggle = (state: AccessState, permissionListId: number, by = 1) =>
    togglePowers(state, { loginId: 6, permissionListId }, actor(by));
  const whole = { view: true, insert: true, edit: true, delete: true };
  t.like(toggle(logins(PowersSet(powers(6, { view: true }))), 33), [{ data: whole }]);
  t.like(toggle(logins(PowersSet(powers(6, whole))), 33), [{ data: { view: false, delete: false } }]);
  t.like(toggle(logins(PowersSet(powers(6, whole))), 0), { length: permissionIds.size - 1 });
  refuses(t, toggle(logins(), 33, 5), 'access.power-not-held');
});
