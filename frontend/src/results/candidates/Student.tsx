import { useDraggable } from '@dnd-kit/core';
import { Digits, Money } from '../../kit/figures/index.ts';
import type { CandidateRow } from '../rows.ts';
import styles from './candidates.module.css';
import type { Dragged } from './sides.ts';

interface Props {
  readonly row: CandidateRow;
  readonly ticked: boolean;
  /** Who goes along when this row is dragged; absent where nobody may be moved. */
  readonly dragged: Dragged | undefined;
  onTick(on: boolean): void;
}

/** A student of a list: ticked, or dragged to the other one. */
export function Student({ row, ticked, dragged, onTick }: Props) {
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
      <td className="num">{row.Charged === 1 ? <Money taka={row.Due} zero="figure" /> : '–'}</td>
    </tr>
  );
}
