import { isRefusal } from '@madrasah/events';
import { CashDifferenceResolved } from '@madrasah/events/closing';
import { cr, dr, entry, VoucherPosted } from '@madrasah/events/ledger';
import { USER_TYPES } from '@madrasah/events/people';
import { refuseVouchers, VoucherRevised } from '@madrasah/events/vouchers';
import test from 'ava';
import { type AccountName, type FundName, fund, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, taka } from '../../test-support/house.ts';
import { provokesEach } from '../../test-support/refusal-table.ts';
import { settleDebt } from '../colleagues/settle-debt.ts';
import type { VoucherContent } from '../content.ts';
import { postJournalVoucher } from '../journal/post.ts';
import { reverseJournalVoucher, type SaidJournal } from '../journal/reverse.ts';
import { postContra } from '../posting/post-contra.ts';
import { postVoucher } from '../posting/post-voucher.ts';
import { transferFunds } from '../posting/transfer-funds.ts';
import { reverseTransfer, type SaidTransfer } from '../reversing/reverse-transfer.ts';
import { settleWallet } from '../settle-wallet.ts';
import { colleagueFault, giveAdvance, settleAdvance } from '../staff-advances.ts';
import { clearCheque, reverseVoucher, type SaidLast } from './change-voucher.ts';
import { reviseVoucher } from './revise.ts';

const DAY = '2026-04-30';
const bills = (fileId: string) => fileId === 'bill';

const content = (
  name: FundName,
  head: AccountName,
  amount: number,
  more: Partial<VoucherContent> = {},
): VoucherContent => ({
  ...{ fundId: fund(name), direction: amount > 0 ? 1 : 2, moneyAccount: sl('C1'), on: DAY },
  lines: [{ subLedgerId: sl(head), amount: taka(Math.abs(amount)) }],
  ...more,
});
const post = (house: House, ...of: Parameters<typeof content>) =>
  postVoucher(house.books, content(...of), bills);

/** What a voucher said last. */
function said(house: House, voucherId: number): SaidLast {
  const types: readonly string[] = [VoucherPosted.type, VoucherRevised.type];
  const last = house.events.findLast(
    ({ type, data }) => types.includes(type) && (data as SaidLast).voucherId === voucherId,
  );
  return last?.data as SaidLast;
}
const revise = (house: House, voucherId: number, now: VoucherContent) =>
  reviseVoucher(house.books, { voucherId, ...now }, said(house, voucherId), bills);
const reverse = (house: House, voucherId: number, kind: 'void' | 'bounced' = 'void', on?: string) =>
  reverseVoucher(house.books, { voucherId, kind, noteId: null, on }, said(house, voucherId));

/** A house with money in the box and a debit voucher 1 of electricity. */
function withBill(amount = 1250) {
  const house = new House();
  house.given(post(house, 'G', 'Loan', 50_000, { on: '2026-04-01' }));
  house.given(post(house, 'G', 'Electricity', -amount));
  return house;
}

test('W16: a voucher edited keeps its number; one entry takes back what it said and posts what it says', (t) => {
  const house = withBill();
  const drafts = house.given(revise(house, 2, content('G', 'Electricity', -1520)));
  posts(
    t,
    drafts,
    `Dr C1·G 1,250.00 Cr Electricity·G 1,250.00;
     Dr Electricity·G 1,520.00 Cr C1·G 1,520.00`,
  );
  t.like(drafts[0]?.data, { voucherNo: 1, edition: 1, on: DAY });
  t.false(Object.keys(drafts[0]?.data ?? {}).includes('series'), 'it takes no number');
  t.is(house.balance('Electricity'), 1520);
  t.is(house.balance('C1'), 48_480);
  const again = house.given(revise(house, 2, content('G', 'Electricity', -1500)));
  t.like(again[0]?.data, { voucherNo: 1, edition: 2 });
  t.is(house.balance('Electricity'), 1500);
  const next = house.given(post(house, 'G', 'Electricity', -10));
  t.like(next[0]?.data, { voucherNo: 2 }, 'the series goes on without a gap');
});

