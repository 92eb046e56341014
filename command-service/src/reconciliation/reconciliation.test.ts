import { ApprovalRequested, ApprovalWithdrawn } from '@madrasah/events/approvals';
import test from 'ava';
import { refuses, taka } from '../test-support/house.ts';
import { lockStatement, reopenStatement } from './lock-statement.ts';
import { matchLines } from './match.ts';
import { withdrawStatement } from './take-statement.ts';
import { BANK, BankHouse, bankRows } from './test-support.ts';

const [FROM, TO] = ['2026-04-01', '2026-04-15'];

/** 5,000.00 came and 1,200.00 went in the books; the bank says so on other days, and took 50.00 for itself. */
function april() {
  const house = new BankHouse();
  const [came, went] = [house.moved(5000, '2026-04-03'), house.moved(-1200, '2026-04-05')];
  const rows = bankRows(0, ['2026-04-04', 5000], ['2026-04-09', -1200], ['2026-04-10', -50]);
  house.given(house.take(FROM, TO, rows));
  return { house, came, went };
}

test('matched and left with a reason, without difference, it is locked; then the account takes no entry up to the day', (t) => {
  const { house, came, went } = april();
  house.given(house.match(1, came));
  house.given(house.match(2, went));
  refuses(t, house.lock(), 'reconciliation.lines-open', '১টি');
  house.given(house.leave(3));
  house.given(house.lock());
  refuses(
    t,
    house.guarded(house.voucher('G', 'Loan', 10, TO, 'BK')),
    'ledger.account-reconciled',
    'ইসলামী ব্যাংক',
    '১৫ এপ্রিল ২০২৬',
  );
  t.true(Array.isArray(house.guarded(house.voucher('G', 'Loan', 10, TO, 'C1'))), 'the drawer is not bound');
  t.true(Array.isArray(house.guarded(house.voucher('G', 'Loan', 10, '2026-04-16', 'BK'))));
});

test('it is not locked while a revision waits whose entry would stand on the account within it', (t) => {
  const { house, came, went } = april();
  house.given(house.match(1, came));
  house.given(house.match(2, went));
  house.given(house.leave(3));
  const about = {
    requestId: 1,
    kind: 'voucher-revision',
    on: TO,
    amount: 5,
    places: {},
    why: null,
    noteId: null,
  };
  const command = {
    ...{
      voucherId: 1,
      edition: 0,
      on: TO,
      fundId: 1,
      direction: 2,
      moneyAccount: BANK,
      lines: [],
      noteId: null,
    },
    ...{ bookNo: '', chequeNo: '', chequeOn: null, transactionNo: '', attachments: [] },
  };
  const nobody = { userId: null, admissionId: null, itemId: null };
  house.given([ApprovalRequested({ ...about, ...nobody, command })]);
  refuses(t, house.lock(), 'closing.request-waits', '১৫ এপ্রিল ২০২৬');
  house.given([ApprovalWithdrawn({ requestId: 1, kind: 'voucher-revision', on: TO })]);
  house.given(house.lock());
});

test('a line matched twice, an entry matched twice: refused; what was taken back may be matched again', (t) => {
  const { house, came, went } = april();
  house.given(house.match(1, came));
  refuses(t, house.match(1, went), 'reconciliation.line-matched');
  refuses(t, house.match(2, came), 'reconciliation.entry-matched');
  const twice = [
    { line: 2, entries: [went] },
    { line: 2, entries: [went] },
  ];
  refuses(
    t,
    matchLines(house.books, { statementId: 1, matches: twice }, house.touching),
    'reconciliation.line-matched',
  );
  house.given(house.takeBack(1));
  t.true(Array.isArray(house.match(1, came)));
});

test('many pairs are matched at once, or none', (t) => {
  const { house, came, went } = april();
  const matches = [
    { line: 1, entries: [came] },
    { line: 2, entries: [went] },
  ];
  const drafts = house.given(matchLines(house.books, { statementId: 1, matches }, house.touching));
  t.deepEqual(
    drafts.map(({ data }) => (data as { matchId: number }).matchId),
    [1, 2],
  );
});

test('several entries make one line, and entries that undo one another make none', (t) => {
  const house = new BankHouse();
  const entries = [1000, 2000].map((amount) => house.moved(amount, '2026-04-03'));
  const [wrong, back] = [house.moved(700, '2026-04-04'), house.moved(-700, '2026-04-06')];
  house.given(house.take(FROM, TO, bankRows(0, ['2026-04-04', 3000])));
  refuses(t, house.match(1, entries[0] as number), 'reconciliation.amounts-differ', '৩,০০০.০০', '১,০০০.০০');
  house.given(house.match(1, ...entries));
  refuses(t, house.match(null, wrong), 'reconciliation.nothing-chosen');
  house.given(house.match(null, wrong, back));
  t.true(Array.isArray(house.lock()));
});

