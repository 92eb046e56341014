import { type KeyboardEvent, useRef, useState } from 'react';
import { type Choice, matching } from './match.ts';

interface Settings {
  readonly choices: readonly Choice[];
  readonly value: string | number | undefined | null;
  onChoose(choice: Choice): void;
  /** What is typed counts as it is: no choice is in hand until an arrow takes one. */
  readonly isFree?: boolean;
  /** What was typed is left by Enter or Tab, and no choice is in hand. @param shown those that it is a part of */
  onTyped?(text: string, shown: readonly Choice[]): void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
const NONE_IN_HAND = -1;

/** Open or closed, what is typed, which choice is in hand; the keys of a combobox as the ARIA guide has them. */
export function useCombobox({ choices, value, onChoose, isFree = false, onTyped }: Settings) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const first = isFree ? NONE_IN_HAND : 0;
  const [at, setAt] = useState(first);
  const list = useRef<HTMLDivElement>(null);
  const chosen = choices.find((choice) => String(choice.value) === String(value ?? ''));
  const shown = typed === undefined ? choices : matching(choices, typed);

  const inSight = (index: number) => list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  function show() {
    setOpen(true);
    setAt(chosen ? choices.indexOf(chosen) : first);
    if (chosen) requestAnimationFrame(() => inSight(choices.indexOf(chosen)));
  }
  function hide() {
    setOpen(false);
    setTyped(undefined);
  }
  function choose(choice: Choice | undefined) {
    hide();
    if (choice) onChoose(choice);
    else if (typed?.trim()) onTyped?.(typed, shown);
  }
  function type(text: string) {
    setOpen(true);
    setTyped(text);
    setAt(first);
  }
  function moveTo(index: number) {
    setAt(index);
    inSight(index);
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
    } else if (event.key === ' ' && typed === undefined && !isFree) {
      event.preventDefault();
      if (open) choose(shown[at]);
      else show();
    }
  }
  return { open, typed, at, shown, chosen, list, show, hide, choose, type, onKeyDown };
}
