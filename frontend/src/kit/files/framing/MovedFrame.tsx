import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { type Frame, type PictureSize, within } from './frame.ts';
import styles from './framing.module.css';

/** A picture's size in its own points, upright. */
export const sizeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): PictureSize => ({
  width: naturalWidth,
  height: naturalHeight,
});

/** How far an arrow moves it, as a share of the picture's width. */
const STEP = 0.02;
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface MovedProps {
  readonly picture: HTMLImageElement;
  readonly frame: Frame;
  readonly shape: number;
  /** While it is moved. */
  onMove(frame: Frame): void;
  /** It has been put down. */
  onSettle(frame: Frame): void;
}

/** The frame over the picture: dragged, or moved by the arrows of the keyboard. */
export function MovedFrame({ picture, frame, shape, onMove, onSettle }: MovedProps) {
  const t = useText(kitTexts);
  const held = useRef<{ readonly x: number; readonly y: number; readonly frame: Frame }>(undefined);
  const size = sizeOf(picture);
  const percent = (points: number, of: number) => `${(points / of) * 100}%`;
  const movedTo = ({ clientX, clientY }: PointerEvent): Frame => {
    if (!held.current) return frame;
    const scale = size.width / picture.clientWidth;
    const { x, y, frame: from } = held.current;
    const moved = { x: from.x + (clientX - x) * scale, y: from.y + (clientY - y) * scale };
    return within({ ...from, ...moved }, size, shape);
  };
  const byKey = (event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = size.width * STEP;
    onSettle(within({ ...frame, x: frame.x + way[0] * step, y: frame.y + way[1] * step }, size, shape));
  };
  return (
    <button
      type="button"
      className={styles['frame']}
      style={{
        left: percent(frame.x, size.width),
        top: percent(frame.y, size.height),
        width: percent(frame.width, size.width),
        aspectRatio: String(shape),
      }}
      aria-label={t('kit.file.frame')}
      title={t('kit.file.frame')}
      onKeyDown={byKey}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY, frame };
      }}
      onPointerMove={(event) => held.current && onMove(movedTo(event))}
      onPointerUp={(event) => {
        if (held.current) onSettle(movedTo(event));
        held.current = undefined;
      }}
      onPointerCancel={() => {
        held.current = undefined;
      }}
    />
  );
}
