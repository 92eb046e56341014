import { type Day, digitsOf, type Language, monthAfter, monthOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { banglaInWords, useHijriInWords } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { kitTexts } from '../../kit/texts.ts';
import styles from '../home.module.css';
import { monthInWords, monthLeaf } from '../money/series.ts';
import { homeTexts } from '../texts.ts';
import { Occasions, useOccasions } from './Occasions.tsx';

const WEEKDAYS: Readonly<Record<Language, readonly string[]>> = {
  bn: ['শনি', 'রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহঃ', 'শুক্র'],
  en: ['Sat', 'Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
};

/** The day alone: "১১ জমাদিউস সানি ১৪৪৮" → ১১. */
const dayOnly = (words: string) => words.split(' ')[0];
const monthOnly = (words: string) => words.split(' ').slice(1).join(' ');

/** The months a leaf spans, said once when it is one: "কার্তিক – অগ্রহায়ণ ১৪৩৩". */
function span(first: string, last: string): string {
  return first === last ? first : `${first} – ${last}`;
}

/** A leaf of the calendar: Saturday first, the Hijri day under each, the school's holidays set off. */
export function MonthLeaf({ today }: { today: Day }) {
  const t = useText(homeTexts);
  const kit = useText(kitTexts);
  const language = useLanguage();
  const hijri = useHijriInWords();
  const [month, setMonth] = useState(monthOf(today));
  const days = monthLeaf(month);
  const [first, last] = [`${month}-01`, days.at(-1) ?? `${month}-28`];
  const moons = span(monthOnly(hijri(first)), monthOnly(hijri(last)));
  const bangla = span(monthOnly(banglaInWords(first, language)), monthOnly(banglaInWords(last, language)));
  const occasions = useOccasions(first, last);
  const isHoliday = (day: Day | undefined) =>
    day !== undefined && occasions.some(({ from, to, holiday }) => holiday && from <= day && day <= to);
  const look = (day: Day | undefined) =>
    [day === today && styles['today'], isHoliday(day) && styles['holiday']].filter(Boolean).join(' ') ||
    undefined;
  const weeks = Array.from({ length: Math.ceil(days.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, day) => days[week * 7 + day]),
  );
  return (
    <section className="ui segment flush" aria-label={t('home.calendar.title')}>
      <div className="seg-head">
        <h2 className="ui header" aria-live="polite">
          {monthInWords(month, language)}
        </h2>
        <span className={`row ${styles['leafSteps']}`}>
          {month !== monthOf(today) && (
            <Button basic type="button" onClick={() => setMonth(monthOf(today))}>
              {kit('kit.page.today')}
            </Button>
          )}
          <Button
            basic
            icon
            type="button"
            aria-label={t('home.calendar.before')}
            onClick={() => setMonth(monthAfter(month, -1))}
          >
            <Icon name="left" />
          </Button>
          <Button
            basic
            icon
            type="button"
            aria-label={t('home.calendar.after')}
            onClick={() => setMonth(monthAfter(month, 1))}
          >
            <Icon name="right" />
          </Button>
        </span>
      </div>
      <div className={styles['leaf']}>
        <p className="small muted">
          {moons}
          <br />
          {bangla}
        </p>
        <table>
          <thead>
            <tr>
              {WEEKDAYS[language].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: weeks do not move
              <tr key={row}>
                {week.map((day, column) => (
                  <td
                    key={WEEKDAYS.en[column]}
                    className={look(day)}
                    aria-current={day === today ? 'date' : undefined}
                  >
                    {day && (
                      <>
                        {digitsOf(Number(day.slice(8)), language)}
                        <small>{dayOnly(hijri(day))}</small>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Occasions of={occasions} />
      </div>
    </section>
  );
}
