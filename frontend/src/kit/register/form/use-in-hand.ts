import { type RefObject, useMemo, useRef, useState } from 'react';
import type { CommandFormProps } from '../../form/definition.ts';
import { useLeave } from '../../form/leaving/use-leave.ts';

export interface InHand<Row> {
  readonly row: Row | undefined;
  /** Takes a row in hand, none for a new one; what is typed in the form is asked about first. */
  take(row: Row | undefined): void;
  /** Nothing is in hand any more: it was saved, or taken off the list. */
  done(): void;
  /** Where the form stands: it is brought into sight and takes the focus. */
  readonly aside: RefObject<HTMLDivElement>;
  readonly leave: NonNullable<CommandFormProps['leave']>;
}

/** The row of a list that the form beside it changes. */
export function useInHand<Row>(rows: readonly Row[], idOf: (row: Row) => number): InHand<Row> {
  const [chosen, setChosen] = useState<number>();
  const aside = useRef<HTMLDivElement>(null);
  const { leave, past } = useLeave();
  const seen = useRef<Row>(undefined);
  const row = useMemo(() => {
    const found = rows.find((one) => idOf(one) === chosen);
    if (found || !seen.current || idOf(seen.current) !== chosen) seen.current = found;
    return seen.current; // another filter, or somebody else, may take it off the list under what is typed
  }, [rows, chosen, idOf]);
  function take(wanted: Row | undefined) {
    const go = () => {
      setChosen(wanted && idOf(wanted));
      setTimeout(() => {
        aside.current?.scrollIntoView({ block: 'nearest' });
        aside.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
      });
    };
    past(go);
  }
  return { row, take, done: () => setChosen(undefined), aside, leave };
}
