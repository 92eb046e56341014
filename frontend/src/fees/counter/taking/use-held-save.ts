import { type FormEvent, useEffect, useRef, useState } from 'react';

interface Held {
  readonly form: HTMLFormElement;
  /** What was owed as it was seen when the save came. */
  readonly owed: string;
}

/**
 * Holds a save back while newer dues are on their way: no money is taken by dues that have changed. When they are here
 * and are those that were seen, it goes on by itself; else whoever pressed is told, and looks first.
 * @param owed the dues in view, in a form that can be compared
 */
export function useHeldSave(behind: boolean, owed: string, onChanged: () => void) {
  const held = useRef<Held>(undefined);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (behind || !held.current) return;
    const { form, owed: seen } = held.current;
    held.current = undefined;
    setHeld(false);
    if (seen === owed) form.requestSubmit();
    else onChanged();
  }, [behind, owed, onChanged]);
  function hold(event: FormEvent): void {
    if (!behind || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    event.stopPropagation();
    held.current ??= { form: event.target, owed };
    setHeld(true);
  }
  return { isHeld, hold };
}