test('a revision is held to every rule of a voucher, with what it takes back counted in', (t) => {
  const house = withBill(50_000);
  house.given(revise(house, 2, content('G', 'Electricity', -50_000)));
  const more = revise(house, 2, content('G', 'Electricity', -50_000.01));
  refuses(t, more, 'ledger.fund-money-short', '০.০০');
  refuses(t, revise(house, 2, content('G', 'Meals', -5)), 'ledger.fund-mismatch');
  refuses(t, revise(house, 2, content('B', 'Meals', -5)), 'vouchers.fund-fixed');
});

test('a reversal is the mirror of what the voucher says last, on its own day, once', (t) => {
  const house = withBill();
  house.today = '2026-05-03';
  house.given(revise(house, 2, content('G', 'Electricity', -1520, { moneyAccount: sl('C1') })));
  const drafts = house.given(reverse(house, 2));
  posts(t, drafts, 'Dr C1·G 1,520.00 Cr Electricity·G 1,520.00');
  t.like(drafts[0]?.data, { on: DAY, kind: 'void', voucherNo: 1 });
  t.false('wanted' in (drafts[0]?.data ?? {}));
  t.is(house.balance('Electricity'), 0);
  refuses(t, reverse(house, 2), 'vouchers.reversed-already');
  refuses(t, revise(house, 2, content('G', 'Electricity', -5)), 'vouchers.reversed-already');
});

test('money that was spent since is not taken back by a choice; a cheque that bounced is a fact', (t) => {
  const house = new House();
  const cheque = { moneyAccount: sl('BK'), chequeNo: '৪৫৮২১', chequeOn: DAY };
  house.given(post(house, 'G', 'Loan', 5000, { on: '2026-04-20', ...cheque }));
  house.given(post(house, 'G', 'Electricity', -4000, { on: '2026-04-21', moneyAccount: sl('BK') }));
  refuses(t, reverse(house, 1), 'ledger.fund-money-short', '১,০০০.০০');
  posts(t, house.given(reverse(house, 1, 'bounced')), 'Dr Loan·G 5,000.00 Cr BK·G 5,000.00');
  t.is(house.balance('BK', 'G'), -4000);
  t.like(post(house, 'G', 'Loan', 5000, cheque), { length: 1 }, 'shown to the bank again');
});

test('a cheque is honoured once, and then bounces no more', (t) => {
  const house = new House();
  house.given(post(house, 'G', 'Loan', 5000, { moneyAccount: sl('BK'), chequeNo: '1', chequeOn: null }));
  t.deepEqual(
    house.given(clearCheque(house.books, 1, DAY)).map(({ data }) => data),
    [{ voucherId: 1, on: DAY }],
  );
  refuses(t, reverse(house, 1, 'bounced'), 'vouchers.cheque-cleared');
  const cash = withBill();
  refuses(t, clearCheque(cash.books, 2, DAY), 'vouchers.no-cheque');
  t.is(house.journal.vouchers.get(1)?.cleared, true);
});

test('a cheque and a transaction stand on one paper only; a revision may keep its own, a reversal sets them free', (t) => {
  const house = new House();
  const papers = { moneyAccount: sl('BK'), chequeNo: '০০ ৭', transactionNo: 'abc 1' };
  house.given(post(house, 'G', 'Loan', 5000, papers));
  const other = { moneyAccount: sl('BK'), chequeNo: '007' };
  refuses(t, post(house, 'G', 'Loan', 5, other), 'vouchers.cheque-twice', '১');
  t.like(post(house, 'G', 'Electricity', -5, other), { length: 1 }, 'one of our own account');
  const paid = { moneyAccount: sl('BK'), transactionNo: 'ABC1' };
  refuses(t, post(house, 'G', 'Loan', 5, paid), 'vouchers.transaction-twice', '১');
  house.given(revise(house, 1, content('G', 'Loan', 4000, papers)));
  house.given(reverse(house, 1));
  t.like(post(house, 'G', 'Loan', 5, { ...other, ...paid }), { length: 1 });
});

test('a transaction that a receipt has is on no voucher', (t) => {
  const house = new House();
  house.given(house.charge({ Tuition: 500 }, DAY));
  house.given(house.collect({ rows: [{ itemId: 1, deposit: taka(500) }], into: 'BK', transactionNo: 'T1' }));
  const paid = { moneyAccount: sl('BK'), transactionNo: 't1' };
  refuses(t, post(house, 'G', 'Loan', 5, paid), 'fees.transaction-taken', '১');
});

