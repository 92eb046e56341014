import type { Voucher } from '@madrasah/events/vouchers';
import test from 'ava';
import { paisaTyped } from '../../kit/figures/typed.ts';
import type { SubLedgerRow } from '../../kit/wire/chart-lists.ts';
import { accountsFor, asCopied, headsFor, totalTyped } from './written.ts';

const row = (SLID: number, CAID: number, FundID = 1, allowedFunds: readonly number[] | null = null) =>
  ({ SLID, CAID, FundID, allowedFunds, SlName: `${SLID}`, called: `${SLID}`, GLID: 1 }) as SubLedgerRow;
const chart = [row(1, 1), row(2, 2), row(3, 3), row(4, 4, 2), row(5, 6), row(6, 2, 2), row(7, 3, 2, [2])];

test('a sum is read in any digits, and what is none counts nothing', (t) => {
  t.is(paisaTyped('১,২৫০.৫০'), 125_050);
  t.is(paisaTyped('12x'), 0);
  t.is(totalTyped({ lines: [{ row: 1, Amount: '১০' }, { row: 2 }, { row: 3, Amount: '0.5' }] }), 1050);
});

test('heads of income and expense lie in the voucher’s fund; those that are meant most come first', (t) => {
  const ids = (CAID: number) => headsFor(chart, { CAID, FundID: 1 }).map(({ SLID }) => SLID);
  t.deepEqual(ids(2), [2, 5, 4, 1]);
  t.deepEqual(ids(1), [1, 4, 5, 2]);
});

test('an account that may not hold the fund is not offered', (t) => {
  t.deepEqual(
    accountsFor(chart, 1).map(({ SLID }) => SLID),
    [3],
  );
  t.deepEqual(
    accountsFor(chart, 2).map(({ SLID }) => SLID),
    [3, 7],
  );
});

test('a copy keeps heads and sums and leaves out the cheque and the bills of the other payment', (t) => {
  const voucher = {
    ...{ CAID: 2, FundID: 1, on: '2020-01-05', Account: 3, payee: 'ক', address: '', BookNo: '', remark: '' },
    lines: [{ SLID: 2, SlName: '', GlName: '', text: 'বিল', Amount: 12.5 }],
    ...{
      chequeNo: '7',
      chequeOn: '2020-01-05',
      transactionNo: 'T',
      attachments: [{ fileId: 'a', address: '', mediaType: '' }],
    },
  } as unknown as Voucher;
  const copied = asCopied(voucher);
  t.like(copied, { chequeNo: '', transactionNo: '', attachments: [], lines: [{ SLID: 2, Amount: '12.5' }] });
  t.true(copied.on > '2020-01-05');
});
