import { isRefusal } from '@madrasah/events';
import { PeriodLocked } from '@madrasah/events/closing';
import { openingRequests, type RecordOpening } from '@madrasah/events/ledger';
import test from 'ava';
import { approve, ask } from '../approvals/decide.ts';
import { fund, sl } from '../test-support/chart.ts';
import { deciding } from '../test-support/deciding.ts';
import { House, posts, refuses, S, S2, taka } from '../test-support/house.ts';
import { recordOpening, saysOfOpening } from './record.ts';

const admissions = new Map([S, S2].map((userId) => [userId, { admissionId: userId, userId, sessionId: 7 }]));
const people = new Map([S, S2].map((userId) => [userId, { userId, erased: false }]));
const as = (id: number) => deciding(id, { admissions, people });
const logic = { decide: recordOpening, says: saysOfOpening };

const G = fund('G');
const OPENING: RecordOpening = {
  asOn: '2026-04-01',
  accounts: [
    { subLedgerId: sl('C1'), fundId: G, amount: taka(12_500) },
    { subLedgerId: sl('BK'), fundId: G, amount: taka(85_000.5) },
    { subLedgerId: sl('Loan'), fundId: G, amount: taka(20_000) },
    { subLedgerId: sl('BK'), fundId: fund('Z'), amount: taka(40_000) },
  ],
  oldDues: [{ admissionId: S, sessionId: 6, fundId: G, amount: taka(2400) }],
  advances: [{ userId: S2, fundId: G, amount: taka(600) }],
  noteId: null,
};
const asking = (house: House, opening = OPENING) => ask(openingRequests, logic, house.books, opening, as(1));

test('W19: nothing is posted before a second person has confirmed it, then of the day it was of', (t) => {
  const house = new House();
  const asked = house.given(asking(house));
  posts(t, asked, '');
  t.like(asked[0]?.data, {
    amount: taka(139_900.5),
    places: { accounts: 4, dues: 1, advances: 1, liabilities: taka(20_600), balance: taka(119_300.5) },
  });
  refuses(t, approve(openingRequests, logic, house.books, 1, as(1)), 'approval.same-person');
  const [opened] = house.given(approve(openingRequests, logic, house.books, 1, as(2)));
  t.like(opened?.data, { on: '2026-04-01', openingId: 1 });
  t.is(house.balance('sys:fund-balance', 'G'), -79_300.5);
  t.is(house.balance('sys:fund-balance', 'Z'), -40_000);
  t.is(house.dues(), 2400);
  t.is(house.advance(S2), 600);
});

test('what is of a locked month is refused at asking, as a voucher of that day is', (t) => {
  const house = new House();
  house.given([PeriodLocked({ lockId: 1, month: '2026-04', level: 'soft' })]);
  refuses(t, asking(house), 'ledger.month-locked', '১ এপ্রিল ২০২৬');
  house.given([PeriodLocked({ lockId: 2, month: '2026-04', level: 'hard' })]);
  refuses(t, asking(house), 'ledger.month-hard-locked');
});

test('an old due and an advance of one student settle against each other at once', (t) => {
  const house = new House();
  const advances = [{ userId: S, fundId: G, amount: taka(600) }];
  house.given(asking(house, { ...OPENING, advances }));
  const given = house.given(approve(openingRequests, logic, house.books, 1, as(2)));
  posts(t, given.slice(1, 2), 'Dr Advance·G 600.00 Cr AR·G 600.00');
  t.is(house.dues(), 1800);
  t.is(house.advance(S), 0);
});

test('an advance of one fund pays an old due of another through the drawer that came with it', (t) => {
  const house = new House();
  const oldDues = [{ admissionId: S, sessionId: null, fundId: fund('B'), amount: taka(500) }];
  const advances = [{ userId: S, fundId: G, amount: taka(700) }];
  house.given(asking(house, { ...OPENING, oldDues, advances }));
  house.given(approve(openingRequests, logic, house.books, 1, as(2)));
  t.is(house.dues(), 0);
  t.is(house.advance(S), 200);
  t.is(house.balance('C1', 'G'), 12_000);
  t.is(house.balance('C1', 'B'), 500);
  t.like(house.journal.items.get(1), { sessionId: 7, due: 0 });
});

test('a later opening of a student pays what he owes already', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  const only = { accounts: [], oldDues: [], advances: [{ userId: S, fundId: G, amount: taka(300) }] };
  house.given(asking(house, { ...OPENING, ...only }));
  house.given(approve(openingRequests, logic, house.books, 1, as(2)));
  t.is(house.dues(), 500);
});

test('what could not be posted is not asked for', (t) => {
  const house = new House();
  const unknown = { ...OPENING, oldDues: [{ admissionId: 9, sessionId: null, fundId: G, amount: 1 }] };
  refuses(t, asking(house, unknown), 'admission.not-found');
  const most = { subLedgerId: sl('C1'), fundId: G, amount: taka(1_000_000_000) };
  refuses(t, asking(house, { ...OPENING, accounts: [most] }), 'ledger.too-large');
  const stranger = { ...OPENING, advances: [{ userId: 9, fundId: G, amount: 1 }] };
  refuses(t, asking(house, stranger), 'person.not-found');
  refuses(t, asking(house, { ...OPENING, asOn: '2026-05-01' }), 'ledger.future-day');
  const nothing = { ...OPENING, accounts: [], oldDues: [], advances: [] };
  t.true(isRefusal(asking(house, nothing)));
});
