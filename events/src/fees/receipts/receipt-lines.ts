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

/** What a receipt brought, its advance included. */
export const totalOf = (data: Collected): Paisa =>
  sumPaisa([...linesOf(data).map((row) => row.deposit), data.advance?.amount ?? 0]);
