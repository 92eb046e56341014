import type { Day } from '@madrasah/events/kernel';
import { dayInWords } from '@madrasah/events/kernel';
import { calendarEntries } from '@madrasah/events/settings';
import { useQuery } from '../../kit/calls/index.ts';
import { listOf } from '../../kit/register/definition.ts';
import { useLanguage } from '../../kit/text.ts';
import styles from '../home.module.css';

/** What the school calls some days. */
export interface Occasion {
  readonly id: number;
  readonly from: Day;
  readonly to: Day;
  readonly title: string;
  readonly holiday: boolean;
}

/** The calendar of the school between two days, the first day first. */
export function useOccasions(first: Day, last: Day): readonly Occasion[] {
  const language = useLanguage();
  const rows = useQuery(listOf(calendarEntries), {}).data?.data ?? [];
  return rows
    .map((row) => ({
      id: Number(row['ID']),
      from: String(row['from']),
      to: String(row['to']),
      title: String((language === 'en' && row['TitleEn']) || row['TitleBn']),
      holiday: row['holiday'] === 1,
    }))
    .filter(({ from, to }) => from <= last && first <= to)
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** The occasions below a leaf of the calendar. */
export function Occasions({ of }: { readonly of: readonly Occasion[] }) {
  const language = useLanguage();
  if (of.length === 0) return null;
  const days = ({ from, to }: Occasion) =>
    from === to ? dayInWords(from, language) : `${dayInWords(from, language)} – ${dayInWords(to, language)}`;
  return (
    <ul className={`small ${styles['occasions']}`}>
      {of.map((one) => (
        <li key={one.id} className={one.holiday ? styles['holiday'] : undefined}>
          {days(one)}: {one.title}
        </li>
      ))}
    </ul>
  );
}
