import { type ImportRow, say } from '@madrasah/events';
import type { OpeningRow } from '@madrasah/events/ledger';
import test from 'ava';
import { fund, sl } from '../../test-support/chart.ts';
import { House, taka } from '../../test-support/house.ts';
import { readOpening } from './rows.ts';

const house = new House();
const nameOf = (id: number) => house.books.chart.subLedgers.get(id)?.name ?? '';
const fundName = (name: 'G' | 'Z') => house.books.chart.funds.get(fund(name))?.name ?? '';

/** A trial balance: account, fund, debit, credit; in taka, from line 2 on. */
const read = (...rows: readonly (readonly [string | number, string | number, number, number])[]) =>
  readOpening(
    house.books,
    rows.map(
      ([account, of, debit, credit], index): ImportRow<OpeningRow> => ({
        line: index + 2,
        value: { account, fund: of, debit: taka(debit), credit: taka(credit) },
      }),
    ),
  );
const told = ({ problems }: ReturnType<typeof read>) =>
  problems.map(({ line, column, problem: { key, params } }) => [line, column, say('bn', key, params)]);

const [G, Z] = [fundName('G'), fundName('Z')];
const C1 = nameOf(sl('C1'));
const BK = nameOf(sl('BK'));
const Loan = nameOf(sl('Loan'));

test('W19 as a trial balance: accounts by name or code, each fund by itself, what is left of it in a row of its own', (t) => {
  const { command, sides, problems } = read(
    [C1, G, 12_500, 0],
    [sl('BK'), G, 85_000.5, 0],
    [Loan, G, 0, 20_000],
    ['Fund balance', G, 0, 77_500.5],
    [BK, Z, 40_000, 0],
    ['তহবিলের জের', Z, 0, 40_000],
  );
  t.deepEqual(problems, []);
  t.deepEqual(command.accounts, [
    { subLedgerId: sl('C1'), fundId: fund('G'), amount: taka(12_500) },
    { subLedgerId: sl('BK'), fundId: fund('G'), amount: taka(85_000.5) },
    { subLedgerId: sl('Loan'), fundId: fund('G'), amount: taka(20_000) },
    { subLedgerId: sl('BK'), fundId: fund('Z'), amount: taka(40_000) },
  ]);
  t.deepEqual(command.balances, [
    { fundId: fund('G'), side: 'credit', amount: taka(77_500.5) },
    { fundId: fund('Z'), side: 'credit', amount: taka(40_000) },
  ]);
  t.deepEqual(sides.get(fund('G')), { debit: taka(97_500.5), credit: taka(97_500.5) });
});

test('a fund whose sides differ is named with both sums, though all together are even', (t) => {
  const read1 = read(
    [C1, G, 500, 0],
    ['তহবিলের জের', G, 0, 400],
    [BK, Z, 300, 0],
    ['তহবিলের জের', Z, 0, 400],
  );
  t.deepEqual(told(read1), [
    [2, 'FundID', `“${G}”: ডেবিট ৫০০.০০, ক্রেডিট ৪০০.০০; দুই পাশ সমান নয়`],
    [4, 'FundID', `“${Z}”: ডেবিট ৩০০.০০, ক্রেডিট ৪০০.০০; দুই পাশ সমান নয়`],
  ]);
});

test('each row that is no balance is named by its cell; rows without a sum say nothing', (t) => {
  const wrong = read(
    ['নেই এমন', G, 5, 0],
    [C1, 'নেই এমন', 5, 0],
    [C1, G, 5, 5],
    [C1, G, 0, 5],
    [nameOf(sl('Electricity')), G, 5, 0],
    ['Students receivable', G, 5, 0],
    [BK, G, 5, 0],
    [sl('BK'), G, 7, 0],
    ['আরও নেই', 'নেই', 0, 0],
  );
  t.deepEqual(
    wrong.problems.map(({ line, column, problem }) => [line, column, problem.key]),
    [
      [2, 'SLID', 'ledger.opening-unknown-account'],
      [3, 'FundID', 'fund.not-found'],
      [4, 'credit', 'ledger.opening-no-side'],
      [5, 'credit', 'ledger.opening-other-side'],
      [6, 'SLID', 'ledger.opening-flows'],
      [7, 'SLID', 'ledger.opening-students'],
      [9, 'SLID', 'ledger.opening-twice'],
    ],
  );
});
