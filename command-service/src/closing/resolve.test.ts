import type { EventDraft } from '@madrasah/events';
import test from 'ava';
import { confirmsIn } from '../approvals/steps.ts';
import { sl } from '../test-support/chart.ts';
import { deciding } from '../test-support/deciding.ts';
import { House, posts, refuses, taka } from '../test-support/house.ts';
import { settleDebt } from '../vouchers/colleagues/settle-debt.ts';
import { closeDay, reopenDay } from './close-day.ts';
import { countCash, handOverDrawer } from './count-cash.ts';
import { type ResolveDifference, resolveDifference } from './resolve-difference.ts';

const [CASHIER, SECOND] = [1, 2];
const close = (house: House, on: string, counted: number, actor = CASHIER) =>
  house.guarded(closeDay(house.books, { account: sl('C1'), on, notes: [[1, counted]] }, actor));
const resolve = (house: House, on: string, to: ResolveDifference['to'], actorId = SECOND) =>
  house.guarded(
    resolveDifference(
      house.books,
      { account: sl('C1'), on, to },
      {
        confirms: confirmsIn(house.books, deciding(actorId)),
        noteId: null,
        userOf: (login) => (login === CASHIER ? 501 : null),
      },
    ),
  );

/** W20: 18,450.00 in the books (G 12,250.00, B 6,200.00), 18,400.00 counted; the next day 20.00 over. */
function w20(): House {
  const house = new House();
  house.given(house.voucher('G', 'Loan', 12_250, '2026-04-20'));
  house.given(house.voucher('B', 'Loan', 6200, '2026-04-20'));
  house.given(close(house, '2026-04-20', 18_400));
  house.given(close(house, '2026-04-21', 18_420));
  return house;
}

test('W20: 30.00 stay unresolved until a second person books them', (t) => {
  const house = w20();
  t.is(house.balance('sys:cash-difference', 'G'), 30);
  refuses(t, resolve(house, '2026-04-20', 'expense', CASHIER), 'closing.closer-resolves');
  const short = house.given(resolve(house, '2026-04-20', 'cashier'));
  posts(t, short, 'Dr due-from-staff·G 50.00 Cr cash-difference·G 50.00');
  const over = house.given(resolve(house, '2026-04-21', 'income'));
  posts(t, over, 'Dr cash-difference·G 20.00 Cr cash-over·G 20.00');
  t.is(house.balance('sys:cash-difference'), 0);
  t.is(house.balance('C1'), 18_420);
  t.is(house.balance('C1', 'B'), 6200);
  refuses(t, resolve(house, '2026-04-20', 'expense'), 'closing.resolved-already');
});

const pay = (house: House, resolutionId: number, amount: number, on?: string) =>
  settleDebt(house.books, { resolutionId, on, amount: taka(amount), moneyAccount: sl('C1') });

test('a shortage that was booked to the cashier is paid in, part by part, and no more than it', (t) => {
  const house = w20();
  const [booked] = house.given(resolve(house, '2026-04-20', 'cashier'));
  t.like(booked?.data, { userId: 501 });
  t.is(house.balance('sys:due-from-staff', 'G'), 50);
  posts(t, house.given(pay(house, 1, 20)), 'Dr C1·G 20.00 Cr due-from-staff·G 20.00');
  refuses(t, pay(house, 1, 30.01), 'vouchers.debt-too-much', '৩০.০০');
  const [rest] = house.given(pay(house, 1, 30));
  t.like(rest?.data, { paymentId: 2, resolutionId: 1, userId: 501, change: 3000, on: house.today });
  t.is(house.balance('sys:due-from-staff'), 0);
  refuses(t, pay(house, 1, 0.01), 'vouchers.debt-too-much', '০.০০');
});

test('what a drawer was over is given back to the cashier to whom it was booked', (t) => {
  const house = w20();
  house.given(resolve(house, '2026-04-21', 'cashier'));
  t.is(house.balance('sys:due-from-staff', 'G'), -20);
  posts(t, house.given(pay(house, 1, 20)), 'Dr due-from-staff·G 20.00 Cr C1·G 20.00');
  t.is(house.balance('sys:due-from-staff'), 0);
});

test('a difference larger than any amount that the ledger takes is refused', (t) => {
  const house = new House();
  for (const _ of [1, 2]) house.given(house.voucher('G', 'Loan', 1_000_000_000, '2026-04-20'));
  refuses(t, close(house, '2026-04-20', 0), 'ledger.too-large');
});

test('a difference is resolved today, though its day and its drawer are closed', (t) => {
  const house = w20();
  const [entry] = house.given(resolve(house, '2026-04-20', 'expense')) as readonly [EventDraft];
  t.like(entry.data, { on: house.today, day: '2026-04-20', change: -5000 });
  t.is(house.balance('sys:cash-short', 'G'), 50);
});

test('what is resolved is not taken back by opening its day again', (t) => {
  const house = w20();
  house.given(resolve(house, '2026-04-21', 'income'));
  const reopened = reopenDay(house.books, { account: sl('C1'), day: '2026-04-21', noteId: null });
  refuses(t, reopened, 'closing.resolved-already');
});

test('a surprise count posts and closes nothing', (t) => {
  const house = w20();
  const [counted] = house.given(countCash(house.books, { account: sl('C1'), notes: [[1000, 18]] }));
  t.like(counted?.data, { on: house.today, counted: 1_800_000, difference: -42_000, notes: [[1000, 18]] });
  t.is(house.balance('C1'), 18_420);
  house.given(house.guarded(house.voucher('G', 'Loan', 1, house.today)));
});

test('a drawer with paisa counts to the paisa, at the close, in between and when it is handed over', (t) => {
  const house = w20();
  house.given(house.guarded(house.voucher('G', 'Loan', 0.75, house.today)));
  const cash = { account: sl('C1'), notes: [[1, 18_420]] as const, coins: 75 };
  const [counted] = house.given(countCash(house.books, cash));
  t.like(counted?.data, { counted: 1_842_075, coins: 75, difference: 0 });
  const [given] = house.given(handOverDrawer(house.books, { ...cash, to: 5 }, () => true));
  t.like(given?.data, { counted: 1_842_075, coins: 75, difference: 0 });
  const [closed, ...more] = house.given(closeDay(house.books, { ...cash, on: house.today }, 5));
  t.like(closed?.data, { counted: 1_842_075, coins: 75, difference: 0 });
  t.deepEqual(more, []);
});

test('who takes a drawer over closes its days; who gave it does not', (t) => {
  const house = w20();
  house.given(handOverDrawer(house.books, { account: sl('C1'), to: 5, notes: [[1, 18_420]] }, () => true));
  refuses(t, close(house, '2026-04-22', 18_420, CASHIER), 'closing.not-holder', 'C1');
  house.given(close(house, '2026-04-22', 18_420, 5));
});
