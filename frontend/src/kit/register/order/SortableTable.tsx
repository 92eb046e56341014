import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { PowerName } from '@madrasah/events/access';
import { Fragment, type ReactNode } from 'react';
import { ScrollBox } from '../../layout/ScrollBox.tsx';
import { useMay } from '../../routing/powers.ts';
import type { Column } from '../../table/columns.ts';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { PartHead } from '../parts/PartHead.tsx';
import { type PartOf, partsIn, useOpenParts } from '../parts/parts.ts';
import { SortableRow } from './SortableRow.tsx';
import type { Order } from './use-order.ts';

interface Props<Row> {
  readonly power: PowerName;
  readonly columns: readonly Column<Row>[];
  readonly title: string;
  readonly order: Order<Row>;
  readonly inHand: Row | undefined;
  /** Its order may be changed by who may edit. */
  readonly ordered?: boolean;
  idOf(row: Row): number;
  nameOf(row: Row): string;
  onEdit(row: Row): void;
  /** Absent where nothing is taken off the list. */
  onRemove?: ((row: Row) => void) | undefined;
  /** Further buttons of a row. */
  doings?(row: Row): ReactNode;
  /** What a row stands under, where the list stands in parts. */
  readonly partOf?: PartOf<Row> | undefined;
}

const START_PX = 5; // a click on the handle is no drag

/** The rows of a register; dragged or moved by keys, the new order is saved at once. */
export function SortableTable<Row extends object>(props: Props<Row>) {
  const { power, columns, title, order, inHand, idOf, onEdit, onRemove } = props;
  const t = useText(kitTexts);
  const mayEdit = useMay(power, 'edit');
  const mayRemove = useMay(power, 'delete') && onRemove !== undefined;
  const movable = mayEdit && props.ordered === true && order.rows.length > 1;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => order.rows.findIndex((row) => idOf(row) === id);
  const place = (id: unknown) => indexOf(id) + 1;
  const nameOf = (id: unknown) => {
    const row = order.rows[indexOf(id)];
    return row ? props.nameOf(row) : '';
  };
  const parts = partsIn(order.rows, props.partOf);
  const open = useOpenParts(parts);
  const rowOf = (row: Row) => (
    <SortableRow
      key={idOf(row)}
      id={idOf(row)}
      row={row}
      name={props.nameOf(row)}
      columns={columns}
      inHand={row === inHand}
      movable={movable}
      onEdit={mayEdit ? () => onEdit(row) : undefined}
      onRemove={mayRemove ? () => onRemove?.(row) : undefined}
      more={props.doings?.(row)}
      onStep={(by) => order.move(indexOf(idOf(row)), indexOf(idOf(row)) + by)}
    />
  );
  function dropped({ active, over }: DragEndEvent) {
    if (over) order.move(indexOf(active.id), indexOf(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        screenReaderInstructions: { draggable: t('kit.register.how') },
        announcements: {
          onDragStart: ({ active }) => t('kit.register.taken', { name: nameOf(active.id) }),
          onDragOver: ({ over }) => (over ? t('kit.register.over', { place: place(over.id) }) : undefined),
          onDragEnd: ({ active }) => t('kit.register.dropped', { name: nameOf(active.id) }),
          onDragCancel: ({ active }) => t('kit.register.cancelled', { name: nameOf(active.id) }),
        },
      }}
    >
      <ScrollBox label={title} busy={order.saving}>
        <table className="ui unstackable compact selectable table sticky cards-on-phone lookup">
          <Head
            columns={columns}
            movable={movable}
            sided={mayEdit || mayRemove || props.doings !== undefined}
          />
          <SortableContext items={order.rows.map(idOf)} strategy={verticalListSortingStrategy}>
            <tbody>
              {parts.map((part) => (
                <Fragment key={String(part.key)}>
                  {part.name && (
                    <PartHead part={part} open={open.isOpen(part)} onToggle={() => open.toggle(part)} />
                  )}
                  {open.isOpen(part) && part.rows.map(rowOf)}
                </Fragment>
              ))}
            </tbody>
          </SortableContext>
        </table>
      </ScrollBox>
    </DndContext>
  );
}

interface HeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly movable: boolean;
  /** Its rows have buttons at their end. */
  readonly sided: boolean;
}

function Head<Row>({ columns, movable, sided }: HeadProps<Row>) {
  const t = useText(kitTexts);
  return (
    <thead>
      <tr>
        {movable && (
          <th scope="col" className="on-grip">
            <span className="vh">{t('kit.register.order')}</span>
          </th>
        )}
        {columns.map(({ key, title, width }) => (
          <th key={key} scope="col" style={width ? { width } : undefined}>
            {title}
          </th>
        ))}
        {sided && (
          <th scope="col">
            <span className="vh">{t('kit.table.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
