import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { PapersCheck } from './papers-check.ts';

const event = (type: string, revision: number, data: Record<string, unknown>) =>
  ({ type, data, stream: 'journal-1001_1', revision }) as unknown as DomainEvent;
const posting = (account: string, debit: number, credit: number) => ({ account, fund: 1, debit, credit });

const receipt = event('FeesCollected', 0, {
  receiptId: 7,
  moneyAccount: 4,
  rows: [{ deposit: 300 }, { deposit: 200 }],
  advance: { fundId: 1, amount: 50 },
  postings: [posting('sl:4', 550, 0), posting('sys:receivable', 0, 500), posting('sys:open-advance', 0, 50)],
});
const reversal = (revision: number, amount: number) =>
  event('CollectionReversed', revision, {
    receiptId: 7,
    postings: [posting('sl:4', 0, amount), posting('sys:receivable', amount, 0)],
  });

function found(...events: DomainEvent[]) {
  const check = new PapersCheck();
  for (const each of events) check.decoded(each);
  return check.result();
}

test('a receipt states its deposits and its advance, a reversal what its receipt brought', (t) => {
  t.deepEqual(found(receipt, reversal(1, 550)), {
    name: 'papers',
    pass: true,
    detail: '2 papers that state what their entries moved',
  });
});

test('a reversal of another sum, a second one, and one of a receipt nobody has seen are named', (t) => {
  const { detail } = found(receipt, reversal(1, 549));
  t.is(detail, 'journal-1001_1@1: it states -550 paisa on sl:4, its entry moved -549');
  for (const events of [[receipt, reversal(1, 550), reversal(2, 550)], [reversal(2, 550)]])
    t.is(found(...events).detail, 'journal-1001_1@2: it reverses receipt 7, which does not stand');
});

const charge = event('FeesCharged', 0, {
  ...{ chargeId: 1, firstItemId: 5, totals: [{ fundId: 1, amount: 900 }] },
  heads: [{ subLedgerId: 21, fundId: 1, name: 'বেতন' }],
  lines: [
    [1, 1, 21, 0, 0, 500],
    [2, 2, 21, 0, 0, 400],
  ],
});
const takenBack = (revision: number, charged: number, stated = charged, itemId = 5) =>
  event('ChargesReversed', revision, {
    ...{ reversalId: 1, chargeId: 1, unapplied: [], totals: [{ fundId: 1, amount: stated }] },
    heads: [{ subLedgerId: 21, fundId: 1 }],
    lines: [[itemId, 1, 21, charged, 0, 1]],
  });

test('a reversal takes back whole charges that stand, and states by how much the dues fall', (t) => {
  t.true(found(charge, takenBack(1, 500)).pass);
  const faults = [
    [[charge, takenBack(1, 499)], 'it takes back 499 paisa of charge 5, which is 500'],
    [[charge, takenBack(1, 500), takenBack(2, 500)], 'it takes back charge 5, which does not stand'],
    [[charge, takenBack(1, 500, 500, 9)], 'it takes back charge 9, which does not stand'],
    [[charge, takenBack(1, 500, 400)], 'it states -400 paisa on sys:receivable, its entry moved -500'],
  ] as const;
  for (const [events, fault] of faults) t.true(found(...events).detail.endsWith(fault), fault);
});
