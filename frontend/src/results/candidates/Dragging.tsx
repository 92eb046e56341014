import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import styles from './candidates.module.css';
import { draggedFrom, isSide, type Side } from './sides.ts';

interface Props {
  readonly onMove: (userIds: readonly number[], onto: Side) => void;
  readonly children: ReactNode;
}

const START_PX = 5; // a click on a row is no drag

/** Two lists between which rows are dragged by the mouse; fingers and keys tick and press the button, as a drag would be in the way of scrolling. */
export function Dragging({ onMove, children }: Props) {
  const t = useText(resultsTexts);
  const sensors = useSensors(useSensor(MouseSensor, { activationConstraint: { distance: START_PX } }));
  const [count, setCount] = useState(0);
  const started = ({ active }: DragStartEvent) => setCount(draggedFrom(active)?.userIds.length ?? 0);
  function dropped({ active, over }: DragEndEvent) {
    setCount(0);
    const dragged = draggedFrom(active);
    if (dragged && over && isSide(over.id) && over.id !== dragged.side) onMove(dragged.userIds, over.id);
  }
  const said = () => t('results.candidates.dragged', { count });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={started}
      onDragEnd={dropped}
      onDragCancel={() => setCount(0)}
      accessibility={{
        screenReaderInstructions: { draggable: t('results.candidates.how') },
        announcements: {
          onDragStart: said,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {count > 0 && <div className={styles['dragged']}>{said()}</div>}
      </DragOverlay>
    </DndContext>
  );
}
