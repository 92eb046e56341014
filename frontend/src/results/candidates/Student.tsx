import { useDraggable } from '@dnd-kit/core';
import type { CandidateRow } from '@madrasah/events/results';
import { type Decimals, Digits, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import styles from './candidates.module.css';
import type { Dragged } from './sides.ts';

interface Props {
  readonly row: CandidateRow;
  readonly ticked: boolean;
  /** As all sums of the list are written. */
  readonly decimals: Decimals;
  /** Who goes along when this row is dragged; absent where nobody may be moved. */
  readonly dragged: Dragged | undefined;
  onTick(on: boolean): void;
}

/** A student of a list: ticked, or dragged to the other one. */
export function Student({ row, ticked, decimals, dragged, onTick }: Props) {
  const t = useText(resultsTexts);
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: row.UserID,
    disabled: dragged === undefined,
    ...(dragged ? { data: { ...dragged } } : {}),
  });
  return (
    <tr
      ref={setNodeRef}
      className={[dragged && styles['movable'], isDragging && 'dragging'].filter(Boolean).join(' ')}
      {...listeners}
    >
      <td>
        <input
          type="checkbox"
          aria-label={row.UserName}
          checked={ticked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </td>
      <td>
        <Digits of={row.UserCode} />
      </td>
      <td>
        {row.UserName}
        <div className="small muted">{row.FatherName}</div>
      </td>
      <td className="num">
        <Money taka={row.AllDue} decimals={decimals} />
        {row.Charged === 1 && (
          <div className="small muted">
            {t('results.candidates.ofExam')} <Money taka={row.Due} decimals={decimals} zero="figure" />
          </div>
        )}
      </td>
    </tr>
  );
}
