import type { DataOf } from '@madrasah/events';
import { FeeRefunded, refundRequests } from '@madrasah/events/fees';
import { digitsOf } from '@madrasah/events/kernel';
import { requestsProjector } from '../../approvals/index.ts';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import type { Finding } from './finding.ts';
import { ENTRY_LABELS } from './labels.ts';
import type { Recorded } from './projectors.ts';

/** Money handed back to a student's people; in paisa. */
export type RefundDocument = Recorded & Omit<DataOf<typeof FeeRefunded>, 'postings'>;

export const refundsProjector = defineProjector<RefundDocument>({
  name: 'refunds',
  version: 2,
  collection: 'refunds',
  indexes: [{ noteId: 1 }],
  on: {
    FeeRefunded: when(FeeRefunded, {
      keys: ({ data }) => [data.refundId],
      fold(_, { data: { postings: _lines, ...facts }, metadata }) {
        return { ...facts, at: metadata.at, actorId: metadata.actor.id };
      },
    }),
  },
});

/**
 * The debit voucher of a refund, asked for by its request: whom the money was given, of whose account, and who asked
 * and approved. Request and refund keep payee and reason in one note; refunds from before there were notes have none.
 */
export const refundFound: Finding = async (tenant, id, { language }) => {
  const labels = ENTRY_LABELS[language];
  const request = await tenant.findOne(requestsProjector, id);
  if (request?.kind !== refundRequests.kind || request.noteId === null) return undefined;
  const [row] = await tenant.find(refundsProjector, { noteId: request.noteId });
  if (!row) return undefined;
  const person = await tenant.findOne(peopleProjector, row.userId);
  return {
    ...{ about: { refundId: row.refundId }, kind: 'FeeRefunded', noteIds: [row.noteId] },
    says: (names) => ({
      title: labels.refund,
      number: labels.voucherNo,
      facts: [
        [labels.who, names.said(row.noteId, 'payee', row.payee)],
        [
          labels.student,
          person ? `${personName(person, language)} (${digitsOf(person.userCode, language)})` : '',
        ],
        [labels.fund, names.fund(row.fundId)],
        [labels.through, names.account(row.moneyAccount)],
      ],
      amount: row.amount,
      reason: names.said(row.noteId, 'reason', row.reason),
      writer: names.actor(request.actor).name,
      approver: names.actor(row.actorId).name,
      receives: true,
    }),
  };
};