test('what was left goes on to the next statement and is matched there with the entry that came later', (t) => {
  const { house, came, went } = april();
  house.given(house.match(1, came));
  house.given(house.match(2, went));
  house.given(house.leave(3));
  house.given(house.lock());
  const charge = house.moved(-50, '2026-04-16');
  house.given(house.take('2026-04-16', '2026-04-20', bankRows(3750, ['2026-04-18', 100])));
  house.given(house.match(3, charge));
  house.given(house.match(4, house.moved(100, '2026-04-17')));
  t.true(Array.isArray(house.lock()));
  house.given(house.takeBack(4));
  t.like(house.journal.bankLines.get(3), { match: 0, left: 3 }, 'taken back it is left as before');
});

test('money of before the first statement is held to be at the bank, but for what is said to have been under way', (t) => {
  const house = new BankHouse();
  house.moved(4000, '2026-03-20');
  const cheque = house.moved(-500, '2026-03-30');
  const late = house.moved(-300, '2026-03-31');
  house.given(house.take(FROM, TO, bankRows(4000, ['2026-04-02', -500])));
  house.given(house.match(1, cheque));
  refuses(t, house.lock(), 'reconciliation.difference', '৩০০.০০');
  refuses(t, house.leave(null, house.moved(1, '2026-04-02')), 'reconciliation.entry-of-period');
  house.given(house.leave(null, late));
  t.true(Array.isArray(house.lock()));
  house.given(house.takeBack(2));
  refuses(t, house.lock(), 'reconciliation.difference', '৩০০.০০');
});

test('a later statement goes on where the last one ended', (t) => {
  const { house, came, went } = april();
  const next = (from: string, opening: number) =>
    house.take(from, '2026-04-20', bankRows(opening, ['2026-04-18', 10]));
  refuses(t, next('2026-04-16', 3750), 'reconciliation.earlier-open');
  house.given(house.match(1, came));
  house.given(house.match(2, went));
  house.given(house.leave(3));
  house.given(house.lock());
  refuses(t, next('2026-04-17', 3750), 'reconciliation.gap', '১৬ এপ্রিল ২০২৬');
  refuses(t, next('2026-04-16', 3749), 'reconciliation.opening-differs', '৩,৭৫০.০০', '৩,৭৪৯.০০');
  t.true(Array.isArray(next('2026-04-16', 3750)));
});

test('a statement that is taken away leaves nothing behind', (t) => {
  const { house, came } = april();
  house.given(house.match(1, came));
  house.given(withdrawStatement(house.books, { statementId: 1 }));
  t.is(house.journal.reconciled.get(BANK), undefined);
  t.is(house.journal.bankLines.size, 0);
  house.given(house.take(FROM, TO, bankRows(0, ['2026-04-04', 5000])));
  t.true(Array.isArray(house.match(4, came)), 'its lines have new numbers, the entry is free');
});

test('the last one may be opened again, which frees the account; an earlier one may not', (t) => {
  const house = new BankHouse();
  const entry = house.moved(100, '2026-04-03');
  house.given(house.take(FROM, TO, bankRows(0, ['2026-04-03', 100])));
  house.given(house.match(1, entry));
  refuses(t, reopenStatement(house.books, { statementId: 1, noteId: null }), 'reconciliation.not-locked');
  house.given(house.lock());
  refuses(t, lockStatement(house.books, { statementId: 1 }), 'reconciliation.already-locked');
  house.given(reopenStatement(house.books, { statementId: 1, noteId: null }));
  t.true(Array.isArray(house.guarded(house.voucher('G', 'Loan', 10, TO, 'BK'))));
  house.given(house.lock());
  house.given(house.take('2026-04-16', '2026-04-20', bankRows(100, ['2026-04-18', taka(0) + 1])));
  refuses(t, reopenStatement(house.books, { statementId: 1, noteId: null }), 'reconciliation.not-last');
});

test('a month in which the bank had no movement is reconciled alone, and its balance must go on', (t) => {
  const house = new BankHouse();
  const came = house.moved(500, '2026-03-02');
  house.given(house.take('2026-03-01', '2026-03-31', bankRows(0, ['2026-03-02', 500])));
  house.given(house.match(1, came));
  house.given(house.lock());
  const quiet = (balance: number) => house.take('2026-04-01', '2026-04-14', [], { balance: taka(balance) });
  refuses(t, quiet(400), 'reconciliation.opening-differs');
  house.given(quiet(500));
  house.given(house.lock());
  refuses(t, house.guarded(house.voucher('G', 'Loan', 10, '2026-04-14', 'BK')), 'ledger.account-reconciled');
});
