import { type EventDraft, isRefusal, power } from '@madrasah/events';
import {
  AuditorSet,
  ConfirmingAloneSwitched,
  LoginCreated,
  LoginSwitched,
  LoginTied,
  PasswordChanged,
  PermissionTypeChanged,
  PowersSet,
  permissionIds,
} from '@madrasah/events/access';
import test from 'ava';
import { plainTable } from '../folding/index.ts';
import { confirmationBy, isOnlyPerson, standingEntry } from './index.ts';
import { type AccessState, emptyAccess, evolveAccess } from './state.ts';

const [HEAD, ACCOUNTANT, CASHIER] = [1, 2, 3];
const access = power('concession_approve', 'edit');
const LONG_AGO = '2026-01-01T06:00:00.000Z';
const TODAY = '2026-04-30';

const login = (loginId: number, permissionType = 4, userId: number | null = null) =>
  LoginCreated({ loginId, userId, permissionType, name: `login${loginId}`, passwordHash: 'none' });
const confirming = (loginId: number, edit = true) =>
  PowersSet({
    ...{ loginId, permissionListId: permissionIds.get('concession_approve') as number },
    ...{ view: true, insert: false, edit, delete: false },
  });

class School {
  readonly state: AccessState = emptyAccess(plainTable);
  readonly userTypes = new Map<number, number>();
  readonly merged = new Map<number, number>();
  readonly holders = new Set<number>();

  /** Head, accountant and cashier, made by nobody of the school. */
  constructor() {
    this.did(0, LONG_AGO, login(HEAD, 1), login(ACCOUNTANT), login(CASHIER));
  }
  did(by: number, at: string, ...drafts: EventDraft[]): this {
    for (const draft of drafts)
      evolveAccess(this.state, { ...draft, revision: 0, metadata: { at, actor: { id: by } } });
    return this;
  }
  get persons() {
    const people = {
      standing: (userId: number) => standingEntry(userId, (one) => this.merged.get(one)),
      userType: (userId: number) => this.userTypes.get(userId),
    };
    return { logins: this.state.logins, people };
  }
  judged(by: number, loginId: number, today = TODAY, on = '2026-04-01') {
    const holdsMoney = (id: number) => this.holders.has(id);
    const aloneAllowed = this.state.alone.get('confirming')?.allowed === true;
    const frame = { ...this.persons, holdsMoney, today, aloneAllowed };
    return confirmationBy(frame, { by, on, access }, loginId);
  }
  /** Why a login is no second person for what another asked for, as the code of the refusal. */
  fault(by: number, loginId: number, today?: string): string | undefined {
    const judged = this.judged(by, loginId, today);
    return isRefusal(judged) ? judged.code : undefined;
  }
}

test('another login of another person is a second person; the asker is none', (t) => {
  const school = new School();
  t.is(school.fault(ACCOUNTANT, HEAD), undefined);
  t.is(school.fault(ACCOUNTANT, ACCOUNTANT), 'approval.same-person');
});

test('two logins of one person are one, also of two entries that were found to be one', (t) => {
  const school = new School().did(0, LONG_AGO, login(7, 4, 70), login(8, 4, 70), login(9, 4, 90));
  t.is(school.fault(7, 8), 'approval.same-person-logins');
  t.is(school.fault(7, 9), undefined);
  school.merged.set(90, 91).set(91, 70);
  t.is(school.fault(7, 9), 'approval.same-person-logins');
  t.is(school.fault(9, 8), 'approval.same-person-logins');
});

test('a login of a student, a guardian or a donor confirms nothing', (t) => {
  const school = new School().did(0, LONG_AGO, login(7, 4, 70));
  for (const type of [1, 4, 5]) {
    school.userTypes.set(70, type);
    t.is(school.fault(ACCOUNTANT, 7), 'approval.outsider');
  }
  school.userTypes.set(70, 2);
  t.is(school.fault(ACCOUNTANT, 7), undefined);
});

test('whoever holds money confirms nothing, by none of his logins', (t) => {
  const school = new School().did(0, LONG_AGO, login(7, 4, 70), login(8, 4, 70));
  school.holders.add(7);
  t.is(school.fault(ACCOUNTANT, 7), 'approval.keeps-money');
  t.is(school.fault(ACCOUNTANT, 8), 'approval.keeps-money');
});

