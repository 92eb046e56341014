import { type KeyboardEvent, useRef, useState } from 'react';
import { type Choice, matching } from './match.ts';

interface Settings {
  readonly choices: readonly Choice[];
  readonly value: string | number | undefined | null;
  onChoose(choice: Choice): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** Open or closed, what is typed, which choice is in hand; the keys of a combobox as the ARIA guide has them. */
export function useCombobox({ choices, value, onChoose }: Settings) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const chosen = choices.find((choice) => String(choice.value) === String(value ?? ''));
  const shown = typed === undefined ? choices : matching(choices, typed);

  function show() {
    setOpen(true);
    setAt(Math.max(0, chosen ? choices.indexOf(chosen) : 0));
  }
  function hide() {
    setOpen(false);
    setTyped(undefined);
  }
  function choose(choice: Choice | undefined) {
    hide();
    if (choice) onChoose(choice);
  }
  function type(text: string) {
    setOpen(true);
    setTyped(text);
    setAt(0);
  }
  function moveTo(index: number) {
    setAt(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const step = STEPS[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (open) moveTo(Math.min(shown.length - 1, Math.max(0, at + step)));
      else show();
    } else if (event.key === 'Enter' && open) {
      choose(shown[at]); // and the form goes on to the next field
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation(); // closes the list, not the form
      event.preventDefault();
      hide();
    } else if (event.key === 'Tab') {
      if (open && typed !== undefined) choose(shown[at]);
      else hide();
    } else if (event.key === ' ' && typed === undefined) {
      event.preventDefault();
      if (open) choose(shown[at]);
      else show();
    }
  }
  return { open, typed, at, shown, chosen, list, show, hide, choose, type, onKeyDown };
}
