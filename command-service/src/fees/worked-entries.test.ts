import test from 'ava';
import { fund, sl } from '../test-support/chart.ts';
import { House, posts, refuses, S, SESSION_SERIES, taka } from '../test-support/house.ts';
import { grantConcession } from './concede.ts';
import { refundFee } from './receipts/refund/refund.ts';

/** W1: admission and food are charged. */
function afterW1() {
  const house = new House();
  house.today = '2026-04-10';
  const charged = house.given(house.charge({ Admission: 1000, Food: 3500 }, '2026-04-10'));
  return { house, charged };
}

function afterW2() {
  const { house } = afterW1();
  house.today = '2026-04-11';
  const lines = [{ itemId: 2, amount: taka(500) }];
  const granted = house.given(
    grantConcession(house.books, { userId: S, admissionId: S, on: house.today, lines, reason: 'অনুমোদিত' }),
  );
  return { house, granted };
}

function afterW3() {
  const { house } = afterW2();
  house.today = '2026-04-12';
  house.journal.counters.set(SESSION_SERIES, 16);
  const rows = [
    { itemId: 1, deposit: taka(1000) },
    { itemId: 2, deposit: taka(2200) },
  ];
  const collected = house.given(house.collect({ rows }));
  return { house, collected };
}

test('W1: what is charged is owed, and no money moves', (t) => {
  const { house, charged } = afterW1();
  posts(t, charged, 'Dr AR·G 1,000.00 Cr Admission·G 1,000.00; Dr AR·B 3,500.00 Cr Food·B 3,500.00');
  t.is(house.dues(), 4500);
  t.is(house.balance('Admission', 'G') + house.balance('Food', 'B'), -4500);
  t.is(house.balance('C1') + house.balance('BK') + house.balance('MW'), 0);
});

test('W2: a concession lessens dues and net income, not the gross', (t) => {
  const { house, granted } = afterW2();
  posts(t, granted, 'Dr concession·B 500.00 Cr AR·B 500.00');
  t.is(house.dues(), 4000);
  t.is(house.balance('Admission') + house.balance('Food'), -4500);
  t.is(house.balance('sys:concession', 'B'), 500);
  t.is(house.balance('C1'), 0);
});

test('W3: one receipt number over two funds', (t) => {
  const { house, collected } = afterW3();
  posts(t, collected, 'Dr C1·G 1,000.00 Cr AR·G 1,000.00; Dr C1·B 2,200.00 Cr AR·B 2,200.00');
  t.is(house.dues(), 800);
  t.is(house.balance('C1'), 3200);
  t.is(house.balance('C1', 'B'), 2200);
  t.like(collected[0]?.data, { receiptId: 1, receiptNo: 17, series: SESSION_SERIES, advance: null });
  t.like(collected[0]?.data, {
    rows: [
      { itemId: 1, fee: taka(1000), pastDiscount: 0, paidBefore: 0, deposit: taka(1000), due: 0 },
      { itemId: 2, fee: taka(3500), pastDiscount: taka(500), deposit: taka(2200), due: taka(800) },
    ],
  });
});

for (const [kind, on] of [
  ['refund', '2026-04-13'],
  ['correction', '2026-04-12'],
] as const)
  test(`W4: a ${kind} takes the receipt back on ${on} and leaves the concession that is its own event`, (t) => {
    const { house } = afterW3();
    house.today = '2026-04-13';
    const reversed = house.given(house.reverse(1, kind));
    posts(t, reversed, 'Cr C1·G 1,000.00 Dr AR·G 1,000.00; Cr C1·B 2,200.00 Dr AR·B 2,200.00');
    t.like(reversed[0]?.data, { receiptNo: 17, on, kind, unapplied: [] });
    t.is(house.dues(), 4000);
    t.is(house.balance('C1'), 0);
    t.true(house.journal.receipts.get(1)?.reversed);
    t.is(house.journal.counters.get(SESSION_SERIES), 17);
  });

test('W4: a concession typed inside receipt 17 is reversed with it', (t) => {
  const { house } = afterW1();
  house.today = '2026-04-12';
  const rows = [
    { itemId: 1, deposit: taka(1000) },
    { itemId: 2, deduction: taka(500), deposit: taka(2200) },
  ];
  const collected = house.given(house.collect({ rows, remark: 'এতিম' }));
  posts(
    t,
    collected,
    `Dr C1·G 1,000.00 Cr AR·G 1,000.00; Dr C1·B 2,200.00 Cr AR·B 2,200.00;
     Dr concession·B 500.00 Cr AR·B 500.00`,
  );
  t.is(house.dues(), 800);
  house.given(house.reverse(1));
  t.is(house.dues(), 4500);
  t.is(house.balance('sys:concession'), 0);
  t.is(house.balance('C1'), 0);
});

/** W6 up to the advance: tuition 800 is owed, 1,500 is paid. */
function afterOverpayment() {
  const house = new House();
  house.given(house.charge({ Tuition: 800 }, '2026-04-10'));
  const collected = house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1500) }] }));
  return { house, collected };
}

