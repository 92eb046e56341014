import {
  banglaDay,
  banglaInWords,
  type Day,
  dayOfBangla,
  dayOfHijri,
  dhakaDay,
  hijriDay,
  hijriInWords,
  isDay,
} from '@madrasah/events/kernel';
import { MONTHS_OF } from '@madrasah/events/plans';
import { Segment } from 'semantic-ui-react';
import { WholeDayBox } from '../../kit/fields/index.ts';
import { longDay, useHijriOffset } from '../../kit/figures/index.ts';
import { FilterSelect, useList } from '../../kit/table/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import look from '../others.module.css';
import { othersTexts } from '../texts.ts';
import { PartsOfDay } from './PartsOfDay.tsx';
import { SIGHTINGS } from './sightings.ts';

/** One day in three calendars: whichever of them is written, the others follow. The address has it. */
export function Calendars() {
  const t = useText(othersTexts);
  const language = useLanguage();
  const own = useHijriOffset();
  const list = useList({ filters: ['day', 'offset'], defaults: { offset: String(own) } });
  const day = list.values.day && isDay(list.values.day) ? list.values.day : dhakaDay(new Date());
  const offset = SIGHTINGS.find((one) => String(one.offset) === list.values.offset)?.offset ?? own;
  const put = (found: Day) => list.set('day', found);
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('others.dates.title')}</h2>
      </div>
      <div className="filters">
        <WholeDayBox label={t('others.dates.gregorian')} value={day} onDay={put} />
        <FilterSelect
          list={list}
          name="offset"
          label={t('others.dates.offset')}
          options={SIGHTINGS.map((one) => ({ value: String(one.offset), label: t(one.key) }))}
          all={null}
        />
      </div>
      <PartsOfDay
        labels={[t('others.dates.hijriDay'), t('others.dates.hijriMonth'), t('others.dates.hijriYear')]}
        months={MONTHS_OF.hijri[language]}
        parts={hijriDay(day, offset)}
        dayOf={(parts) => dayOfHijri(parts, offset)}
        onDay={put}
      />
      <PartsOfDay
        labels={[t('others.dates.banglaDay'), t('others.dates.banglaMonth'), t('others.dates.banglaYear')]}
        months={MONTHS_OF.bangla[language]}
        parts={banglaDay(day)}
        dayOf={dayOfBangla}
        onDay={put}
      />
      <p className={look['said']} role="status">
        {longDay(new Date(`${day}T12:00:00+06:00`), language)} · {hijriInWords(day, language, offset)} ·{' '}
        {banglaInWords(day, language)}
      </p>
    </Segment>
  );
}
