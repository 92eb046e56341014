import type { MoneyKind } from '@madrasah/events/ledger';
import test from 'ava';
import type { ReceiptRow } from '../../rows.ts';
import { moneyAccounts } from './accounts.ts';
import { inHand } from './in-hand.ts';

const account = (SLID: number, SlName: string, kindOfMoney: MoneyKind | null) => ({
  ...{ SLID, SlName, FundID: 1, GLID: SLID, CAID: 3, allowedFunds: null, kindOfMoney },
});
const accounts = moneyAccounts([
  ...[account(1, 'নগদ বাক্স', 'cash'), account(2, 'চলতি হিসাব', 'bank'), account(3, 'বিকাশ', 'wallet')],
  account(4, 'বেতন', null),
]);
const receipt = (Account: number, total: number, rest: Partial<ReceiptRow> = {}) =>
  ({
    ...{ Account, total, AccountName: accounts[Account - 1]?.SlName, collector: { id: 7, name: 'ক' } },
    ...{ reversed: false, ...rest },
  }) as ReceiptRow;

test('only cash is in the hand; what came elsewhere stands beside it by name', (t) => {
  const taken = [receipt(1, 500.5), receipt(2, 300), receipt(3, 100), receipt(1, 99.5), receipt(2, 50)];
  t.deepEqual(inHand(taken, accounts, 7), {
    cash: 600,
    elsewhere: [
      { name: 'চলতি হিসাব', taka: 350 },
      { name: 'বিকাশ', taka: 100 },
    ],
  });
});

test('what another took, and what was taken back, is in no hand of mine', (t) => {
  const taken = [receipt(1, 500, { collector: { id: 8, name: 'খ' } }), receipt(1, 300, { reversed: true })];
  t.deepEqual(inHand(taken, accounts, 7), { cash: 0, elsewhere: [] });
});
