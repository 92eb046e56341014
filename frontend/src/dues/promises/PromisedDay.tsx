import { PROMISE } from '@madrasah/events/dues';
import { Label } from 'semantic-ui-react';
import { DayText } from '../../kit/figures/index.ts';
import { useWord } from '../../kit/text.ts';
import styles from './promises.module.css';

interface Promised {
  readonly promisedOn?: string | undefined;
  readonly promise?: number | undefined;
  readonly promisedFor?: readonly string[] | undefined;
}

/** By which day payment is promised, and of what; in red, and in words for whoever points at it, once that day has passed. */
export function PromisedDay({ of: { promisedOn, promise, promisedFor = [] } }: { readonly of: Promised }) {
  const word = useWord();
  const day = <DayText on={promisedOn} />;
  return (
    <>
      {promise === PROMISE.passed ? (
        <Label color="red" title={word('promisePassed')}>
          {day}
        </Label>
      ) : (
        day
      )}
      {promisedFor.length > 0 && (
        <div className={`small muted ${styles['fees']}`} title={promisedFor.join(', ')}>
          {promisedFor.join(', ')}
        </div>
      )}
    </>
  );
}

/** The cell of it, in any list of who owes. */
export const promisedOn = (row: Promised) => <PromisedDay of={row} />;
