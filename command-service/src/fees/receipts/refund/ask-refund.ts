import { type DataOf, isRefusal, type Refusal } from '@madrasah/events';
import { type FeeRefunded, type RefundAsked, refuseFees as refuse } from '@madrasah/events/fees';
import { admissionsStream } from '../../../admissions/state.ts';
import {
  type ApprovalContext,
  type Change,
  needsSecondPerson,
  type Outcome,
  type Said,
} from '../../../approvals/steps.ts';
import type { Books } from '../../../ledger/journal/facts/index.ts';
import { type RefundFee, refundFee } from './refund.ts';

/** What is handed back: of a fee, or of the open advance in a fund, which is the only one where none is named. */
function fromOf({ journal }: Books, userId: number, command: RefundAsked): RefundFee['from'] | Refusal {
  if (command.itemId !== null) return { kind: 'fee', itemId: command.itemId };
  const funds = [...(journal.advances.get(userId)?.keys() ?? [])];
  const fundId = command.fundId ?? (funds.length === 1 ? funds[0] : undefined);
  return fundId === undefined ? refuse('fees.refund-unnamed') : { kind: 'advance', fundId };
}

/** ফি ফেরত: dated the day it is approved, so never before the payment it gives back. */
export function askRefund(books: Books, command: RefundAsked, context: ApprovalContext) {
  const userId = context.look(admissionsStream).admissions.get(command.admissionId)?.userId;
  if (userId === undefined) return refuse('fees.wrong-student');
  const from = fromOf(books, userId, command);
  if (isRefusal(from)) return from;
  const { amount, moneyAccount, noteId } = command;
  const about = { userId, on: books.today, moneyAccount, amount, noteId };
  const decided = refundFee(books, { ...about, from });
  return isRefusal(decided) ? decided : needsSecondPerson(decided);
}

/** What comes of a refund of an advance: what is left of it in that fund. */
export function changesOfRefund(
  { journal }: Books,
  { command: { itemId, amount }, drafts }: Outcome<RefundAsked>,
): readonly Change[] {
  if (itemId !== null) return [];
  const { userId, fundId } = (drafts[0] as (typeof drafts)[0]).data as DataOf<typeof FeeRefunded>;
  const held = journal.advances.get(userId)?.get(fundId) ?? 0;
  return [{ key: 'approval.change.advance', params: { left: held - amount } }];
}

/** What the request says: whose money, of which head and month. */
export function saysOfRefund({ journal }: Books, command: RefundAsked, { look }: ApprovalContext): Said {
  const { admissionId, itemId, amount, noteId } = command;
  const userId = look(admissionsStream).admissions.get(admissionId)?.userId ?? 0;
  const item = itemId === null ? undefined : journal.items.get(itemId);
  return {
    ...{ amount, userId, admissionId, noteId },
    ...(item && { itemId: item.itemId }),
    places: { head: item?.name ?? '', month: item?.monthId ?? 0 },
  };
}
