import { streams } from '@madrasah/events';
import {
  cr,
  dr,
  FundAdded,
  GeneralLedgerAdded,
  SubLedgerAdded,
  UNSAID_BEFORE,
  VoucherPosted,
} from '@madrasah/events/ledger';
import { NoteErased, NoteWritten } from '@madrasah/events/notes';
import {
  BankStatementLocked,
  BankStatementTaken,
  BankStatementWithdrawn,
  StatementLineLeft,
  StatementLineMatched,
  StatementMatchUndone,
} from '@madrasah/events/reconciliation';
import test from 'ava';
import { SCHOOL, testApp } from '../app-test-support.ts';

const [G, BANK] = [1, 2];
const journal = streams.journal(SCHOOL);
const PATH = '/api/accounts/reconciliations';

let vouchers = 0;
/** Money into the bank, or out of it; paisa. */
const moved = (amount: number, on: string, chequeNo = '') => {
  vouchers += 1;
  const money = amount > 0 ? dr : cr;
  const other = amount > 0 ? cr : dr;
  return VoucherPosted({
    ...UNSAID_BEFORE,
    ...{ voucherId: vouchers, voucherNo: vouchers, series: 'voucher:1:1:2025', chequeNo },
    ...{
      on,
      fundId: G,
      direction: amount > 0 ? 1 : 2,
      moneyAccount: BANK,
      payee: '',
      bookNo: '',
      remark: '',
    },
    lines: [{ subLedgerId: 9, particulars: '', amount: Math.abs(amount) }],
    postings: [money(`sl:${BANK}`, G, Math.abs(amount)), other('sl:9', G, Math.abs(amount))],
  });
};
const about = { statementId: 1, moneyAccount: BANK };
const statement = (
  id: number,
  from: string,
  to: string,
  opening: number,
  lines: [string, number][],
  first = 1,
) =>
  BankStatementTaken({
    ...{ ...about, statementId: id, from, to, opening, firstLine: first, lines, noteId: id },
    closing: opening + lines.reduce((sum, [, amount]) => sum + amount, 0),
  });

/** In the books 5,000.00 came (entry 0), 1,200.00 went by cheque (1), 300.00 went and is under way (2). */
async function april() {
  vouchers = 0;
  const app = await testApp();
  await app.record(
    streams.chart(SCHOOL),
    FundAdded({ fundId: G, name: 'সাধারণ তহবিল', kind: 1 }),
    GeneralLedgerAdded({ ledgerId: 2, fundId: G, class: 3, name: 'ব্যাংক' }),
    SubLedgerAdded({
      subLedgerId: BANK,
      ledgerId: 2,
      fundId: G,
      class: 3,
      name: 'ইসলামী ব্যাংক',
      allowedFunds: null,
    }),
  );
  await app.record(
    journal,
    moved(500_000, '2026-04-03'),
    moved(-120_000, '2026-04-05', '004512'),
    moved(-30_000, '2026-04-14'),
  );
  await app.record(
    streams.notes(SCHOOL),
    NoteWritten({ noteId: 1, texts: { line1: 'CASH', line2: 'CHQ 004512 PAID', line3: 'SMS CHARGE' } }),
    NoteWritten({ noteId: 2, texts: { line1: 'CASH' } }),
    NoteWritten({ noteId: 3, texts: { reason: 'মাসের শেষে লেখা হবে' } }),
  );
  await app.record(
    journal,
    statement(1, '2026-04-01', '2026-04-15', 0, [
      ['2026-04-03', 500_000],
      ['2026-04-09', -120_000],
      ['2026-04-10', -5_000],
    ]),
  );
  const one = async (id = 1) => (await app.get(`${PATH}/${id}`)).body.data;
  return { ...app, one };
}

