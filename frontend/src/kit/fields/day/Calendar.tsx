import { type Day, dayInWords } from '@madrasah/events/kernel';
import { DayPicker } from 'react-day-picker';
import { bn } from 'react-day-picker/locale/bn';
import 'react-day-picker/style.css';
import { useLanguage } from '../../text.ts';

interface Props {
  readonly day: Day | undefined;
  readonly min?: Day | undefined;
  readonly max?: Day | undefined;
  onPick(day: Day): void;
}

const asDate = (day: Day) => new Date(`${day}T00:00:00`);
const asDay = (date: Date): Day =>
  [
    date.getFullYear(),
    String(date.getMonth() + 1).padStart(2, '0'),
    String(date.getDate()).padStart(2, '0'),
  ].join('-');

/** The month's leaf: Saturday first, as calendars hang in Bangladesh, Bengali names and digits. */
export default function Calendar({ day, min, max, onPick }: Props) {
  const language = useLanguage();
  return (
    <DayPicker
      mode="single"
      autoFocus
      labels={{ labelDayButton: (date) => dayInWords(asDay(date), language) }}
      required
      {...(language === 'bn' ? { locale: bn, numerals: 'beng' as const } : {})}
      weekStartsOn={6}
      captionLayout="dropdown"
      startMonth={asDate(min ?? '1930-01-01')}
      endMonth={asDate(max ?? '2045-12-31')}
      {...(day ? { selected: asDate(day), defaultMonth: asDate(day) } : { selected: undefined })}
      disabled={[...(min ? [{ before: asDate(min) }] : []), ...(max ? [{ after: asDate(max) }] : [])]}
      onSelect={(date: Date | undefined) => date && onPick(asDay(date))}
    />
  );
}
