import { type Language, type PaperBlock, paisa, sumPaisa } from '@madrasah/events/kernel';
import type { VoucherNames } from '../naming.ts';
import { ENTRY_LABELS } from './labels.ts';
import type { AdvanceDocument } from './projectors.ts';

/** What has settled an advance: bills with their heads, and change; and what is left in hand. */
export function settledTable(
  { settlements, amount }: AdvanceDocument,
  names: VoucherNames,
  language: Language,
): PaperBlock[] {
  if (settlements.length === 0) return [];
  const labels = ENTRY_LABELS[language];
  const rows = settlements.flatMap(({ on, bills, returned, noteId, recovered = 0 }) => [
    ...bills.map((bill, at) => ({
      cells: [on, names.account(bill.subLedgerId), names.said(noteId, `line${at + 1}`), bill.amount],
    })),
    ...(returned > 0 ? [{ cells: [on, labels.returned, '', returned] }] : []),
    ...(recovered === 0 ? [] : [{ cells: [on, labels.recovered, '', recovered] }]),
  ]);
  const settled = sumPaisa(rows.map(({ cells }) => Number(cells[3])));
  return [
    {
      kind: 'table',
      title: labels.settled,
      columns: [
        { title: labels.date, kind: 'day' },
        { title: labels.bill, kind: 'name' },
        { title: labels.text, kind: 'name' },
        { title: labels.amount, kind: 'money' },
      ],
      rows: [
        ...rows,
        { kind: 'sum', cells: [null, labels.total, '', settled] },
        { kind: 'sum', cells: [null, labels.left, '', paisa(amount - settled)] },
      ],
    },
  ];
}
