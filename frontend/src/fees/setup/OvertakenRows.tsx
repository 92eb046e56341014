import { PRICE_COLUMNS } from '@madrasah/events/fees';
import { fillMoney } from '../../kit/figures/index.ts';
import { OvertakenWords } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import { labelOf } from './MatrixGrid.tsx';
import { cellsOf, type Edits } from './matrix.ts';
import type { OvertakenCell } from './seen.ts';

interface Props {
  readonly cells: readonly OvertakenCell[];
  readonly edits: Edits;
  onKeep(): void;
  onTake(): void;
}

/** Prices that somebody else has saved under what is typed, cell by cell. */
export function OvertakenRows({ cells, edits, onKeep, onTake }: Props) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const said = (taka: number | null) => (taka === null ? '–' : fillMoney(taka, language));
  const fields = cells.map(({ row, at }) => {
    const cell = cellsOf(row, edits)[at];
    const label = labelOf(row.head.AccSubsidiaryLedger.SlName, at, t);
    return {
      name: `${row.head.SLID}.${PRICE_COLUMNS[at]}`,
      ...{ label, now: said(cell?.stored ?? null), mine: cell?.typed ?? said(cell?.stored ?? null) },
    };
  });
  return <OvertakenWords {...{ fields, onKeep, onTake }} />;
}
