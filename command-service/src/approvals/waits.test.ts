import { type Refusal, secondPersonKinds } from '@madrasah/events';
import { ApprovalRefused, ApprovalRequested } from '@madrasah/events/approvals';
import test from 'ava';
import { sl } from '../test-support/chart.ts';
import { House, refuses } from '../test-support/house.ts';
import { accountHeld, monthHeld } from './waits.ts';

/** A house in which something waits that was asked for in May. */
function waiting(kind: string, command: object): House {
  const house = new House();
  const about = { requestId: 1, kind, on: '2026-05-04', userId: null, admissionId: null, itemId: null };
  const said = { amount: 5, places: {}, why: null, noteId: null };
  house.given([
    ApprovalRequested({ ...about, ...said, command: command as Readonly<Record<string, unknown>> }),
  ]);
  return house;
}
const journal = { fundId: 1, on: '2026-04-30', lines: [], noteId: null };
const revision = {
  ...{ voucherId: 1, edition: 0, on: '2026-04-28', fundId: 1, direction: 2, lines: [], noteId: null },
  ...{ bookNo: '', chequeNo: '', chequeOn: null, transactionNo: '', attachments: [] },
  ...{ moneyAccount: sl('BK'), fromAccount: sl('C1') },
};

test('a month is held back by the entry’s own day, never by the day of asking; the request is named', (t) => {
  const { journal: state } = waiting('journal-voucher', journal);
  t.is(monthHeld(state, '2026-03'), undefined);
  const refused = monthHeld(state, '2026-04');
  refuses(t, refused, 'closing.request-waits', '১', '৩০ এপ্রিল ২০২৬');
  t.like((refused as Refusal).fields[0], {
    path: 'month',
    problem: { key: 'approval.holds.journal-voucher', params: { number: 1, day: '2026-04-30' } },
  });
  t.truthy(monthHeld(state, '2026-05'), 'a month after it locks what is before it as well');
});

test('once it is decided nothing is held back any more', (t) => {
  const house = waiting('journal-voucher', journal);
  const decided = { requestId: 1, kind: 'journal-voucher', on: '2026-05-04', noteId: null };
  house.given([ApprovalRefused(decided)]);
  t.is(monthHeld(house.journal, '2026-05'), undefined);
});

test('a revision holds the days of the account it goes to and of the one it came from', (t) => {
  const { journal: state } = waiting('voucher-revision', revision);
  for (const account of [sl('BK'), sl('C1')]) {
    t.is(accountHeld(state, account, '2026-04-27', 'on'), undefined);
    refuses(t, accountHeld(state, account, '2026-04-28', 'on'), 'closing.request-waits');
  }
  t.is(accountHeld(state, sl('MW'), '2026-05-30', 'on'), undefined);
  const { fromAccount: _, ...asOf } = revision;
  const old = waiting('voucher-revision', asOf).journal;
  t.truthy(accountHeld(old, sl('BK'), '2026-04-28', 'on'));
  t.is(
    accountHeld(old, sl('C1'), '2026-04-28', 'on'),
    undefined,
    'of 1c193f34: where it came from is not kept',
  );
});

test('what has no day of its own holds nothing back, and tamlik moves on', (t) => {
  const lessening = { itemId: 1, amount: 5, noteId: null };
  for (const kind of ['waiver', 'write-off'])
    t.is(monthHeld(waiting(kind, lessening).journal, '2026-12'), undefined);
  const tamlik = { on: '2026-04-30', fundId: 4, moneyAccount: sl('C1'), receivingAccount: sl('C1') };
  const given = waiting('tamlik', { ...tamlik, lines: [], noteId: null }).journal;
  t.is(monthHeld(given, '2026-12'), undefined);
  t.is(accountHeld(given, sl('C1'), '2026-12-31', 'on'), undefined);
});

test('a void holds back the day that was typed for it, and none where none was', (t) => {
  const asked = { voucherId: 1, on: '2026-04-30', noteId: null, moneyAccount: sl('C1') };
  t.truthy(accountHeld(waiting('voucher-reversal', asked).journal, sl('C1'), '2026-04-30', 'on'));
  t.is(monthHeld(waiting('voucher-reversal', { ...asked, on: null }).journal, '2026-12'), undefined);
});

test('every kind with a day of its own has the sentence that names its request', (t) => {
  const own = [...secondPersonKinds.values()].filter(({ day }) => day === 'own').map(({ kind }) => kind);
  t.deepEqual(own.sort(), [
    ...['fund-transfer', 'journal-voucher', 'opening'],
    ...['voucher-reversal', 'voucher-revision'],
  ]);
});
