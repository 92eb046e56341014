import { readClockTime, toLatinDigits } from '@madrasah/events/kernel';

/** `4.30`, `4 30` and `430` are half past four. */
const JOINED = /(\d{1,2})[.\s]?(\d{2})(?!\d)/;
const HOUR_ALONE = /^(\D*)(\d{1,2})(\D*)$/;

/**
 * A time as somebody types it in haste: `4:30 PM`, `বিকাল ৪.৩০`, `1630`, `4 pm`. Of an hour alone it is the one that
 * the list has.
 * @param listed the times of the list, `HH:mm` @returns `HH:mm`; undefined where it is none
 */
export function readTypedTime(typed: string, listed: readonly string[]): string | undefined {
  const text = toLatinDigits(typed).trim();
  const read = readClockTime(text) ?? readClockTime(text.replace(JOINED, '$1:$2'));
  if (read) return read;
  const [, before = '', hour = '', behind = ''] = HOUR_ALONE.exec(text) ?? [];
  if (hour === '') return undefined;
  const whole = readClockTime(`${before}${hour}:00${behind}`);
  if (!whole || before.trim() !== '' || behind.trim() !== '') return whole;
  const other = `${String(Number(hour) + 12).padStart(2, '0')}:00`;
  return [whole, other].find((time) => listed.includes(time)) ?? whole;
}