const inJournal = (...lines: (readonly [AccountName, number, number])[]) =>
  postJournalVoucher(
    new House().books,
    {
      ...{ fundId: fund('G'), on: DAY, noteId: null },
      lines: lines.map(([head, debit, credit]) => ({ subLedgerId: sl(head), debit, credit })) as never,
    },
    { requestId: 1 } as never,
  );
/** A journal voucher that stands in a house, as it was recorded. */
function postedJournal(house: House): SaidJournal {
  const decided = inJournal(['Electricity', 500, 0], ['Loan', 0, 500]);
  if (isRefusal(decided)) throw new Error(decided.code);
  const [posted] = house.given(decided.drafts);
  return posted?.data as SaidJournal;
}

test('a journal voucher is taken back as a whole, on its own day while that is open, and once', (t) => {
  const house = new House();
  const said = postedJournal(house);
  house.today = '2026-05-02';
  const decided = reverseJournalVoucher(house.books, { journalVoucherId: 1, noteId: 4 }, said);
  if (isRefusal(decided)) return t.fail(decided.code);
  t.true(decided.needsSecondPerson);
  const drafts = house.given(decided.drafts);
  posts(t, drafts, 'Cr Electricity·G 5.00 Dr Loan·G 5.00');
  t.like(drafts[0]?.data, { journalVoucherId: 1, voucherNo: 1, on: DAY, noteId: 4 });
  t.false('wanted' in (drafts[0]?.data ?? {}));
  t.is(house.balance('Electricity', 'G'), 0);
  refuses(
    t,
    reverseJournalVoucher(house.books, { journalVoucherId: 7, noteId: null }, said),
    'vouchers.not-found',
  );
});

const walletToBank = (wallet: AccountName) =>
  ({ on: DAY, wallet: sl(wallet), bank: sl('BK'), received: 5, charge: 0 }) as never;
const advance = (name: FundName) =>
  ({
    ...{ userId: 1, purpose: 'shopping' as const, fundId: fund(name) },
    moneyAccount: sl('C1'),
    amount: 500,
    on: DAY,
  }) as const;
const NO_BILLS = { advanceId: 1, bills: [], returned: 0, moneyAccount: sl('C1'), noteId: null };

/** 5.00 that a drawer was short, booked to its cashier. */
function withShortage(): House {
  const house = new House();
  const about = { resolutionId: 1, closeId: 1, moneyAccount: sl('C1'), day: DAY, on: DAY, fundId: fund('G') };
  const postings = entry([
    dr('sys:due-from-staff', fund('G'), 500),
    cr('sys:cash-difference', fund('G'), 500),
  ]);
  house.given([CashDifferenceResolved({ ...about, to: 'cashier', change: -500, noteId: null, postings })]);
  return house;
}

const back = (what: 'contra' | 'transfer', id: number) => ({ what, id, noteId: null });