const AT = '2026-04-20T06:00:00.000Z';
const HANDS: Readonly<Record<string, readonly [kind: string, EventDraft[]]>> = {
  'a login he made': ['made', []],
  'one whose password he set': ['password', [PasswordChanged({ loginId: 7, passwordHash: 'other' })]],
  'one he gave power': ['power', [confirming(7)]],
  'one whose type he raised': ['power', [PermissionTypeChanged({ loginId: 7, permissionType: 3 })]],
  'one he switched on': ['power', [LoginSwitched({ loginId: 7, active: true })]],
};
for (const [what, [kind, drafts]] of Object.entries(HANDS))
  test(`${what} within 30 days confirms nothing for him, and does for anybody else`, (t) => {
    const school = new School();
    if (drafts.length === 0) school.did(ACCOUNTANT, AT, login(7));
    else school.did(0, LONG_AGO, login(7)).did(ACCOUNTANT, AT, ...drafts);
    t.is(school.fault(ACCOUNTANT, 7), `approval.beholden-${kind}`);
    t.is(school.fault(ACCOUNTANT, 7, '2026-05-19'), `approval.beholden-${kind}`);
    t.is(school.fault(ACCOUNTANT, 7, '2026-05-20'), undefined);
    t.is(school.fault(CASHIER, 7), undefined);
  });

test('what takes power away, or is done by himself, binds nobody', (t) => {
  const school = new School().did(0, LONG_AGO, login(7, 6), confirming(7));
  school.did(HEAD, AT, confirming(7, false), LoginSwitched({ loginId: 7, active: false }));
  school.did(7, AT, PasswordChanged({ loginId: 7, passwordHash: 'own' }));
  t.deepEqual(school.state.logins.get(7)?.hands, []);
});

test('his hand is that of each of his logins; a password that was set again by its owner stays set', (t) => {
  const school = new School().did(0, LONG_AGO, login(7, 4, 70), login(8, 4, 70), login(9));
  school.did(7, AT, PasswordChanged({ loginId: 9, passwordHash: 'given' }));
  school.did(9, AT, PasswordChanged({ loginId: 9, passwordHash: 'own' }));
  t.is(school.fault(8, 9), 'approval.beholden-password');
});

test('where nobody else may confirm it, whoever is beholden may, and it is marked', (t) => {
  const others = { cashier: CASHIER, head: HEAD };
  const school = new School().did(ACCOUNTANT, AT, login(7));
  t.deepEqual(school.judged(HEAD, 7), {}, 'no mark where there is a second person');
  t.is(school.fault(ACCOUNTANT, 7), 'approval.beholden-made');
  school.did(0, AT, LoginSwitched({ loginId: others.head, active: false }));
  t.is(school.fault(ACCOUNTANT, 7), 'approval.beholden-made', 'the cashier is there still');
  school.holders.add(others.cashier);
  t.is(school.fault(ACCOUNTANT, 7), undefined, 'the cashier holds money');
  school.holders.clear();
  school.did(0, AT, PermissionTypeChanged({ loginId: others.cashier, permissionType: 6 }));
  t.is(school.fault(ACCOUNTANT, 7), undefined, 'the cashier has not the power');
  school.did(0, AT, confirming(others.cashier));
  t.is(school.fault(ACCOUNTANT, 7), 'approval.beholden-made', 'he has it again');
  school.did(ACCOUNTANT, AT, PasswordChanged({ loginId: others.cashier, passwordHash: 'set' }));
  t.is(school.fault(ACCOUNTANT, 7), undefined, 'the cashier is beholden himself');
  t.deepEqual(school.judged(ACCOUNTANT, 7), { mark: 'made' });
  t.deepEqual(school.judged(ACCOUNTANT, others.cashier), { mark: 'password' });
});

for (const [what, [kind, drafts]] of Object.entries(HANDS))
  test(`${what} makes a login, and that another: neither confirms for him, each link for its 30 days`, (t) => {
    const school = new School();
    if (drafts.length === 0) school.did(ACCOUNTANT, AT, login(7));
    else school.did(0, LONG_AGO, login(7)).did(ACCOUNTANT, AT, ...drafts);
    school.did(7, '2026-04-25T06:00:00.000Z', login(8)).did(8, '2026-04-26T06:00:00.000Z', login(9));
    t.is(school.fault(ACCOUNTANT, 7), `approval.beholden-${kind}`);
    for (const loginId of [8, 9]) {
      t.is(school.fault(ACCOUNTANT, loginId), 'approval.beholden-through');
      t.is(school.fault(ACCOUNTANT, loginId, '2026-05-19'), 'approval.beholden-through');
      t.is(school.fault(ACCOUNTANT, loginId, '2026-05-20'), undefined, 'the first link is 30 days old');
      t.is(school.fault(CASHIER, loginId), undefined);
    }
    t.like(school.judged(ACCOUNTANT, 9), {
      params: { name: `login${ACCOUNTANT}`, through: 'login8', day: '2026-04-26' },
    });
  });

