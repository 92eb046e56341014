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
import { ScrollBox } from '../layout/ScrollBox.tsx';
import { useMay } from '../routing/powers.ts';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { LookupDefinition } from './definition.ts';
import { SortableRow } from './SortableRow.tsx';
import type { Order } from './use-order.ts';

interface Props<Row extends object> {
  readonly definition: LookupDefinition<Row>;
  readonly title: string;
  readonly order: Order<Row>;
  readonly inHand: Row | undefined;
  onEdit(row: Row): void;
}

const START_PX = 5; // a click on the handle is no drag

/** The rows of a lookup; dragged or moved by keys, the new order is saved at once. */
export function SortableTable<Row extends object>({ definition, title, order, inHand, onEdit }: Props<Row>) {
  const t = useText(kitTexts);
  const columns = definition.useColumns();
  const mayEdit = useMay(definition.power, 'edit');
  const movable = mayEdit && definition.reorder !== undefined && order.rows.length > 1;
  const idOf = (row: Row) => row[definition.id] as number;
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: START_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => order.rows.findIndex((row) => idOf(row) === id);
  const place = (id: unknown) => indexOf(id) + 1;
  const nameOf = (id: unknown) => {
    const row = order.rows[indexOf(id)];
    return row ? definition.name(row) : '';
  };
  function dropped({ active, over }: DragEndEvent) {
    if (over) order.move(indexOf(active.id), indexOf(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={dropped}
      accessibility={{
        screenReaderInstructions: { draggable: t('kit.lookup.how') },
        announcements: {
          onDragStart: ({ active }) => t('kit.lookup.taken', { name: nameOf(active.id) }),
          onDragOver: ({ over }) => (over ? t('kit.lookup.over', { place: place(over.id) }) : undefined),
          onDragEnd: ({ active }) => t('kit.lookup.dropped', { name: nameOf(active.id) }),
          onDragCancel: ({ active }) => t('kit.lookup.cancelled', { name: nameOf(active.id) }),
        },
      }}
    >
      <ScrollBox label={title} busy={order.saving}>
        <table className="ui unstackable compact selectable table sticky cards-on-phone lookup">
          <thead>
            <tr>
              {movable && (
                <th scope="col" className="on-grip">
                  <span className="vh">{t('kit.lookup.order')}</span>
                </th>
              )}
              {columns.map(({ key, title: head, width }) => (
                <th key={key} scope="col" style={width ? { width } : undefined}>
                  {head}
                </th>
              ))}
              {mayEdit && (
                <th scope="col">
                  <span className="vh">{t('kit.table.actions')}</span>
                </th>
              )}
            </tr>
          </thead>
          <SortableContext items={order.rows.map(idOf)} strategy={verticalListSortingStrategy}>
            <tbody>
              {order.rows.map((row, index) => (
                <SortableRow
                  key={idOf(row)}
                  id={idOf(row)}
                  row={row}
                  name={definition.name(row)}
                  columns={columns}
                  inHand={row === inHand}
                  movable={movable}
                  onEdit={mayEdit ? () => onEdit(row) : undefined}
                  onStep={(by) => order.move(index, index + by)}
                />
              ))}
            </tbody>
          </SortableContext>
        </table>
      </ScrollBox>
    </DndContext>
  );
}
