import { hourOfWords } from '../calendar/hours.ts';
import { toLatinDigits } from '../money/digits.ts';
import { field } from './fields.ts';
import { required } from './notes.ts';
import { Problem } from './problem.ts';

const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?(?:\s*([ap])\.?m\.?)?$/i;
const PART = '(ভোর|সকাল|দুপুর|বিকাল|বিকেল|সন্ধ্যা|রাত)';
const SENT = `^\\s*(${PART}\\s*)?\\p{Nd}{1,2}:\\p{Nd}{2}(:\\p{Nd}{2})?(\\s*[aApP]\\.?[mM]\\.?)?\\s*$`;

/** `HH:mm`, from that, `h:mm AM` or `বিকাল ৪:৩০`; digits of any script. Undefined where it is no time of a day. */
export function readClockTime(typed: string): string | undefined {
  const [, hours = '', minutes = '', half] = CLOCK.exec(toLatinDigits(typed).trim()) ?? [];
  const hour = Number(hours);
  if (hours === '') return hourOfWords(typed);
  if (Number(minutes) > 59) return undefined;
  if (half === undefined) return hour > 23 ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
  if (hour < 1 || hour > 12) return undefined;
  const ofDay = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return `${String(ofDay).padStart(2, '0')}:${minutes}`;
}

/** A time of the day → `HH:mm`. */
export const clockTime = () =>
  field(
    (raw) => {
      if (raw === undefined || raw === null || raw === '') return new Problem('request.required');
      return (typeof raw === 'string' && readClockTime(raw)) || new Problem('request.time');
    },
    required({
      type: 'string',
      pattern: SENT,
      examples: ['16:30', '4:30 PM'],
      description:
        'A time of the day, HH:mm, h:mm AM/PM or h:mm after a Bengali part of the day. Digits of any script are taken.',
    }),
  );
