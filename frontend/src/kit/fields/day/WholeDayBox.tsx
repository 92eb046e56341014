import { type Day, isDay } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { FieldError } from '../FieldError.tsx';
import { DayBox } from './DayBox.tsx';

interface Props {
  readonly label: string;
  readonly value: string | undefined;
  readonly max?: Day;
  /** A day may be taken away: '' is passed on, too. */
  readonly mayBeEmpty?: boolean;
  onDay(day: string): void;
}

/** A day outside of a form: only what is one is passed on; what is none stays in the box, and is told. */
export function WholeDayBox({ label, value, max, mayBeEmpty = false, onDay }: Props) {
  const t = useText(kitTexts);
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const wrong = left && draft !== undefined;
  return (
    <div className={wrong ? 'field error' : undefined}>
      <label htmlFor={id}>{label}</label>
      <DayBox
        control={{ id, 'aria-invalid': wrong, 'aria-describedby': wrong ? `${id}-error` : undefined }}
        value={draft ?? value}
        max={max}
        onChange={(typed) => {
          const whole = isDay(typed) ? max === undefined || typed <= max : typed === '' && mayBeEmpty;
          setDraft(whole ? undefined : typed);
          setLeft(false);
          if (whole) onDay(typed);
        }}
        onBlur={() => {
          if (draft === '') setDraft(undefined);
          setLeft(true);
        }}
      />
      <FieldError id={id} error={wrong ? t('kit.day.none') : undefined} />
    </div>
  );
}
