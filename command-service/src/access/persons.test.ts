import { ConfirmingAloneSwitched, LoginRecovered, LoginSwitched, LoginTied } from '@madrasah/events/access';
import test from 'ava';
import { login, loginsOf } from '../test-support/deciding.ts';
import { refuses } from '../test-support/house.ts';
import { switchConfirmingAlone, tieLogin } from './persons.ts';
import { recoverLogin } from './recover.ts';

const actor = (id: number) => ({ id, permissionType: id });
const at = '2026-04-14T06:00:00.000Z';

test('whose a login is that is nobody’s is said once, of one’s own or one that one administers', (t) => {
  const free = loginsOf();
  t.deepEqual(tieLogin(free, { loginId: 1, userId: 70 }, actor(1)), [LoginTied({ loginId: 1, userId: 70 })]);
  t.like(tieLogin(free, { loginId: 6, userId: 70 }, actor(5)), { length: 1 });
  refuses(t, tieLogin(free, { loginId: 2, userId: 70 }, actor(5)), 'access.login-above');
  refuses(t, tieLogin(free, { loginId: 99, userId: 70 }, actor(1)), 'login.not-found');
  const tied = loginsOf({ by: 1, at, drafts: [LoginTied({ loginId: 1, userId: 70 }), login(7, 4, 71)] });
  t.is(tied.logins.get(1)?.userId, 70);
  t.deepEqual(tieLogin(tied, { loginId: 1, userId: 70 }, actor(1)), []);
  refuses(t, tieLogin(tied, { loginId: 1, userId: 71 }, actor(1)), 'access.login-tied-already');
  refuses(t, tieLogin(tied, { loginId: 7, userId: 70 }, actor(1)), 'access.login-tied-already');
});

test('confirming alone is off until it is switched on; to say it again records nothing', (t) => {
  const never = loginsOf();
  t.deepEqual(switchConfirmingAlone(never, { allowed: false }), []);
  const on = ConfirmingAloneSwitched({ allowed: true });
  t.deepEqual(switchConfirmingAlone(never, { allowed: true }), [on]);
  const allowed = loginsOf({ by: 1, at, drafts: [on] });
  t.deepEqual(switchConfirmingAlone(allowed, { allowed: true }), []);
  t.like(allowed.alone.get('confirming'), { allowed: true, by: 1, at });
});

test('from the machine an administrator’s login gets a new password and is on again; its tokens are worthless, nobody’s hand is in it', (t) => {
  const off = { by: 1, at, drafts: [LoginSwitched({ loginId: 2, active: false })] };
  const before = loginsOf(off);
  const recovered = LoginRecovered({ loginId: 2, passwordHash: 'new' });
  t.deepEqual(recoverLogin(before, 'LOGIN2', 'new'), [recovered]);
  refuses(t, recoverLogin(before, 'login5', 'new'), 'access.not-administrator');
  refuses(t, recoverLogin(before, 'nobody', 'new'), 'login.not-found');
  const later = '2026-04-15T06:00:00.000Z';
  const after = loginsOf(off, { by: 0, at: later, drafts: [recovered] });
  t.like(after.logins.get(2), { active: true, passwordHash: 'new', hands: [], validFrom: Date.parse(later) });
  t.deepEqual([...after.recovered.values()], [{ loginId: 2, at: later }]);
});
