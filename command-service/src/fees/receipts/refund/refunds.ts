import { feeCommands, refundRequests } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { admissionsStream } from '../../../admissions/state.ts';
import { secondPerson } from '../../../approvals/steps.ts';
import type { Desk } from '../../../kernel/desk.ts';
import type { HandledCommand } from '../../../kernel/handler.ts';
import { askRefund, changesOfRefund, saysOfRefund } from './ask-refund.ts';

/** Money handed back, once a second person has confirmed it; payee and reason stand in a note. */
export function refunds(desk: Desk): HandledCommand[] {
  const asked = secondPerson(desk, refundRequests, {
    reads: [admissionsStream],
    decide: askRefund,
    says: saysOfRefund,
    changes: changesOfRefund,
    answer: (events) => {
      const { refundId, voucherNo } = (events[0] as DomainEvent).data;
      return { id: refundId as number, data: { refundId, voucherNo } };
    },
  });
  const asking = asked.askingWith(
    feeCommands.refundFees,
    ({ payee, reason }) => ({ payee, reason }),
    ({ payee: _payee, reason: _reason, ...form }, noteId) => ({ ...form, noteId }),
  );
  return [asking, ...asked.decisions];
}
