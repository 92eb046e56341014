import { type Language, say } from '@madrasah/events';
import { FeesCharged } from '@madrasah/events/fees';
import { subLedgerOf } from '@madrasah/events/ledger';
import { studentsOfUsers } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { JournalEntry } from '../../ledger/books/index.ts';
import { listedRefunds, refundedFrom } from '../further/refunds-listed.ts';
import { voucherNames } from '../naming.ts';
import { vouchersProjector } from '../projectors.ts';
import { KINDS } from './found.ts';

/** The students of an entry, each once. */
const studentsIn = ({ lines }: JournalEntry) => [...new Set(lines.flatMap(({ userId }) => userId ?? []))];

/** What entries are called, and whose they are. @throws DocumentsAway */
export async function describing(
  deps: Deps,
  tenant: Tenant,
  entries: readonly JournalEntry[],
  language: Language,
) {
  const vouchers = await tenant.findByKeys(
    vouchersProjector,
    entries.filter(({ kind }) => kind === KINDS[2]).map(({ refId }) => refId),
  );
  const said = new Map(vouchers.map((voucher) => [voucher.voucherId, voucher.editions.at(-1)]));
  const listed = entries.some(({ kind }) => kind === KINDS[6]) ? await listedRefunds(tenant) : [];
  const refunds = new Map(listed.map((refund) => [refund.refundId, refund]));
  const single = entries.map(studentsIn).filter(({ length }) => length === 1);
  const [names, students] = await Promise.all([
    voucherNames(deps, tenant, language, [
      ...[...said.values()].map((edition) => edition?.noteId ?? null),
      ...listed.map(({ noteId }) => noteId),
    ]),
    studentsOfUsers(tenant, [...new Set(single.flat())], language),
  ]);
  const heads = (entry: JournalEntry) =>
    [...new Set(entry.lines.flatMap(({ account }) => subLedgerOf(account) ?? []))]
      .map(names.account)
      .join(', ');
  const latest = new Map([...students.values()].map((student) => [student.userId, student]));
  const refundOf = (entry: JournalEntry) => (entry.kind === KINDS[6] ? refunds.get(entry.refId) : undefined);
  return {
    actor: names.actor,
    /** Of a refund: by what its paper is asked for; 0 of what has none. */
    requestOf: (entry: JournalEntry) => refundOf(entry)?.requestId ?? 0,
    /** What a voucher says beside it. */
    said(entry: JournalEntry): readonly string[] {
      const edition = entry.kind === KINDS[2] ? said.get(entry.refId) : undefined;
      return edition ? names.allOf(edition) : [];
    },
    text(entry: JournalEntry): string {
      const refund = refundOf(entry);
      if (refund)
        return `${names.said(refund.noteId, 'payee', refund.payee)} · ${names.system(refundedFrom(refund))}`;
      const edition = entry.kind === KINDS[2] ? said.get(entry.refId) : undefined;
      const payee = edition && names.payee(edition);
      const users = studentsIn(entry);
      if (entry.kind === FeesCharged.type && users.length > 1)
        return `${heads(entry)} · ${say(language, 'vouchers.record.many', { count: users.length })}`;
      return payee ? `${payee} · ${heads(entry)}` : heads(entry);
    },
    student(entry: JournalEntry) {
      const users = studentsIn(entry);
      if (users.length !== 1) return undefined;
      return students.get(entry.admissionId) ?? latest.get(users[0] as number);
    },
  };
}
