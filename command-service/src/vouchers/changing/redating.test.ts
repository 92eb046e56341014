import { PeriodLocked } from '@madrasah/events/closing';
import { VoucherPosted } from '@madrasah/events/ledger';
import { VoucherRevised } from '@madrasah/events/vouchers';
import test from 'ava';
import { type AccountName, type FundName, fund, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, taka } from '../../test-support/house.ts';
import { postVoucher } from '../posting/post-voucher.ts';
import { reverseVoucher, type SaidLast } from './change-voucher.ts';
import { reviseVoucher } from './revise.ts';

const bills = () => false;
const content = (name: FundName, head: AccountName, amount: number, on: string) => ({
  ...{ fundId: fund(name), direction: amount > 0 ? 1 : 2, moneyAccount: sl('C1'), on },
  lines: [{ subLedgerId: sl(head), amount: taka(Math.abs(amount)) }],
});
/** What a voucher said last. */
function said(house: House, voucherId: number): SaidLast {
  const types: readonly string[] = [VoucherPosted.type, VoucherRevised.type];
  const last = house.events.findLast(
    ({ type, data }) => types.includes(type) && (data as SaidLast).voucherId === voucherId,
  );
  return last?.data as SaidLast;
}
const post = (house: House, ...of: Parameters<typeof content>) =>
  house.given(postVoucher(house.books, content(...of), bills));
const revise = (house: House, voucherId: number, now: ReturnType<typeof content>) =>
  reviseVoucher(house.books, { voucherId, ...now }, said(house, voucherId), bills);
const reverse = (house: House, voucherId: number) =>
  reverseVoucher(house.books, { voucherId, kind: 'void', noteId: null }, said(house, voucherId));

const year = (house: House, id: number, from: string, to: string) =>
  house.setUp({
    type: 'AccountingYearAdded',
    data: { id, serial: id, attributes: { name: `${id}`, from, to } },
  } as never);

/** 20 November, both months open: a loan of the 1st of October, and electricity written for the 12th. */
function inNovember() {
  const house = new House();
  house.today = '2026-11-20';
  post(house, 'G', 'Loan', 5000, '2026-10-01');
  post(house, 'G', 'Electricity', -1250, '2026-10-12');
  return house;
}
const lock = (house: House, month: string) =>
  house.given([PeriodLocked({ lockId: 1, month, level: 'soft' })]);

test('a voucher of a wrong day leaves it: what it said is taken back there, what it says stands on the new day', (t) => {
  const house = inNovember();
  const [mirror, revision, ...more] = house.given(
    revise(house, 2, content('G', 'Electricity', -1250, '2026-11-20')),
  );
  t.is(more.length, 0);
  posts(t, [mirror as never], 'Dr C1·G 1,250.00 Cr Electricity·G 1,250.00');
  posts(t, [revision as never], 'Dr Electricity·G 1,250.00 Cr C1·G 1,250.00');
  t.like(mirror, { type: 'VoucherMirrored', data: { voucherNo: 1, edition: 0, on: '2026-10-12' } });
  t.like(revision, { type: 'VoucherRevised', data: { voucherNo: 1, edition: 1, on: '2026-11-20' } });
  t.is(house.balance('Electricity'), 1250);
});

test('a day may be changed to an earlier one, where every evening between can bear it', (t) => {
  const house = inNovember();
  const drafts = house.given(revise(house, 2, content('G', 'Electricity', -1250, '2026-10-02')));
  t.deepEqual(
    drafts.map(({ data }) => (data as { on: string }).on),
    ['2026-10-12', '2026-10-02'],
  );
  const early = content('G', 'Electricity', -1250, '2026-09-30');
  refuses(t, revise(house, 2, early), 'ledger.fund-money-short', '৩০ সেপ্টেম্বর ২০২৬');
});

test('from a locked month it is taken back today, and why is told; into one it cannot be written', (t) => {
  const house = inNovember();
  lock(house, '2026-10');
  const [mirror, revision] = house.given(revise(house, 2, content('G', 'Electricity', -1250, '2026-11-19')));
  t.like(mirror?.data, {
    ...{ on: '2026-11-20', wanted: '2026-10-12' },
    why: { key: 'ledger.month-locked', places: { day: '2026-10-12' } },
  });
  t.like(revision?.data, { on: '2026-11-19' });
  refuses(t, revise(house, 2, content('G', 'Electricity', -5, '2026-10-12')), 'ledger.month-locked');
});

test('a change of the day that would leave an evening short is refused, and the evening named', (t) => {
  const house = inNovember();
  post(house, 'G', 'Electricity', -3000, '2026-10-20');
  refuses(
    t,
    revise(house, 1, content('G', 'Loan', 5000, '2026-11-20')),
    'ledger.fund-money-short',
    '১২ অক্টোবর ২০২৬',
  );
});

test('a void stands on the voucher’s own day; where a later evening would be short, today, and names it', (t) => {
  const house = inNovember();
  t.like(house.given(reverse(house, 2))[0]?.data, { on: '2026-10-12' });
  post(house, 'G', 'Electricity', -4000, '2026-10-15');
  post(house, 'G', 'Loan', 9000, '2026-11-01');
  t.like(house.given(reverse(house, 1))[0]?.data, {
    ...{ on: '2026-11-20', wanted: '2026-10-01' },
    why: { key: 'ledger.fund-money-short', places: { day: '2026-10-15' } },
  });
});

test('into another accounting year it is a void and a new voucher of that year’s next number, each naming the other', (t) => {
  const house = inNovember();
  year(house, 1, '2025-11-01', '2026-10-31');
  year(house, 2, '2026-11-01', '2027-10-31');
  post(house, 'G', 'Loan', 10, '2026-11-01');
  post(house, 'G', 'Electricity', -5, '2026-11-02');
  const [back, now] = house.given(revise(house, 2, content('G', 'Electricity', -1250, '2026-11-20')));
  t.like(back, {
    type: 'VoucherReversed',
    data: { voucherId: 2, voucherNo: 1, on: '2026-10-12', replacedBy: 5 },
  });
  t.like(now, { type: 'VoucherPosted', data: { voucherId: 5, voucherNo: 2, on: '2026-11-20', replaces: 2 } });
  refuses(t, revise(house, 2, content('G', 'Electricity', -1, '2026-11-20')), 'vouchers.reversed-already');
});
