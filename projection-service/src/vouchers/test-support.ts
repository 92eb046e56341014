import { type EventDraft, streams } from '@madrasah/events';
import { cr, dr, UNSAID_BEFORE, VoucherPosted } from '@madrasah/events/ledger';
import { NoteWritten } from '@madrasah/events/notes';
import { VoucherReversed, VoucherRevised } from '@madrasah/events/vouchers';
import type { ExecutionContext } from 'ava';
import { recordSchool } from '../app-test-school.ts';
import { SCHOOL, testApp } from '../app-test-support.ts';

export const journal = streams.journal(SCHOOL);
const line = (amount: number) => ({ subLedgerId: 1, particulars: '', amount });
/** A voucher of one head: into account 2 where the sum is above zero, else out of it. */
export const content = (on: string, taka: number, more: object = {}) => {
  const amount = Math.abs(taka) * 100;
  const facts = {
    fundId: 1,
    direction: taka > 0 ? 1 : 2,
    moneyAccount: 2,
    on,
    lines: [line(amount)] as never,
  };
  return { ...UNSAID_BEFORE, ...facts, payee: '', bookNo: '', remark: '', ...more };
};
export const postings = (taka: number) =>
  taka > 0
    ? [dr('sl:2', 1, taka * 100), cr('sl:1', 1, taka * 100)]
    : [dr('sl:1', 1, -taka * 100), cr('sl:2', 1, -taka * 100)];
export const posted = (
  voucherId: number,
  voucherNo: number,
  on: string,
  taka: number,
  more: object = {},
): EventDraft => {
  const series = `voucher:1:${taka > 0 ? 1 : 2}:2025`;
  return VoucherPosted({
    voucherId,
    voucherNo,
    series,
    ...content(on, taka, more),
    postings: postings(taka),
  });
};
export const note = (noteId: number, payee: string, reason = '') =>
  NoteWritten({ noteId, texts: { payee, line1: 'মার্চ মাস', ...(reason ? { reason } : {}) } });

/** An app with vouchers 1 (9,000 in), 2 (1,250 out, edited to 1,520), 3 (reversed) and 4 (a cheque). */
export async function office(t: ExecutionContext) {
  const app = await testApp();
  t.teardown(app.end);
  await recordSchool(app, SCHOOL, 'ক');
  await app.record(
    streams.notes(SCHOOL),
    note(1, 'রহিম'),
    note(2, 'বিদ্যুৎ অফিস'),
    note(3, 'বিদ্যুৎ অফিস', 'অঙ্ক ভুল'),
  );
  await app.record(
    journal,
    posted(1, 1, '2026-04-14', 9000, { noteId: 1 }),
    posted(2, 1, '2026-04-15', -1250, { noteId: 2 }),
  );
  const now = {
    ...content('2026-04-16', -1520, { noteId: 3 }),
    postings: [...postings(1250), ...postings(-1520)],
  };
  await app.record(journal, VoucherRevised({ voucherId: 2, voucherNo: 1, edition: 1, ...now }));
  await app.record(journal, posted(3, 2, '2026-04-16', -300, { payee: 'আগের দিনের কেউ' }));
  const back = { voucherId: 3, voucherNo: 2, on: '2026-04-17', kind: 'void', noteId: null } as const;
  await app.record(journal, VoucherReversed({ ...back, postings: postings(300) }));
  await app.record(journal, posted(4, 2, '2026-04-18', 500, { chequeNo: '77', chequeOn: '2026-04-18' }));
  const list = async (query = '') => (await app.get(`/api/accounts/vouchers?${query}`)).body;
  return { ...app, list };
}
