import type { Refusal } from '@madrasah/events';
import test from 'ava';
import { House, posts, refuses, S, S2, taka } from '../test-support/house.ts';
import { type GrantConcession, grantConcession } from './concede.ts';

/** Item 1 tuition 800 and item 2 food 500 of S, item 3 food 500 of S2. */
function owing(): House {
  const house = new House();
  house.given(house.charge({ Tuition: 800, Food: 500 }, '2026-04-01'));
  house.given(house.charge({ Food: 500 }, '2026-04-01', { user: S2 }));
  return house;
}

const concede = (house: House, lines: GrantConcession['lines'], on = house.today) =>
  grantConcession(house.books, { userId: S, admissionId: S, on, lines, reason: 'সহোদর' });

test('a concession over two funds stays in the fund of each head', (t) => {
  const house = owing();
  const lines = [
    { itemId: 1, amount: taka(800) },
    { itemId: 2, amount: taka(62.5) },
  ];
  posts(
    t,
    house.given(concede(house, lines)),
    'Dr concession·G 800.00 Cr AR·G 800.00; Dr concession·B 62.50 Cr AR·B 62.50',
  );
  t.is(house.dues(), 437.5);
  t.is(house.journal.items.get(1)?.conceded, taka(800));
});

test('a concession never exceeds what is due, and the line is named', (t) => {
  const lines = [
    { itemId: 1, amount: taka(1) },
    { itemId: 2, amount: taka(500.01) },
  ];
  const refused = concede(owing(), lines) as Refusal;
  refuses(t, refused, 'fees.concession-too-large');
  t.is(refused.fields[0]?.path, 'lines.1.amount');
});

test('an item stands in a concession once', (t) => {
  const lines = [
    { itemId: 2, amount: taka(300) },
    { itemId: 2, amount: taka(300) },
  ];
  refuses(t, concede(owing(), lines), 'fees.duplicate-item');
});

test('a concession of nothing, to another student, or on a day to come is refused', (t) => {
  refuses(t, concede(owing(), [{ itemId: 1, amount: 0 }]), 'ledger.amount-zero');
  refuses(t, concede(owing(), []), 'ledger.amount-zero');
  refuses(t, concede(owing(), [{ itemId: 3, amount: 1 }]), 'fees.item-unknown');
  refuses(t, concede(owing(), [{ itemId: 1, amount: 1 }], '2026-05-01'), 'ledger.future-day');
});
