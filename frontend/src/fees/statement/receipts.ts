import type { StudentAccountLine } from '@madrasah/events/fees';
import { voidNumbers } from './statement.ts';

/** A receipt of the student as his statement tells of it. */
export interface Receipt {
  readonly receiptId: number;
  readonly number: number;
  readonly on: string;
  /** What was paid, in taka; a discount typed inside a receipt is none of it. */
  readonly amount: number;
  readonly isVoid: boolean;
}

/** The receipts of a statement, the newest first. */
export function receiptsOf(lines: readonly StudentAccountLine[]): Receipt[] {
  const taken = voidNumbers(lines);
  const byId = new Map<number, Receipt>();
  for (const { ref, on, credit, deduction } of lines) {
    if (ref.type !== 'FeesCollected' || ref.number === undefined) continue;
    // A discount inside a receipt is a line of its own, before the payment if there was one.
    const amount = deduction ? 0 : credit;
    byId.set(ref.id, { receiptId: ref.id, number: ref.number, on, amount, isVoid: taken.has(ref.number) });
  }
  return [...byId.values()].reverse();
}