test('a chain of logins is softened as its links are, and goes in circles without end', (t) => {
  const school = new School().did(ACCOUNTANT, AT, login(7)).did(7, AT, login(8));
  school.did(8, AT, PasswordChanged({ loginId: 7, passwordHash: 'set' }));
  school.did(0, AT, LoginSwitched({ loginId: HEAD, active: false }));
  school.did(0, AT, LoginSwitched({ loginId: CASHIER, active: false }));
  t.deepEqual(school.judged(ACCOUNTANT, 8), { mark: 'made' }, 'login 7 is no other, for it is his too');
  t.is(school.fault(CASHIER, 8), undefined);
  school.did(0, AT, login(9));
  t.is(school.fault(ACCOUNTANT, 8), 'approval.beholden-through', 'login 9 is another');
  t.is(school.fault(8, 7), 'approval.beholden-password');
  t.is(school.fault(8, ACCOUNTANT), undefined, 'whoever made him is not his');
});

test('the first login of a school is made from elsewhere: its maker is nobody there', (t) => {
  const state = emptyAccess(plainTable);
  const by = (id: number) => ({ revision: 0, metadata: { at: AT, actor: { id } } });
  evolveAccess(state, { ...login(1, 1), ...by(3) });
  evolveAccess(state, { ...login(2, 4), ...by(1) });
  t.deepEqual(state.logins.get(1)?.hands, []);
  t.deepEqual(state.logins.get(2)?.hands, [{ kind: 'made', by: 1, at: AT }]);
});

/** Of the three only the head is left, who holds the drawer too. */
function lonely(): School {
  const school = new School();
  school.did(0, LONG_AGO, LoginSwitched({ loginId: ACCOUNTANT, active: false }));
  school.did(0, LONG_AGO, LoginSwitched({ loginId: CASHIER, active: false }));
  school.holders.add(HEAD);
  return school;
}

test('the only person of a school confirms his own on a later business day, if that was switched on; it is marked', (t) => {
  const school = lonely();
  t.is(school.fault(HEAD, HEAD), 'approval.alone-off');
  school.did(HEAD, AT, ConfirmingAloneSwitched({ allowed: true }));
  t.like(school.judged(HEAD, HEAD, TODAY, TODAY), {
    ...{ code: 'approval.alone-too-early', params: { day: '2026-05-01' } },
  });
  t.deepEqual(school.judged(HEAD, HEAD, '2026-05-01', TODAY), { mark: 'alone' });
  t.deepEqual(school.judged(ACCOUNTANT, HEAD), { mark: 'alone' }, 'what was left by who is gone');
  school.did(HEAD, AT, ConfirmingAloneSwitched({ allowed: false }));
  t.is(school.fault(HEAD, HEAD), 'approval.alone-off');
});

test('he is alone beside his own other logins, students, donors and auditors, and not beside a colleague', (t) => {
  const school = lonely().did(HEAD, AT, ConfirmingAloneSwitched({ allowed: true }));
  const others = [login(7, 4, 70), login(8, 6, 80), login(9, 6, 90)];
  school.userTypes.set(70, 1).set(90, 2);
  school.did(0, LONG_AGO, ...others, AuditorSet({ loginId: 9, auditor: { from: null, to: null } }));
  t.false(isOnlyPerson(school.persons, HEAD), 'login 8 is somebody else’s');
  t.is(school.fault(HEAD, HEAD), 'approval.same-person');
  school.did(HEAD, AT, LoginTied({ loginId: HEAD, userId: 80 }));
  t.true(isOnlyPerson(school.persons, HEAD), 'it is his own');
  t.is(school.fault(HEAD, HEAD), undefined);
  t.is(school.fault(HEAD, 7), 'approval.outsider', 'a student’s login is nobody’s second person even so');
});
