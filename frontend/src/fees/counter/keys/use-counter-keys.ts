import { useEffect, useRef } from 'react';

/** `/` and Alt P, wherever the focus is. Here the search of the header is not what a clerk means by `/`. */
export function useCounterKeys(act: { find(): void; print(): void }) {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const heard = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return;
      const typing = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      const find = event.key === '/' && !typing;
      const print = event.altKey && event.code === 'KeyP';
      if (!find && !print) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (find) latest.current.find();
      else latest.current.print();
    };
    window.addEventListener('keydown', heard, { capture: true });
    return () => window.removeEventListener('keydown', heard, { capture: true });
  }, []);
}
