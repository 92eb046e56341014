import { isRefusal, paisa } from '@madrasah/events';
import { waiverRequests, writeOffRequests } from '@madrasah/events/concessions';
import test from 'ava';
import { approve, ask, reject } from '../approvals/decide.ts';
import { planReversal, reverseCharges } from '../fees/reverse-charges.ts';
import { sl } from '../test-support/chart.ts';
import { deciding } from '../test-support/deciding.ts';
import { House, posts, refuses, S, taka } from '../test-support/house.ts';
import { saysOfItem, waive, writeOff } from './lessen.ts';
import { recoverWrittenOff } from './recover.ts';

const waivers = { decide: waive, says: saysOfItem };
const writeOffs = { decide: writeOff, says: saysOfItem };

/** The house folds every event as written by login 1. */
const as = (id: number) => deciding(id);

test('W10: a late fee of 50.00 is waived with its reason, by a second person', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 50 }, '2026-04-10'));
  const command = { itemId: 1, amount: taka(50), noteId: 7 };
  const asked = house.given(ask(waiverRequests, waivers, house.books, command, as(1)));
  t.deepEqual(
    asked.map(({ type }) => type),
    ['ApprovalRequested'],
  );
  posts(t, asked, '');
  t.is(house.journal.items.get(1)?.due, taka(50));
  const given = house.given(approve(waiverRequests, waivers, house.books, 1, as(2)));
  posts(t, given, 'Dr waiver·G 50.00 Cr AR·G 50.00');
  t.like(given[0]?.data, { waiverId: 1, on: '2026-04-30', noteId: 7, userId: S });
  t.like(house.journal.items.get(1), { due: 0, conceded: taka(50), forgone: taka(50), deducted: 0 });
});

test('W21: the rest of a leaver’s dues is written off per fund; 500.00 come later', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 400, Food: 1200 }, '2026-04-10'));
  for (const [index, amount] of [400, 1200].entries()) {
    const command = { itemId: index + 1, amount: taka(amount), noteId: null };
    house.given(ask(writeOffRequests, writeOffs, house.books, command, as(1)));
    const given = house.given(approve(writeOffRequests, writeOffs, house.books, index + 1, as(2)));
    const fund = 'GB'[index];
    const sum = ['400.00', '1,200.00'][index];
    posts(t, given, `Dr write-off·${fund} ${sum} Cr AR·${fund} ${sum}`);
  }
  t.deepEqual(
    [1, 2].map((id) => house.journal.items.get(id)?.due),
    [0, 0],
  );
  const recover = (writeOffId: number, amount: number) =>
    recoverWrittenOff(house.books, {
      ...{ writeOffId, moneyAccount: sl('C1'), amount: paisa(taka(amount)), on: undefined },
    });
  posts(t, house.given(recover(2, 500)), 'Dr C1·B 500.00 Cr recovered·B 500.00');
  refuses(t, recover(2, 700.01), 'write-off.more-than-written', '৭০০');
  refuses(t, recover(1, 0), 'concession.nothing-given');
  refuses(t, recover(9, 1), 'write-off.not-found');
  t.is(house.journal.items.get(2)?.due, 0);
});

test('a request that could not be carried out is refused at once and nothing waits', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  const asking = (itemId: number, amount: number) =>
    ask(waiverRequests, waivers, house.books, { itemId, amount: taka(amount), noteId: 1 }, as(1));
  refuses(t, asking(9, 10), 'fees.item-unknown');
  refuses(t, asking(1, 0), 'concession.nothing-given');
  refuses(t, asking(1, 800.01), 'concession.more-than-due', '৮০০');
  t.is(house.journal.approvals.size, 0);
});

test('it is decided afresh: paid meanwhile, it is refused with the reason and still waits', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  house.given(ask(waiverRequests, waivers, house.books, { itemId: 1, amount: taka(500), noteId: 1 }, as(1)));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(400) }] }));
  refuses(t, approve(waiverRequests, waivers, house.books, 1, as(2)), 'concession.more-than-due', '৪০০');
  t.is(house.journal.approvals.get(1)?.state, 'waiting');
  house.given(house.reverse(1));
  house.today = '2026-05-02';
  const given = house.given(approve(waiverRequests, waivers, house.books, 1, as(2)));
  t.like(given[0]?.data, { on: '2026-05-02' });
});

test('nobody decides what he asked for, none twice, and none of another kind', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  for (const _ of [1, 2])
    house.given(
      ask(waiverRequests, waivers, house.books, { itemId: 1, amount: taka(100), noteId: 1 }, as(1)),
    );
  const approving = (id: number, actor: number) =>
    approve(waiverRequests, waivers, house.books, id, as(actor));
  const rejecting = (id: number, actor: number) =>
    reject(waiverRequests, house.books, { id, noteId: null }, as(actor));
  refuses(t, approving(1, 1), 'approval.same-person');
  refuses(t, rejecting(1, 1), 'approval.same-person');
  refuses(t, approving(3, 2), 'approval.not-found');
  refuses(t, approve(writeOffRequests, writeOffs, house.books, 1, as(2)), 'approval.not-found');
  house.given(approving(1, 2));
  house.given(rejecting(2, 2));
  for (const again of [approving, rejecting]) {
    refuses(t, again(1, 3), 'approval.already-approved');
    refuses(t, again(2, 3), 'approval.already-rejected');
  }
  t.is(house.journal.items.get(1)?.due, taka(700));
});

test('a charge with a waiver on it is not taken back', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  const request = ask(waiverRequests, waivers, house.books, { itemId: 1, amount: 5, noteId: 1 }, as(1));
  house.given(request);
  house.given(approve(waiverRequests, waivers, house.books, 1, as(2)));
  const plan = planReversal(house.books, [1]);
  const taken = reverseCharges(house.books, { chargeId: null, reason: 'ভুল' }, plan, String);
  refuses(t, taken, 'fees.charges-paid');
  t.is(isRefusal(taken) && taken.fields[0]?.problem.key, 'fees.charge-forgone');
});
