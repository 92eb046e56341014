import { getIn, setIn } from 'final-form';
import { useState } from 'react';
import { useDispatch, useStore } from 'react-redux';
import { type Kept, NOTHING, type Values, valuesKept } from './kept.ts';

const isSaid = (value: unknown) => value !== undefined && value !== null && value !== '';

/** `under` with these members of `over`, as far as they say something. @param names paths, as final-form names fields */
export const laidOver = (under: Values, over: Values, names: readonly string[]): Values =>
  names.reduce<Values>((values, name) => {
    const value: unknown = getIn(over, name);
    return isSaid(value) ? (setIn(values, name, value) as Values) : values;
  }, under);

/** `under` with what `over` says of these members only where `under` says nothing. */
export const laidUnder = (under: Values, over: Values, names: readonly string[]): Values =>
  laidOver(
    under,
    over,
    names.filter((name) => !isSaid(getIn(under, name))),
  );

/**
 * What repeats from one save of a form to the next: kept where the form begins anew, and where it is opened again
 * until the user leaves, unless the page says something else of it by then.
 *
 * @param command the form's command, by name
 * @param names the members that are kept
 */
export function useKept(command: string, names: readonly string[]) {
  const dispatch = useDispatch();
  const store = useStore<{ readonly kept: Kept }>();
  const [before] = useState(() => store.getState().kept[command] ?? NOTHING);
  return {
    /** What the form begins with when it is opened. */
    opened: (initial: Values): Values => (names.length > 0 ? laidUnder(initial, before, names) : initial),
    /** What it begins anew with after these values were saved. */
    anew: (initial: Values, saved: Values): Values => laidOver(initial, saved, names),
    /** These values were saved. */
    saved(values: Values): void {
      if (names.length > 0) dispatch(valuesKept({ command, values: laidOver({}, values, names) }));
    },
  };
}
