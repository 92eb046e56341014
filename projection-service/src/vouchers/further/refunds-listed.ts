import { refundRequests } from '@madrasah/events/fees';
import type { Account } from '@madrasah/events/ledger';
import { requestsProjector } from '../../approvals/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type RefundDocument, refundsProjector } from './refunds.ts';

/** Whom lists that tell of refunds depend on. */
export const refundsNeed = [refundsProjector, requestsProjector];

/** A refund as lists tell it. */
export interface ListedRefund extends RefundDocument {
  /** By what its paper is asked for; 0 of one from before requests kept their notes. */
  readonly requestId: number;
}

/** What was handed back: a fee that was paid, or what was left with us. */
export const refundedFrom = ({ kind }: Pick<RefundDocument, 'kind'>): Account =>
  kind === 'fee' ? 'sys:fee-refund' : 'sys:open-advance';

/** Every refund, the latest first. @throws DocumentsAway */
export async function listedRefunds(tenant: Tenant): Promise<ListedRefund[]> {
  const [refunds, requests] = await Promise.all([
    tenant.find(refundsProjector, {}, { sort: { refundId: -1 } }),
    tenant.find(requestsProjector, { kind: refundRequests.kind }),
  ]);
  const byNote = new Map(
    requests.flatMap(({ noteId, requestId }) => (noteId === null ? [] : [[noteId, requestId] as const])),
  );
  return refunds.map((refund) => ({ ...refund, requestId: byNote.get(refund.noteId ?? 0) ?? 0 }));
}
