import { type RefObject, useEffect, useRef } from 'react';

/** A form, grid or dialog that Ctrl Enter saves. */
interface Place {
  readonly element: () => HTMLElement | null;
  readonly save: () => void;
}

const TYPED_IN = 'input, textarea, select, [contenteditable]';
const REACHED =
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled), button:not(:disabled)';

const places: Place[] = [];
let last: { readonly element: HTMLElement; readonly place: Place | undefined } | undefined;

const isIn = (place: Place, node: EventTarget | null) =>
  node instanceof Node && (place.element()?.contains(node) ?? false);
/** The innermost. */
const placeOf = (node: EventTarget | null) => places.findLast((place) => isIn(place, node));

/** What can be reached now: a dialog stands over all that is not in it. */
function reachable(): readonly Place[] {
  const top = [...document.querySelectorAll('dialog[open]')].at(-1);
  return places.filter((place) => {
    const element = place.element();
    return element?.isConnected && (!top || top.contains(element));
  });
}

/** Which of them a key means that was pressed in none: where somebody worked last, or the only one. */
function meant(): Place | undefined {
  const all = reachable();
  return last?.place && all.includes(last.place) ? last.place : all.length === 1 ? all[0] : undefined;
}

/** A button that disabled itself, or went with its row, has let the focus fall to the page: back it goes. */
function liftFocus(): void {
  if (document.activeElement !== document.body || !last) return;
  const { element, place } = last;
  const form = place?.element();
  if (!form?.isConnected || (element.isConnected && !element.matches(':disabled'))) return;
  const all = [...form.querySelectorAll<HTMLElement>(REACHED)];
  const next = all.find((one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
  (element.isConnected ? (next ?? all.at(-1)) : all.at(-1))?.focus();
}

function onKey(event: KeyboardEvent): void {
  liftFocus();
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  if (event.defaultPrevented || event.isComposing) return;
  const within = placeOf(event.target);
  if (!within && event.target instanceof Element && event.target.matches(TYPED_IN)) return;
  const place = within ?? meant();
  if (!place) return;
  event.preventDefault();
  place.save();
}

function onFocus({ target }: FocusEvent): void {
  if (target instanceof HTMLElement) last = { element: target, place: placeOf(target) };
}

function listen(place: Place): () => void {
  if (places.length === 0) {
    window.addEventListener('keydown', onKey);
    window.addEventListener('focusin', onFocus);
  }
  places.push(place);
  return () => {
    places.splice(places.indexOf(place), 1);
    if (last?.place === place) last = undefined;
    if (places.length > 0) return;
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('focusin', onFocus);
  };
}

/**
 * Ctrl Enter saves a form, grid or dialog, also where nothing has the focus any more.
 * @param of the element it is @param save undefined where it does not save
 */
export function useSaveKey(of: RefObject<HTMLElement | null>, save: (() => void) | undefined): void {
  const latest = useRef(save);
  latest.current = save;
  const saves = save !== undefined;
  useEffect(
    () => (saves ? listen({ element: () => of.current, save: () => latest.current?.() }) : undefined),
    [of, saves],
  );
}
