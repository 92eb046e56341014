import type { PaperDocument } from '@madrasah/events/kernel';
import { useLayoutEffect, useRef, useState } from 'react';
import { ScrollBox } from '../layout/ScrollBox.tsx';
import { Paper } from './Paper.tsx';

/** Smaller, and nobody reads it: the desk is moved instead. */
const LEAST = 0.7;

/** A paper on the screen, as wide as there is room. */
export function PaperDesk({ document: paper }: { readonly document: PaperDocument }) {
  const desk = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  useLayoutEffect(() => {
    const place = desk.current;
    const sheet = place?.querySelector<HTMLElement>('.paper');
    if (!place || !sheet) return;
    const fit = () => setZoom(Math.min(1, Math.max(LEAST, place.clientWidth / sheet.offsetWidth)));
    const watcher = new ResizeObserver(fit);
    watcher.observe(place);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={desk} className="paper-desk">
      <ScrollBox className="paper-scroll" label={paper.title}>
        <div style={{ zoom }}>
          <Paper document={paper} />
        </div>
      </ScrollBox>
    </div>
  );
}
