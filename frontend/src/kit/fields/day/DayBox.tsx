import { type Day, dayInWords, dhakaDay, isDay } from '@madrasah/events/kernel';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import type { ControlProps } from '../Field.tsx';
import { readTypedDay } from './typed-day.ts';

const Calendar = lazy(() => import('./Calendar.tsx'));

export interface DayBoxProps {
  /** `YYYY-MM-DD`, or what was typed and is no day. */
  readonly value: string | undefined | null;
  onChange(value: Day | string): void;
  readonly min?: Day;
  readonly max?: Day;
  readonly disabled?: boolean;
  readonly label?: string;
  readonly control?: Partial<ControlProps>;
  onBlur?(): void;
  onFocus?(): void;
}

/** A day, typed in any common way or picked: shown in words, so that day and month cannot be confused. */
export function DayBox({
  value,
  onChange,
  min,
  max,
  disabled,
  label,
  control,
  onBlur,
  onFocus,
}: DayBoxProps) {
  const language = useLanguage();
  const t = useText(kitTexts);
  const popup = useId();
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const today = dhakaDay(new Date());
  const shown = value && isDay(value) ? dayInWords(value, language) : (value ?? '');

  function change(text: string) {
    setTyped(text);
    onChange(readTypedDay(text, today) ?? text);
  }
  function pick(day: Day) {
    setTyped(undefined);
    setOpen(false);
    onChange(day);
    box.current?.querySelector('input')?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its own controls do not take
    <div
      ref={box}
      className="ui input box day"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        box.current?.querySelector('button')?.focus(); // the leaf goes, and the focus with it
      }}
    >
      <input
        {...control}
        type="text"
        inputMode="text"
        autoComplete="off"
        aria-label={label}
        placeholder={t('kit.day.placeholder')}
        disabled={disabled}
        value={typed ?? shown}
        onChange={(event) => change(event.target.value)}
        onFocus={(event) => {
          event.target.select();
          onFocus?.();
        }}
        onBlur={() => {
          setTyped(undefined);
          onBlur?.();
        }}
      />
      <button
        type="button"
        className="reveal"
        aria-label={t('kit.day.pick')}
        aria-expanded={open}
        aria-controls={open ? popup : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" />
      </button>
      {open && (
        <div className="ui popup calendar" id={popup} role="dialog" aria-label={t('kit.day.pick')}>
          <Suspense fallback={<p className="muted small">…</p>}>
            <Calendar day={value && isDay(value) ? value : undefined} min={min} max={max} onPick={pick} />
          </Suspense>
        </div>
      )}
    </div>
  );
}
