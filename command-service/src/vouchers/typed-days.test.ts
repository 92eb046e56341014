import { isRefusal } from '@madrasah/events';
import { PeriodLocked } from '@madrasah/events/closing';
import test from 'ava';
import { closeDay } from '../closing/close-day.ts';
import { recoverWrittenOff } from '../concessions/recover.ts';
import { openBalances } from '../opening/open-balances.ts';
import { fund, sl } from '../test-support/chart.ts';
import { House, refuses, taka } from '../test-support/house.ts';
import { settleDebt } from './colleagues/settle-debt.ts';
import { postContra } from './posting/post-contra.ts';
import { transferFunds } from './posting/transfer-funds.ts';
import { settleWallet } from './settle-wallet.ts';
import { giveAdvance, settleAdvance } from './staff-advances.ts';

const OPENING = '2026-04-10';
const DAY = '2026-04-20';
const SHORT = taka(90_000);

/** Everything that has a day typed beside a voucher, of more money than there is. */
const typed: Readonly<Record<string, (house: House, on: string) => unknown>> = {
  contra: ({ books }, on) =>
    postContra(books, {
      ...{ fromAccount: sl('C1'), toAccount: sl('BK'), on },
      lines: [{ fundId: fund('G'), amount: SHORT }],
    }),
  transfer: ({ books }, on) =>
    transferFunds(books, {
      ...{ kind: 'gift', fromFund: fund('G'), toFund: fund('B'), on },
      ...{ moneyAccount: sl('C1'), amount: SHORT },
    }),
  'wallet settlement': ({ books }, on) =>
    settleWallet(books, {
      ...{ wallet: sl('MW'), bank: sl('BK'), on },
      ...{ received: SHORT, charge: taka(5) },
    } as never),
  'staff advance': ({ books }, on) =>
    giveAdvance(books, {
      ...{ userId: 501, purpose: 'shopping', fundId: fund('G'), moneyAccount: sl('C1') },
      ...{ amount: SHORT, on },
    }),
  'settlement of an advance': ({ books }, on) =>
    settleAdvance(
      books,
      { advanceId: 1, on, bills: [], returned: taka(5), moneyAccount: sl('C1'), noteId: null },
      () => false,
    ),
  'a debt that a cashier pays in': ({ books }, on) =>
    settleDebt(books, { resolutionId: 1, amount: taka(5), on, moneyAccount: sl('C1') } as never),
  'money for what was written off': ({ books }, on) =>
    recoverWrittenOff(books, { writeOffId: 1, amount: taka(5), on, moneyAccount: sl('C1') } as never),
};

/** General opens on 10 April with cash and a wallet; a colleague has an advance of the 12th. */
function opened() {
  const house = new House();
  house.chart.subLedgers.set(sl('MW'), {
    ...(house.chart.subLedgers.get(sl('MW')) as object),
    moneyKind: 'wallet',
  } as never);
  const at = (name: 'C1' | 'MW') => ({ subLedgerId: sl(name), fundId: fund('G'), amount: taka(500) });
  const accounts = [at('C1'), at('MW')];
  house.given(openBalances(house.books, { on: OPENING, accounts, oldDues: [], advances: [] }));
  house.given(
    giveAdvance(house.books, {
      ...{ userId: 501, purpose: 'shopping', fundId: fund('G'), moneyAccount: sl('C1') },
      ...{ amount: taka(50), on: '2026-04-12' },
    }),
  );
  const written = {
    writeOffId: 1,
    userId: 7,
    admissionId: 7,
    fundId: fund('G'),
    amount: taka(50),
    recovered: 0,
  };
  house.journal.writeOffs.set(1, written as never);
  const debt = { userId: 501, fundId: fund('G'), left: taka(5), on: '2026-04-12' };
  house.journal.cashierDebts.set(1, debt as never);
  return house;
}

const pathOf = (outcome: unknown) => (isRefusal(outcome) ? outcome.fields[0]?.path : undefined);

for (const [name, at] of Object.entries(typed)) {
  test(`${name}: a closed account is named with its day at the field of the day, not what is short`, (t) => {
    const house = opened();
    house.given(closeDay(house.books, { account: sl('C1'), on: DAY, notes: [[450, 1]] } as never, 1));
    house.journal.reconciled.set(sl('MW'), { through: DAY } as never);
    const refused = at(house, DAY);
    const [code, account] =
      name === 'wallet settlement'
        ? (['ledger.account-reconciled', 'MW'] as const)
        : (['ledger.day-closed', 'C1'] as const);
    refuses(t, refused, code, account, '২০ এপ্রিল ২০২৬');
    t.is(pathOf(refused), 'on');
  });

  test(`${name}: so is the day of a locked month, and one that is still to come`, (t) => {
    const house = opened();
    house.today = '2026-05-20';
    house.given([PeriodLocked({ lockId: 1, month: '2026-04', level: 'soft' })]);
    for (const [day, code] of [
      [DAY, 'ledger.month-locked'],
      ['2026-05-21', 'ledger.future-day'],
    ] as const) {
      const refused = at(house, day);
      refuses(t, refused, code);
      t.is(pathOf(refused), 'on');
    }
  });

  test(`${name}: before the opening of its fund the opening is named, whatever is locked`, (t) => {
    const house = opened();
    house.given([PeriodLocked({ lockId: 1, month: '2026-03', level: 'hard' })]);
    const refused = at(house, '2026-03-31');
    refuses(t, refused, 'ledger.before-opening', '৩১ মার্চ ২০২৬', '১০ এপ্রিল ২০২৬');
    t.is(pathOf(refused), 'on');
  });
}

test('a debt is not paid before it was booked', (t) => {
  const refused = typed['a debt that a cashier pays in']?.(opened(), '2026-04-11');
  refuses(t, refused, 'vouchers.debt-before-itself', '১২ এপ্রিল ২০২৬');
  t.is(pathOf(refused), 'on');
});

test('an advance is not settled before it was given', (t) => {
  const refused = typed['settlement of an advance']?.(opened(), '2026-04-11');
  refuses(t, refused, 'vouchers.before-itself', '১২ এপ্রিল ২০২৬');
  t.is(pathOf(refused), 'on');
});
