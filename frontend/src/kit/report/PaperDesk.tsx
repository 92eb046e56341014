import type { PaperDocument } from '@madrasah/events/kernel';
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { ScrollBox } from '../layout/ScrollBox.tsx';
import { Paper } from './Paper.tsx';

/** Smaller, and nobody reads it: the desk is moved instead. */
const LEAST = 0.7;
/** The widest there is, in pixels. */
const SCROLLBAR = 24;

/** A paper on the screen, as wide as there is room. */
export function PaperDesk({ document: paper }: { readonly document: PaperDocument }) {
  const desk = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(LEAST);
  useLayoutEffect(() => {
    const place = desk.current;
    const sheet = place?.querySelector<HTMLElement>('.paper');
    if (!place || !sheet) return;
    const fit = () => {
      const wanted = Math.min(1, Math.max(LEAST, place.clientWidth / sheet.offsetWidth));
      // The page's own scrollbar may come and go with the height of the paper: that is no reason to draw it anew.
      setZoom((zoom) => (wanted > zoom && (wanted - zoom) * sheet.offsetWidth < SCROLLBAR ? zoom : wanted));
    };
    const watcher = new ResizeObserver(fit);
    watcher.observe(place);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={desk} className="paper-desk">
      <ScrollBox className="paper-scroll" label={paper.title}>
        <div className="paper-sized" style={{ '--zoom': zoom } as CSSProperties}>
          <Paper document={paper} />
        </div>
      </ScrollBox>
    </div>
  );
}
