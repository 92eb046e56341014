import { type DataOf, type Paisa, sumPaisa } from '../../kernel/index.ts';
import type { FeesCollected } from './receipt-events.ts';

type Collected = DataOf<typeof FeesCollected>;

/** A line of a receipt: a charge, or (itemId 0) a month that is paid before it is charged. */
export type ReceiptLine = Omit<Collected['rows'][number], 'itemId'> & { readonly itemId: number };

/** What a receipt was paid for, line by line: what had been charged, then months ahead. */
export const linesOf = ({ rows, months = [] }: Collected): ReceiptLine[] => [
  ...rows,
  ...months.map(({ concession, ...month }) => ({
    ...{ ...month, itemId: 0, pastDiscount: concession },
    ...{ deduction: 0, paidBefore: 0, due: 0 },
  })),
];

/** The same with the charges that it paid beforehand, as the payer is told: to him they are paid. */
export const saidLinesOf = (data: Collected): ReceiptLine[] => [...(data.beforehand ?? []), ...linesOf(data)];

/** What of its advance is for no charge yet. */
export const advanceLeft = ({ advance, beforehand = [] }: Collected): Paisa =>
  sumPaisa([advance?.amount ?? 0, ...beforehand.map(({ deposit }) => -deposit)]);

/** What a receipt brought, its advance included. */
export const totalOf = (data: Collected): Paisa =>
  sumPaisa([...linesOf(data).map((row) => row.deposit), data.advance?.amount ?? 0]);