test('a statement beside the books: what may belong together, what each has alone, the difference', async (t) => {
  const app = await april();
  t.teardown(app.end);
  const seen = await app.one();
  t.like(seen, { AccountName: 'ইসলামী ব্যাংক', state: 'open', opening: 0, closing: 3750, difference: 3750 });
  t.deepEqual(
    seen.lines.map(({ text, amount, state, proposal }: Record<string, unknown>) => [
      text,
      amount,
      state,
      proposal,
    ]),
    [
      ['CASH', 5000, 'open', { entry: 0, why: 'day' }],
      ['CHQ 004512 PAID', -1200, 'open', { entry: 1, why: 'number' }],
      ['SMS CHARGE', -50, 'open', undefined],
    ],
  );
  await app.record(
    journal,
    StatementLineMatched({ matchId: 1, ...about, line: 1, entries: [[0, '2026-04-03', 500_000]] }),
    StatementLineMatched({ matchId: 2, ...about, line: 2, entries: [[1, '2026-04-05', -120_000]] }),
    StatementLineLeft({ matchId: 3, ...about, line: 3, entry: null, noteId: 3 }),
  );
  const matched = await app.one();
  t.like(matched.sums, { bank: 3750, book: 3500, inTransit: 0, outstanding: -300, left: -50, open: 0 });
  t.is(matched.difference, 0);
  t.like(matched.lines[2], { state: 'left', reason: 'মাসের শেষে লেখা হবে', match: 3 });
  await app.record(journal, StatementMatchUndone({ matchId: 2, ...about }));
  t.like(await app.one(), { difference: -1200 });
});

test('what was left goes on to the next statement; the earlier one stays as it was', async (t) => {
  const app = await april();
  t.teardown(app.end);
  await app.record(
    journal,
    StatementLineMatched({ matchId: 1, ...about, line: 1, entries: [[0, '2026-04-03', 500_000]] }),
    StatementLineMatched({ matchId: 2, ...about, line: 2, entries: [[1, '2026-04-05', -120_000]] }),
    StatementLineLeft({ matchId: 3, ...about, line: 3, entry: null, noteId: 3 }),
    BankStatementLocked({ ...about, to: '2026-04-15' }),
    moved(-5_000, '2026-04-16'),
    statement(2, '2026-04-16', '2026-04-20', 375_000, [['2026-04-17', -30_000]], 4),
  );
  const charge = 9;
  const second = await app.one(2);
  t.deepEqual(
    second.lines.map(({ line, carried, state, proposal }: Record<string, unknown>) => [
      line,
      carried,
      state,
      proposal,
    ]),
    [
      [3, true, 'left', { entry: charge - 1, why: 'day' }],
      [4, false, 'open', { entry: 2, why: 'day' }],
    ],
  );
  const of2 = { statementId: 2, moneyAccount: BANK };
  await app.record(
    journal,
    StatementLineMatched({ matchId: 4, ...of2, line: 3, entries: [[charge - 1, '2026-04-16', -5_000]] }),
    StatementLineMatched({ matchId: 5, ...of2, line: 4, entries: [[2, '2026-04-14', -30_000]] }),
  );
  t.like(await app.one(2), { difference: 0, sums: { bank: 3450, book: 3450, outstanding: 0, left: 0 } });
  t.like(await app.one(1), { state: 'locked', difference: 0, sums: { outstanding: -300, left: -50 } });
  const list = (await app.get(PATH)).body.data;
  t.deepEqual(
    list.map(({ id, state, openLines }: Record<string, number>) => [id, state, openLines]),
    [
      [2, 1, 0],
      [1, 2, 0],
    ],
  );
});

test('withdrawn, it is gone; erased, its lines say so; unknown is not found', async (t) => {
  const app = await april();
  t.teardown(app.end);
  await app.record(streams.notes(SCHOOL), NoteErased({ noteId: 1, why: 'asked' }));
  t.is((await app.one()).lines[0].text, 'মুছে ফেলা হয়েছে');
  await app.record(journal, BankStatementWithdrawn(about));
  t.is((await app.get(`${PATH}/1`)).status, 404);
  t.is((await app.get(`${PATH}/9`)).status, 404);
  t.deepEqual((await app.get(PATH)).body.data, []);
});
