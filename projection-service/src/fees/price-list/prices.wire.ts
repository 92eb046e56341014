import { type Language, toTaka } from '@madrasah/events';
import { PRICE_COLUMNS } from '@madrasah/events/fees';
import { type AcademicLists, nameIn } from '../../academics/index.ts';
import type { SubLedger } from '../../ledger/chart/index.ts';
import { chartedName } from '../../ledger/index.ts';
import type { PriceRow, PriceVersion } from './rows.ts';

interface PriceNames {
  readonly lists: AcademicLists;
  readonly subLedgers: ReadonlyMap<number, SubLedger>;
  readonly language: Language;
}

/** A row of the matrix in taka, an empty cell null; no row when nothing is in force. */
export function priceRow(price: PriceRow, version: PriceVersion | undefined, names: PriceNames) {
  if (!version?.amounts) return [];
  const { amounts, from } = version;
  const cells = PRICE_COLUMNS.map((column, index) => {
    const amount = amounts[index] ?? null;
    return [column, amount === null ? null : toTaka(amount)] as const;
  });
  return [
    {
      SFSID: price.priceRowId,
      SessionID: price.sessionId,
      Classid: price.classId,
      SLID: price.subLedgerId,
      ClassName: nameIn(names.lists.classes.get(price.classId), names.language),
      SlName: chartedName(names.subLedgers.get(price.subLedgerId), names.language),
      ...Object.fromEntries(cells),
      effectiveFrom: from,
    },
  ];
}
