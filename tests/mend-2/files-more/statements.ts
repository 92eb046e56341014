import { book, day, type Given } from './book.ts';
import { type Brought, marked, utf8, utf16 } from './text.ts';

const HEAD = 'Date,Particulars,Debit,Credit,Balance';
const CELLS = HEAD.split(',');
const one = (rows: readonly (readonly Given[])[], style: Parameters<typeof book>[1] = {}) =>
  book([{ name: 'Statement', rows }], style);
const money = (v: number, format = '_-* #,##0.00_-;-* #,##0.00_-') => ({ v, format });

/**
 * Statements of November 2026 as banks and wallets of the country give them. What comes: what stood before, each amount
 * with its day of the month in the order taken, what stood after; or the lines that are named.
 */
export const statementFiles: readonly Brought[] = [
  {
    name: 'ibbl-opening-line.csv',
    bytes: utf8(
      ...[
        'Islami Bank Bangladesh PLC,,,,,',
        'Account Statement from 01-Nov-2026 to 29-Nov-2026,,,,,',
        ',,,,,',
      ],
      'Trans Date,Particulars,Instrument No,Withdraw(Dr.),Deposit(Cr.),Balance',
      ',Opening Balance,,,,"1,05,000.00 Cr"',
      '02-Nov-2026,Cash Deposit,,,"10,000.00","1,15,000.00 Cr"',
      '05-Nov-2026,Chq Withdrawal,0012345,"1,00,000.00",,"15,000.00 Cr"',
      ',Total :,,"1,00,000.00","10,000.00",',
    ),
    comes: '105000 2:+10000 5:-100000 15000',
  },
  {
    name: 'dbbl-month-names.csv',
    bytes: utf8(
      'Txn Date,Description,Debit,Credit,Balance',
      '"Nov 01, 2026",ATM FEE,115.00,,"4,885.00"',
      '"Nov 03, 2026",NPSB CREDIT,,500.00,"5,385.00"',
    ),
    comes: '5000 1:-115 3:+500 5385',
  },
  {
    name: 'sonali-page-breaks.csv',
    bytes: utf8(
      ...['SONALI BANK PLC', HEAD, '01/11/2026,B/F,,,5000.00', '02/11/2026,CHQ 1,500.00,,4500.00'],
      ...[',Page Total,500.00,,', ',C/F,,,4500.00', 'SONALI BANK PLC', 'Page 2 of 2', HEAD, ',B/F,,,4500.00'],
      ...['15/11/2026,DEP,,250.00,4750.00', ',Closing Balance,,,4750.00'],
    ),
    comes: '5000 2:-500 15:+250 4750',
  },
  {
    name: 'workbook-with-dates-and-taka.xlsx',
    bytes: one([
      ['Account No: 2050'],
      CELLS,
      [
        day('2026-11-02', 'd-mmm-yy'),
        'CASH',
        null,
        money(1500, '[$৳-845]#,##0.00'),
        money(1500, '"৳"#,##,##0.00'),
      ],
      [day('2026-11-14', '[$-409]dd/mmm/yyyy;@'), 'CHARGE', money(583.28), null, money(916.7199999999999)],
    ]),
    comes: '0 2:+1500 14:-583.28 916.72',
  },
  {
    name: 'workbook-of-1904-with-times.xlsx',
    bytes: one([CELLS, [{ v: 46_328 - 1462 + 0.75, format: 'm/d/yy h:mm' }, 'A', null, 1500, 1500]], {
      date1904: true,
    }),
    comes: '0 2:+1500 1500',
  },
  {
    name: 'negatives-in-brackets-and-overdraft.csv',
    bytes: utf8(
      'Date,Narration,Amount,Balance',
      '01/11/2026,CHQ,"(1,500.00)","(1,500.00)"',
      '02/11/2026,DEP,500.00,"1,000.00-"',
      '13/11/2026,CHQ,−200.00,"1,200.00 DR"',
    ),
    comes: '0 1:-1500 2:+500 13:-200 -1200',
  },
  {
    name: 'bengali-bank.csv',
    bytes: marked(
      'তারিখ;বিবরণ;উত্তোলন;জমা;স্থিতি',
      '১ নভেম্বর, ২০২৬;প্রারম্ভিক জের;;;৫,০০০.০০',
      '০২ নভেঃ ২০২৬;নগদ জমা;;১,২৫,০০০/-;১,৩০,০০০/=',
      '১৫ই নভেম্বর ২০২৬;চেক;৳ ৩০,০০০.০০;;১,০০,০০০ টাকা',
    ),
    comes: '5000 2:+125000 15:-30000 100000',
  },
  {
    name: 'utf16-tabs-newest-first.xls',
    bytes: utf16(
      CELLS.join('\t'),
      '05/11/2026\tC\t100.00\t\t2,400.00',
      '05/11/2026\tB\t\t1,000.00\t2,500.00',
      '02/11/2026\tA\t\t1,500.00\t1,500.00',
    ),
    comes: '0 2:+1500 5:+1000 5:-100 2400',
  },
  {
    name: 'days-newest-first-lines-oldest-first.csv',
    bytes: utf8(
      HEAD,
      ...[
        '15/11/2026,C,,500,3000',
        '15/11/2026,D,100,,2900',
        '02/11/2026,A,,1500,1500',
        '02/11/2026,B,,1000,2500',
      ],
    ),
    comes: '0 2:+1500 2:+1000 15:+500 15:-100 2900',
  },
  {
    name: 'balance-once-a-day.csv',
    bytes: utf8(HEAD, '02/11/2026,A,,1500,', '02/11/2026,B,500,,1000', '15/11/2026,C,,200,1200'),
    comes: '0 2:+1500 2:-500 15:+200 1200',
  },
  {
    name: 'balance-once-a-day-line-lost.csv',
    bytes: utf8(HEAD, '02/11/2026,A,,1500,1500', '03/11/2026,B,500,,', '15/11/2026,C,,200,1100'),
    comes: 'refused 4',
  },
  {
    name: 'a-line-is-missing.csv',
    bytes: utf8(HEAD, '02/11/2026,A,,1500,1500', '15/11/2026,C,,200,1200'),
    comes: 'refused 3',
  },
  {
    name: 'two-accounts-in-one-file.csv',
    bytes: utf8(
      ...['A/C 1001', HEAD, '02/11/2026,A,,1500,1500', '13/11/2026,B,,100,1600'],
      ...['A/C 2002', HEAD, '03/11/2026,C,,700,9700', '14/11/2026,D,200,,9500'],
    ),
    comes: 'refused 7',
  },
  {
    name: 'bkash-merchant.csv',
    bytes: utf8(
      'Date & Time,Transaction ID,Transaction Type,From/To,Amount,Fee,Balance',
      '2026-11-02 10:15:22 AM,BKA1111AA,Cash In,01712345678,"1,000.00",0.00,"1,000.00"',
      '2026-11-13 09:01:02 PM,BKA2222BB,Send Money,01812345678,500.00,5.00,495.00',
    ),
    comes: '0 2:+1000 13:-505 495',
  },
  {
    name: 'nagad-plus-and-minus.csv',
    bytes: utf8(
      'তারিখ ও সময়,ট্রানজেকশন আইডি,ধরন,পরিমাণ,ব্যালেন্স',
      '02/11/2026 10:15,7HGF1,ক্যাশ ইন,"+1,000.00","1,000.00"',
      '13/11/2026 11:00,7HGF2,পেমেন্ট,-400.00,600.00',
    ),
    comes: '0 2:+1000 13:-400 600',
  },
  {
    name: 'rocket-type-in-letters.csv',
    bytes: utf8(
      'Trn Date|Txn ID|D/C|Amount|Balance',
      '02-11-2026|900001|C|1,000.00|1,000.00',
      '14-11-2026|900002|D|250.00|750.00',
    ),
    comes: '0 2:+1000 14:-250 750',
  },
  {
    name: 'blank-columns-and-quoted-newlines.csv',
    bytes: utf8(
      'Date,,"Transaction\nDetails",,Debit,,Credit,,Balance',
      '02.11.2026,,"CASH\nDEPOSIT",,,,"1,500.00",,"1,500.00"',
      '15.11.2026,,CHQ,,100.00,,,,"1,400.00"',
    ),
    comes: '0 2:+1500 15:-100 1400',
  },
  {
    name: 'years-of-two-digits-and-slashed-isodays.csv',
    bytes: utf8(HEAD, '02-Nov-26,A,,1500,1500', '2026/11/03,B,100,,1400', '20261114,C,100,,1300'),
    comes: '0 2:+1500 3:-100 14:-100 1300',
  },
  {
    name: 'zero-and-dash-in-the-other-column.csv',
    bytes: utf8(
      HEAD,
      '02/11/2026,A,0.00,"1,500.00","1,500.00"',
      '15/11/2026,B,100.00,–,"1,400.00"',
      '16/11/2026,C,100.00,--,"1,300.00"',
    ),
    comes: '0 2:+1500 15:-100 16:-100 1300',
  },
  {
    name: 'amounts-with-blanks-that-do-not-break.csv',
    bytes: utf8(
      HEAD,
      '02/11/2026\u00a0,A,,"\u200b1,500.00\u00a0","BDT 1,500.00"',
      '15/11/2026,B,"Tk. 100.00",,"1,400.00\u200f"',
    ),
    comes: '0 2:+1500 15:-100 1400',
  },
  {
    name: 'weekdays-times-with-points-and-stars.csv',
    bytes: utf8(
      'Txn Date,Narration,Debit/Withdrawal,Credit/Deposit,Balance',
      '"Monday, 02 November 2026",A,,"**1,500.00","**1,500.00"',
      '03-NOV-26 10.20.30.000000 AM,B,.50,,"1,499.50"',
      'শনিবার ১৪ নভেম্বর ২০২৬,C,,0.50,"1,500.00"',
    ),
    comes: '0 2:+1500 3:-0.5 14:+0.5 1500',
  },
  {
    name: 'errors-in-the-balance.xlsx',
    bytes: one([CELLS, [day('2026-11-02'), 'A', null, 1500, { t: 'e', v: '#DIV/0!' }]]),
    comes: 'refused 2',
    says: [/E2/],
  },
  {
    name: 'balance-by-formula.xlsx',
    bytes: one([
      CELLS,
      [day('2026-11-02'), 'A', null, 1500, { f: 'D2', v: 1500 }],
      [day('2026-11-15'), 'B', 100, null, { f: 'E2-C3+D3' }],
    ]),
    comes: 'refused 3',
    says: [/E3/],
  },
  {
    name: 'days-without-a-year.csv',
    bytes: utf8(HEAD, '02-Nov,A,,1500,1500'),
    comes: 'refused 2',
  },
  {
    name: 'html-saved-as.xls',
    bytes: utf8('<html><body><table>', '<tr><td>Date</td><td>Debit</td></tr>', '</table></body></html>'),
    comes: 'refused import.web-page',
  },
  {
    name: 'old-macs-ends-of-lines.csv',
    bytes: Buffer.from([HEAD, '02/11/2026,A,,1500,1500', '15/11/2026,B,100,,1400'].join('\r')),
    comes: '0 2:+1500 15:-100 1400',
  },
];
