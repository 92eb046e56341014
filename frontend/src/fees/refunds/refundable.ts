import type { StudentFees } from '@madrasah/events/fees';

/** What may be handed back: a fee that was paid, or the open advance. */
export interface Refundable {
  /** 0: the open advance. */
  readonly itemId: number;
  readonly name: string;
  readonly month: string;
  /** Paid, or held; taka. */
  readonly most: number;
}

/** @param items only these charges, where a receipt is looked at */
export function refundables(
  { fees, openAdvance }: Pick<StudentFees, 'fees' | 'openAdvance'>,
  items?: readonly number[],
): readonly Refundable[] {
  const paid = fees.filter(
    ({ itemId, preDeposit }) => preDeposit > 0 && (items === undefined || items.includes(itemId)),
  );
  return [
    ...paid.map(({ itemId, SlName, MonthName, preDeposit }) => ({
      ...{ itemId, name: SlName, month: MonthName, most: preDeposit },
    })),
    ...(openAdvance > 0 ? [{ itemId: 0, name: '', month: '', most: openAdvance }] : []),
  ];
}