test('W6: what is paid above the dues stays as an open advance of the general fund', (t) => {
  const { house, collected } = afterOverpayment();
  posts(t, collected, 'Dr C1·G 1,500.00 Cr AR·G 800.00 Cr Advance·G 700.00');
  t.is(house.dues(), 0);
  t.is(house.advance(), 700);
});

test('W6: the advance pays another fund’s charge through the money account it came in by', (t) => {
  const { house } = afterOverpayment();
  const charged = house.given(house.charge({ Food: 1500 }, '2026-04-20'));
  posts(
    t,
    charged,
    `Dr AR·B 1,500.00 Cr Food·B 1,500.00;
     Dr Advance·G 700.00 Cr C1·G 700.00; Dr C1·B 700.00 Cr AR·B 700.00`,
  );
  t.deepEqual(
    charged.map(({ type }) => type),
    ['FeesCharged', 'AdvanceApplied'],
  );
  t.is(house.dues(), 800);
  t.is(house.advance(), 0);
  t.is(house.balance('C1'), 1500);
  t.is(house.balance('C1', 'G'), 800);
  t.is(house.balance('C1', 'B'), 700);
});

test('W6: where C1·G cannot give it, the next money account that can gives it', (t) => {
  const { house } = afterOverpayment();
  house.given(house.voucher('G', 'Loan', 700, '2026-04-12', 'BK'));
  house.given(house.voucher('G', 'Electricity', -1000, '2026-04-30', 'C1'));
  const charged = house.given(house.charge({ Food: 1500 }, '2026-04-30'));
  posts(
    t,
    charged,
    `Dr AR·B 1,500.00 Cr Food·B 1,500.00;
     Dr Advance·G 700.00 Cr BK·G 700.00; Dr BK·B 700.00 Cr AR·B 700.00`,
  );
  t.is(house.dues(), 800);
  t.is(house.balance('C1', 'G'), 500);
  t.is(house.balance('BK'), 700);
});

test('W6: an account that may not hold the item’s fund is passed over', (t) => {
  const { house } = afterOverpayment();
  house.given(house.voucher('G', 'Loan', 700, '2026-04-12', 'MW'));
  house.given(house.voucher('G', 'Electricity', -1000, '2026-04-30'));
  t.like(house.charge({ Food: 1500 }, '2026-04-30'), { length: 1 });
});

test('W6: where no account can give it, the item stays due and the advance stays', (t) => {
  const { house } = afterOverpayment();
  house.given(house.voucher('G', 'Electricity', -1000, '2026-04-30'));
  const charged = house.given(house.charge({ Food: 1500 }, '2026-04-30'));
  posts(t, charged, 'Dr AR·B 1,500.00 Cr Food·B 1,500.00');
  t.is(house.dues(), 1500);
  t.is(house.advance(), 700);
});

test('W6: the next charge applies what waited, the oldest due first', (t) => {
  const { house } = afterOverpayment();
  house.given(house.voucher('G', 'Electricity', -1500, house.today));
  house.given(house.charge({ Food: 500 }, '2026-04-30'));
  house.today = '2026-05-02';
  house.given(house.voucher('G', 'Loan', 5000, house.today));
  const charged = house.given(house.charge({ Tuition: 800 }, house.today));
  posts(
    t,
    charged,
    `Dr AR·G 800.00 Cr Tuition·G 800.00;
     Dr Advance·G 500.00 Cr C1·G 500.00 Dr C1·B 500.00 Cr AR·B 500.00;
     Dr Advance·G 200.00 Cr AR·G 200.00`,
  );
  t.is(house.dues(), 600);
  t.is(house.advance(), 0);
});

test('W7: an open advance is handed back on a debit voucher', (t) => {
  const { house } = afterOverpayment();
  const about = { userId: S, on: house.today, moneyAccount: sl('C1') };
  const from = { kind: 'advance', fundId: fund('G') } as const;
  const refunded = house.given(refundFee(house.books, { ...about, from, amount: taka(700) }));
  posts(t, refunded, 'Dr Advance·G 700.00 Cr C1·G 700.00');
  t.like(refunded[0]?.data, { voucherNo: 1, series: `voucher:${fund('G')}:2:2025`, payee: '', noteId: null });
  t.is(house.advance(), 0);
  t.is(house.dues(), 0);
  t.is(house.balance('sys:receivable'), 0);
  refuses(t, refundFee(house.books, { ...about, from, amount: 1 }), 'fees.refund-too-large', '০.০০');
});

test('W7: a fee that was paid is handed back as fee refund, and the receivable is untouched', (t) => {
  const house = new House();
  house.given(house.charge({ Admission: 1000 }, '2026-04-10'));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(1000) }] }));
  const about = { userId: S, on: house.today, moneyAccount: sl('C1') };
  const from = { kind: 'fee', itemId: 1 } as const;
  const refunded = house.given(refundFee(house.books, { ...about, from, amount: taka(600) }));
  posts(t, refunded, 'Dr fee-refund·G 600.00 Cr C1·G 600.00');
  t.is(house.dues(), 0);
  t.is(house.balance('sys:receivable'), 0);
  t.is(house.balance('Admission'), -1000);
  const more = { ...about, from, amount: taka(400.01) };
  refuses(t, refundFee(house.books, more), 'fees.refund-too-large', '৪০০.০০');
});
