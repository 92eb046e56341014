import { isRefusal } from '@madrasah/events';
import test from 'ava';
import { isWaiting } from '../approvals/needs.ts';
import { chargeFees } from '../fees/charge.ts';
import { type AccountName, fund, sl } from '../test-support/chart.ts';
import { House, posts, S, taka } from '../test-support/house.ts';
import { postJournalVoucher } from '../vouchers/journal/post.ts';

const context = { requestId: 1, actor: { id: 1, permissionType: 1 } } as never;

test('W25: rice that is given and eaten is expense and gift, and no money', (t) => {
  const house = new House();
  const lines = [
    { subLedgerId: sl('Meals'), debit: taka(2400), credit: 0 },
    { subLedgerId: sl('InKind'), debit: 0, credit: taka(2400) },
  ] as never;
  const command = { fundId: fund('B'), on: '2026-04-10', lines, noteId: null };
  const asked = postJournalVoucher(house.books, command, context);
  if (isRefusal(asked) || !isWaiting(asked)) return t.fail();
  posts(t, house.given(asked.drafts), 'Dr Meals·B 2,400.00 Cr InKind·B 2,400.00');
  t.deepEqual([house.balance('C1'), house.balance('BK'), house.balance('MW')], [0, 0, 0]);
});

test('W26: what is taken for the board is no income; paid on, nothing of it is left', (t) => {
  const house = new House();
  const line = (name: AccountName, amount: number) => {
    const about = { admissionId: S, userId: S, priceRowId: 1, monthId: 0, name };
    return { ...about, subLedgerId: sl(name), fundId: fund('G'), amount: taka(amount) };
  };
  const day = { on: '2026-04-10', dueOn: '2026-04-10' };
  const lines = [line('Board', 650), line('Admission', 50)];
  const charged = chargeFees(house.books, { admissionId: null, sessionId: 7, ...day, lines });
  posts(t, house.given(charged), 'Dr AR·G 650.00 Cr Board·G 650.00; Dr AR·G 50.00 Cr Admission·G 50.00');
  const rows = [
    { itemId: 1, deposit: taka(650) },
    { itemId: 2, deposit: taka(50) },
  ];
  posts(
    t,
    house.given(house.collect({ rows, on: '2026-04-11' })),
    'Dr C1·G 700.00 Cr AR·G 650.00 Cr AR·G 50.00',
  );
  t.is(house.balance('Board'), -650);
  const paid = house.voucher('G', 'Board', -650, '2026-04-12');
  posts(t, house.given(paid), 'Dr Board·G 650.00 Cr C1·G 650.00');
  t.deepEqual([house.balance('Board'), house.balance('Admission'), house.balance('C1')], [0, -50, 50]);
});
