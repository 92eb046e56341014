import { PROMISE } from '@madrasah/events/dues';
import { Label } from 'semantic-ui-react';
import { DayText } from '../../kit/figures/index.ts';
import { useWord } from '../../kit/text.ts';

interface Promised {
  readonly promisedOn?: string | undefined;
  readonly promise?: number | undefined;
}

/** By which day payment is promised; in red, and in words for whoever points at it, once that day has passed. */
export function PromisedDay({ of: { promisedOn, promise } }: { readonly of: Promised }) {
  const word = useWord();
  if (promise !== PROMISE.passed) return <DayText on={promisedOn} />;
  return (
    <Label color="red" title={word('promisePassed')}>
      <DayText on={promisedOn} />
    </Label>
  );
}

/** The cell of it, in any list of who owes. */
export const promisedOn = (row: Promised) => <PromisedDay of={row} />;
