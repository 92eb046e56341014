import { Problem } from '@madrasah/events';
import { SettingChanged, TRANSFER_LIMIT } from '@madrasah/events/settings';
import type { FundTransferAsked } from '@madrasah/events/vouchers';
import test from 'ava';
import { fund, sl } from '../../test-support/chart.ts';
import { House, posts, refuses, taka } from '../../test-support/house.ts';
import { askTransfer } from './ask-transfer.ts';

const asked = (amount: number, changes: Partial<FundTransferAsked> = {}): FundTransferAsked =>
  ({
    ...{ kind: 'gift', on: '2026-04-20', fromFund: fund('G'), moneyAccount: sl('C1') },
    ...{ toFund: fund('B'), toAccount: sl('C1'), amount: taka(amount), noteId: null },
    ...changes,
  }) as FundTransferAsked;

/** General has 5,000 in the box; one person alone may give so much. */
function house(limit?: number) {
  const one = new House();
  one.given(one.voucher('G', 'Loan', 5000, '2026-04-01'));
  if (limit !== undefined) one.setUp(SettingChanged({ settingId: TRANSFER_LIMIT, value: taka(limit) }));
  return one;
}

test('until a limit is set a second person confirms every gift and loan', (t) => {
  for (const kind of ['gift', 'loan'] as const) {
    const decided = askTransfer(house().books, asked(0.01, { kind }));
    t.like(decided, { needsSecondPerson: true, why: undefined });
  }
});

test('up to the limit one person gives alone; a paisa above it waits and says why', (t) => {
  const one = house(1000);
  posts(
    t,
    askTransfer(one.books, asked(1000)) as never,
    'Dr transfer-out·G 1,000.00 Cr C1·G 1,000.00; Dr C1·B 1,000.00 Cr transfer-in·B 1,000.00',
  );
  const above = askTransfer(one.books, asked(1000.01));
  t.like(above, { needsSecondPerson: true });
  t.deepEqual((above as { why?: Problem }).why, new Problem('vouchers.above-limit', { limit: taka(1000) }));
});

test('what could not be posted is refused at once, and asks nobody', (t) => {
  refuses(t, askTransfer(house().books, asked(5000.01)), 'ledger.fund-money-short', '৫,০০০.০০');
  const zakat = { fromFund: fund('Z'), toFund: fund('G') };
  refuses(t, askTransfer(house().books, asked(5, zakat)), 'ledger.transfer-restricted');
  refuses(t, askTransfer(house().books, asked(5, { on: '2026-05-01' })), 'ledger.future-day');
});
