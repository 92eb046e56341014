import { toLatinDigits } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useText } from '../../kit/text.ts';
import { applicationsTexts } from '../texts.ts';

const FOUR = /^\d{4}$/;

/** Whoever knows the last four digits of the mobile that was written may read and print the application. */
export function FourDigits({ onTyped }: { onTyped(digits: string): void }) {
  const t = useText(applicationsTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const digits = toLatinDigits(typed).trim();
  return (
    <form
      className="ui form segment"
      onSubmit={(event) => {
        event.preventDefault();
        if (FOUR.test(digits)) onTyped(digits);
      }}
    >
      <div className="field">
        <label htmlFor={id}>{t('applications.open.four')}</label>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <Button primary type="submit" disabled={!FOUR.test(digits)}>
        {t('applications.open.show')}
      </Button>
    </form>
  );
}