provokesEach(refuseVouchers.codes, {
  'vouchers.debt-not-found': () =>
    settleDebt(new House().books, { resolutionId: 9, on: DAY, amount: 5, moneyAccount: sl('C1') }),
  'vouchers.debt-before-itself': () =>
    settleDebt(withShortage().books, {
      resolutionId: 1,
      on: '2026-04-01',
      amount: 5,
      moneyAccount: sl('C1'),
    }),
  'vouchers.debt-too-much': () =>
    settleDebt(withShortage().books, { resolutionId: 1, on: DAY, amount: 501, moneyAccount: sl('C1') }),
  'vouchers.transfer-not-found': () => reverseTransfer(new House().books, back('contra', 9), undefined),
  'vouchers.transfer-reversed-already': () => {
    const house = withBill();
    const [contra] = house.given(
      postContra(house.books, {
        ...{ fromAccount: sl('C1'), toAccount: sl('BK'), on: DAY },
        lines: [{ fundId: fund('G'), amount: 5 }],
      }),
    );
    const again = () => reverseTransfer(house.books, back('contra', 1), contra?.data as SaidTransfer);
    house.given(again() as never);
    return again();
  },
  'vouchers.loan-repaid': () => {
    const house = withBill();
    const between = (kind: 'loan' | 'repay', from: FundName, to: FundName) =>
      house.given(
        transferFunds(house.books, {
          ...{ kind, fromFund: fund(from), toFund: fund(to), moneyAccount: sl('C1') },
          ...{ amount: 5, on: DAY },
        }),
      );
    const [loan] = between('loan', 'G', 'B');
    between('repay', 'B', 'G');
    return reverseTransfer(house.books, back('transfer', 1), loan?.data as SaidTransfer);
  },
  'vouchers.not-found': () =>
    reverseVoucher(new House().books, { voucherId: 9, kind: 'void', noteId: null }, said(withBill(), 2)),
  'vouchers.reversed-already': () => {
    const house = withBill();
    house.given(reverse(house, 2));
    return reverse(house, 2);
  },
  'vouchers.head-twice': () => {
    const twice = content('G', 'Loan', 5);
    return postVoucher(new House().books, { ...twice, lines: [...twice.lines, ...twice.lines] }, bills);
  },
  'vouchers.cheque-twice': () => {
    const house = withBill();
    house.given(post(house, 'G', 'Loan', 5, { chequeNo: '7' }));
    return post(house, 'G', 'Loan', 5, { chequeNo: '7' });
  },
  'vouchers.transaction-twice': () => {
    const house = withBill();
    house.given(post(house, 'G', 'Loan', 5, { transactionNo: '7' }));
    return post(house, 'G', 'Loan', 5, { transactionNo: '7' });
  },
  'vouchers.fund-fixed': () => {
    const house = withBill();
    return revise(house, 2, content('G', 'Loan', 5));
  },
  'vouchers.before-itself': () => {
    const house = withBill();
    return reverse(house, 2, 'void', '2026-04-01');
  },
  'vouchers.no-cheque': () => clearCheque(withBill().books, 2, DAY),
  'vouchers.cheque-cleared': () => {
    const house = withBill();
    house.given(post(house, 'G', 'Loan', 5, { chequeNo: '7' }));
    house.given(clearCheque(house.books, 3, DAY));
    return clearCheque(house.books, 3, DAY);
  },
  'vouchers.journal-reversed-already': () => {
    const house = new House();
    const said = postedJournal(house);
    const back = { journalVoucherId: 1, noteId: null };
    const once = reverseJournalVoucher(house.books, back, said);
    if (!isRefusal(once)) house.given(once.drafts);
    return reverseJournalVoucher(house.books, back, said);
  },
  'vouchers.journal-money': () => inJournal(['Loan', 5, 0], ['C1', 0, 5]),
  'vouchers.journal-sides': () => inJournal(['Loan', 5, 5], ['Electricity', 0, 5]),
  'vouchers.journal-unbalanced': () => inJournal(['Loan', 5, 0], ['Electricity', 0, 4]),
  'vouchers.wallet-differs': () => {
    const house = new House();
    const account = house.chart.subLedgers.get(sl('MW'));
    house.chart.subLedgers.set(sl('MW'), { ...account, moneyKind: 'wallet' } as never);
    house.given(post(house, 'G', 'Loan', 100, { moneyAccount: sl('MW') }));
    return settleWallet(house.books, walletToBank('MW'));
  },
  'vouchers.not-wallet-and-bank': () => settleWallet(new House().books, walletToBank('BK')),
  'vouchers.advance-not-found': () => settleAdvance(new House().books, { ...NO_BILLS, returned: 5 }, bills),
  'vouchers.advance-no-colleague': () => colleagueFault({ userType: USER_TYPES.student }),
  'vouchers.advance-salary-fund': () => giveAdvance(new House().books, advance('Z')),
  'vouchers.settled-too-much': () => {
    const house = withBill();
    house.given(giveAdvance(house.books, advance('G')));
    return settleAdvance(house.books, { ...NO_BILLS, returned: 501 }, bills);
  },
  'vouchers.settled-nothing': () => {
    const house = withBill();
    house.given(giveAdvance(house.books, advance('G')));
    return settleAdvance(house.books, NO_BILLS, bills);
  },
  'vouchers.bill-unknown': () => post(withBill(), 'G', 'Loan', 5, { attachments: ['another'] }),
});

test('bills that were attached stand on the voucher', (t) => {
  const [draft] = new House().given(post(new House(), 'G', 'Loan', 5, { attachments: ['bill'] }));
  t.false(isRefusal(draft));
  t.like(draft?.data, { attachments: ['bill'] });
});
