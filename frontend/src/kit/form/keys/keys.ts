const CONTROLS = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea';

/** Keys that an input method is using to compose a letter (Avro, phonetic) are not ours. */
interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly defaultPrevented: boolean;
}

/** Enter goes to the next field and, on the last, submits; Ctrl Enter submits from anywhere. */
export function fieldKey(
  event: Pressed & { preventDefault(): void },
  form: HTMLFormElement,
  at: EventTarget,
): void {
  if (event.key !== 'Enter' || event.isComposing || event.defaultPrevented) return;
  if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    form.requestSubmit();
    return;
  }
  if (!(at instanceof HTMLInputElement)) return;
  if (!after(at, form)) return; // the browser submits
  event.preventDefault();
  // What was chosen with this very Enter may open the next field: a district, once the division is known.
  queueMicrotask(() => after(at, form)?.focus());
}

function after(at: HTMLElement, form: HTMLFormElement): HTMLElement | undefined {
  const controls = [...form.querySelectorAll<HTMLElement>(CONTROLS)];
  return controls[controls.indexOf(at) + 1];
}

/** Moves to the first field whose content is refused. */
export function focusFirstError(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}

/** Moves to a box by itself, because its page has come; never away from a box in which somebody types by then. */
export function focusUnlessTyping(box: HTMLElement | null): void {
  const at = document.activeElement;
  if (!at?.matches(WRITTEN_IN)) box?.focus();
}

/** Moves to the first field that is to be typed next, unless somebody has gone on elsewhere by then. */
export function focusNext(form: HTMLFormElement): void {
  const at = document.activeElement;
  if (at === null || at === document.body || form.contains(at)) focusFirstEmpty(form);
}

/** Moves to the first field that is still empty. */
export function focusFirstEmpty(form: HTMLFormElement): void {
  [...form.querySelectorAll<HTMLInputElement>(CONTROLS)].find((control) => control.value === '')?.focus();
}
