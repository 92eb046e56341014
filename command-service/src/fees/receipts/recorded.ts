import type { DataOf } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { Desk } from '../../kernel/desk.ts';
import type { AnswerOf } from '../../kernel/handler.ts';
import { journalStream } from '../../ledger/journal/state.ts';

const numbered = ({ data: { receiptId, receiptNo } }: DomainEvent) => ({ receiptId, receiptNo });
const dated = (event: DomainEvent) => ({ ...numbered(event), on: event.data['on'] });

/** Answers with the receipt, and with what stands for it where it was corrected. */
export const receiptAnswer: AnswerOf = (events) => {
  const data = numbered(events[0] as DomainEvent);
  const again = events.slice(1).find(({ type }) => type === FeesCollected.type);
  return { id: data.receiptId as number, data: { ...data, ...(again && { replacement: dated(again) }) } };
};

/** A receipt's event as the store has it; undefined while it is not recorded. */
export async function recordedReceipt(desk: Desk, schoolId: string, receiptId: number) {
  const queue = desk.queue(journalStream, schoolId);
  // Another instance may have written it.
  if (!(await queue.ready()).receipts.has(receiptId)) await queue.catchUp();
  // What is known may still be in flight, and be taken back.
  await queue.settled();
  const receipt = queue.state.receipts.get(receiptId);
  const event = receipt && (await desk.eventAt(journalStream, schoolId, receipt.revision));
  const data = event?.data as DataOf<typeof FeesCollected> | undefined;
  return data?.receiptId === receiptId ? data : undefined;
}
