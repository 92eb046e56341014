import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import { Icon } from '../../icons/Icon.tsx';
import { Cell } from '../../table/Cell.tsx';
import type { Column } from '../../table/columns.ts';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';

interface Props<Row> {
  readonly id: number;
  readonly row: Row;
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly inHand: boolean;
  /** Its order may be changed. */
  readonly movable: boolean;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Further buttons. */
  more?: ReactNode;
  /** One place up or down. */
  onStep(by: number): void;
}

/** A row with its handle: dragged, or moved by Alt and an arrow. */
export function SortableRow<Row>({ id, row, name, columns, inHand, movable, ...doings }: Props<Row>) {
  const t = useText(kitTexts);
  const { onEdit, onRemove, onStep, more } = doings;
  const { setNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id,
    disabled: !movable,
  });
  return (
    <tr
      ref={setNodeRef}
      className={[inHand && 'focus', isDragging && 'dragging'].filter(Boolean).join(' ')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {movable && (
        <td className="on-grip">
          <button
            type="button"
            className="grip"
            {...attributes}
            {...listeners}
            aria-label={t('kit.register.move', { name })}
            onKeyDown={(event) => {
              const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
              if (event.altKey && by !== undefined) {
                event.preventDefault();
                onStep(by);
              } else listeners?.['onKeyDown']?.(event);
            }}
          >
            <Icon name="grip" />
          </button>
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} />
      ))}
      {(onEdit || onRemove || more) && (
        <td className="on-side">
          <div className="row-actions">
            {more}
            {onEdit && (
              <Button basic icon type="button" aria-label={t('kit.register.edit', { name })} onClick={onEdit}>
                <Icon name="edit" />
              </Button>
            )}
            {onRemove && (
              <Button
                basic
                icon
                type="button"
                aria-label={t('kit.register.take', { name })}
                onClick={onRemove}
              >
                <Icon name="remove" />
              </Button>
            )}
          </div>
        </td>
      )}
    </tr>
  );
}
