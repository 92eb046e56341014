import { type DataOf, type Language, say, sumPaisa } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import { headName } from '../statement-text.ts';

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

export const totalOf = (data: Collected) =>
  sumPaisa([...linesOf(data).map((row) => row.deposit), data.advance?.amount ?? 0]);

/** What a line is called: a month ahead says that it is one. */
export const lineName = ({ itemId, name }: ReceiptLine, language: Language): string =>
  itemId === 0 ? `${name} (${say(language, 'fees.month-ahead')})` : headName(name, language);
