import type { Day } from '@madrasah/events/kernel';
import { useState } from 'react';
import { FilterFigure } from '../../kit/list/Filters.tsx';
import { FilterSelect } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import look from '../others.module.css';
import { othersTexts } from '../texts.ts';
import { dayTyped, type Parts, type Typed, written } from './parts.ts';

interface Props {
  /** Of day, month and year. */
  readonly labels: readonly [string, string, string];
  readonly months: readonly string[];
  /** The day in hand, as this calendar has it. */
  readonly parts: Parts;
  /** The day of such parts, `undefined` where there is none. */
  dayOf(parts: Parts): Day | undefined;
  onDay(day: Day): void;
}

/** Day, month and year of a calendar, each by itself: only what is a day is passed on, what is none stays and is told. */
export function PartsOfDay({ labels, months, parts, dayOf, onDay }: Props) {
  const t = useText(othersTexts);
  const now = written(parts);
  const origin = `${now.year}-${now.month}-${now.day}`;
  const [draft, setDraft] = useState<{ readonly typed: Typed; readonly origin: string }>();
  const open = draft?.origin === origin ? draft.typed : undefined; // another calendar was written meanwhile
  const values = open ?? now;

  function set(part: keyof Parts, value: string | number | undefined) {
    const typed = { ...values, [part]: String(value ?? '') };
    const found = dayTyped(typed, dayOf);
    setDraft(found === undefined ? { typed, origin } : undefined);
    if (found !== undefined) onDay(found);
  }
  const list = { values, set };
  const [dayLabel, monthLabel, yearLabel] = labels;
  return (
    <>
      <div className="filters">
        <FilterFigure list={list} name="day" label={dayLabel} />
        <FilterSelect
          list={list}
          name="month"
          label={monthLabel}
          options={months.map((label, index) => ({ value: String(index + 1), label }))}
          all={null}
        />
        <FilterFigure list={list} name="year" label={yearLabel} />
      </div>
      {open && (
        <p className={look['wrong']} role="alert">
          {t('others.dates.none')}
        </p>
      )}
    </>
  );
}
