import { feeCommands } from '@madrasah/events/fees';
import type { Sending } from '../counter/sending.ts';
import type { StudentFees } from '../rows.ts';

/** A row of a payment as it is sent: sums in taka, or what was typed where it is no sum. */
interface Sent {
  readonly itemId?: number;
  readonly deduction?: number | string | undefined;
  readonly deposit?: number | string | undefined;
}

/** The child that owes an item. */
export const childOf = (
  children: readonly StudentFees[],
  itemId: number | undefined,
): StudentFees | undefined => children.find(({ fees }) => fees.some((fee) => fee.itemId === itemId));

/** What all children owe, as the counter's form takes it: the first one's, with everybody's rows and advances. */
export function together(children: readonly StudentFees[]): StudentFees | undefined {
  const [first] = children;
  if (!first) return undefined;
  const advance = children.reduce((sum, child) => sum + Math.round(child.advance * 100), 0) / 100;
  return { ...first, fees: children.flatMap(({ fees }) => fees), advance };
}

const isNothing = ({ deduction, deposit }: Sent) => !deduction && !deposit;

/**
 * One payment for several children: the rows go to the child that owes them; whoever is paid nothing is left out.
 * @param replaces a receipt taken back, for which this one stands
 */
export const familyPayment = (children: readonly StudentFees[], replaces?: number): Sending => ({
  command: feeCommands.collectFromFamily,
  verb: 'fees.counter.take',
  body: ({ reason: _reason, AccountType: _ledger, fees, ...filled }) => {
    const rows = fees as readonly Sent[];
    const students = children.flatMap(({ admissionId, fees: owed }) => {
      const own = rows.filter(({ itemId }) => owed.some((fee) => fee.itemId === itemId));
      return own.every(isNothing) ? [] : [{ AdmissionID: admissionId, fees: own }];
    });
    return { ...filled, ...(replaces && { replaces }), students };
  },
});
