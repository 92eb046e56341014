import type { DataOf } from '@madrasah/events';
import { FeeRefunded } from '@madrasah/events/fees';
import { type RequestDocument, requestsProjector } from '../../approvals/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import type { Finding } from './finding.ts';
import { ENTRY_LABELS } from './labels.ts';
import type { Recorded } from './projectors.ts';

/** Money handed back to a student's people; in paisa. */
export type RefundDocument = Recorded & Omit<DataOf<typeof FeeRefunded>, 'postings' | 'series'>;

export const refundsProjector = defineProjector<RefundDocument>({
  name: 'refunds',
  version: 1,
  collection: 'refunds',
  indexes: [],
  on: {
    FeeRefunded: when(FeeRefunded, {
      keys: ({ data }) => [data.refundId],
      fold(_, { data: { postings: _lines, series: _series, ...facts }, metadata }) {
        return { ...facts, at: metadata.at, actorId: metadata.actor.id };
      },
    }),
  },
});

/** The request it was approved on: both keep payee and reason in one note. @throws DocumentsAway */
async function requestOf(tenant: Tenant, { noteId }: RefundDocument): Promise<RequestDocument | undefined> {
  if (noteId === null) return undefined;
  const asked = await tenant.find(requestsProjector, { kind: 'refund' });
  return asked.find((request) => request.noteId === noteId);
}

/** The debit voucher of a refund: whom it was given, of whose account, and who asked and approved. */
export const refundFound: Finding = async (tenant, id, { language }) => {
  const labels = ENTRY_LABELS[language];
  const row = await tenant.findOne(refundsProjector, id);
  if (!row) return undefined;
  const [person, request] = await Promise.all([
    tenant.findOne(peopleProjector, row.userId),
    requestOf(tenant, row),
  ]);
  return {
    ...{ about: { refundId: id }, kind: 'FeeRefunded', noteIds: [row.noteId] },
    says: (names) => ({
      title: labels.refund,
      number: [labels.voucherNo, row.voucherNo],
      facts: [
        [labels.who, names.said(row.noteId, 'payee', row.payee)],
        [labels.student, person ? `${personName(person, language)} (${person.userCode})` : ''],
        [labels.fund, names.fund(row.fundId)],
        [labels.through, names.account(row.moneyAccount)],
      ],
      amount: row.amount,
      reason: names.said(row.noteId, 'reason', row.reason),
      writer: names.actor(request?.actor ?? row.actorId).name,
      approver: names.actor(row.actorId).name,
      receives: true,
    }),
  };
};
