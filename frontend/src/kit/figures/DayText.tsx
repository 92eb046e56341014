import { type Day, dayInWords, instantInWords, isDay } from '@madrasah/events/kernel';
import { useLanguage } from '../text.ts';
import { banglaInWords } from './bangla.ts';
import { useHijriInWords } from './hijri.ts';

interface Props {
  /** `YYYY-MM-DD`, or an instant of which the day counts. */
  readonly on: Day | undefined | null;
  /** Puts the Hijri and the Bangla date after it, smaller. */
  readonly beside?: boolean;
}

/** ২১ নভেম্বর ২০২৬ */
export function DayText({ on, beside = false }: Props) {
  const language = useLanguage();
  const hijri = useHijriInWords();
  const day = on?.slice(0, 10) ?? '';
  if (!isDay(day)) return null;
  return (
    <span className="nowrap">
      {dayInWords(day, language)}
      {beside && (
        <span className="small muted">
          {' '}
          · {hijri(day)} · {banglaInWords(day, language)}
        </span>
      )}
    </span>
  );
}

/** ২১ নভেম্বর ২০২৬, ১১:৩০: an instant by the clock on the wall in Dhaka. */
export function InstantText({ at }: { at: string | undefined | null }) {
  const language = useLanguage();
  return at ? <span className="nowrap">{instantInWords(at, language)}</span> : null;
}
