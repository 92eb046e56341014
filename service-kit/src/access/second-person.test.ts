import { type EventDraft, power } from '@madrasah/events';
import {
  LoginCreated,
  LoginSwitched,
  PasswordChanged,
  PermissionTypeChanged,
  PowersSet,
  permissionIds,
} from '@madrasah/events/access';
import test from 'ava';
import { plainTable } from '../folding/index.ts';
import { secondPersonFault, standingEntry } from './index.ts';
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
  /** Why a login is no second person for what another asked for, as the code of the refusal. */
  fault(by: number, loginId: number, today = TODAY): string | undefined {
    const people = {
      standing: (userId: number) => standingEntry(userId, (one) => this.merged.get(one)),
      userType: (userId: number) => this.userTypes.get(userId),
    };
    const holdsMoney = (id: number) => this.holders.has(id);
    const frame = { logins: this.state.logins, people, holdsMoney, today };
    return secondPersonFault(frame, { by, access }, loginId)?.code;
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

test('where nobody else may confirm it, whoever is beholden may', (t) => {
  const others = { cashier: CASHIER, head: HEAD };
  const school = new School().did(ACCOUNTANT, AT, login(7));
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
});

test('the first login of a school is made from elsewhere: its maker is nobody there', (t) => {
  const state = emptyAccess(plainTable);
  const by = (id: number) => ({ revision: 0, metadata: { at: AT, actor: { id } } });
  evolveAccess(state, { ...login(1, 1), ...by(3) });
  evolveAccess(state, { ...login(2, 4), ...by(1) });
  t.deepEqual(state.logins.get(1)?.hands, []);
  t.deepEqual(state.logins.get(2)?.hands, [{ kind: 'made', by: 1, at: AT }]);
});
