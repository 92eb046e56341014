import type { Language } from '@madrasah/events/kernel';

const LOCALE: Readonly<Record<Language, string>> = { bn: 'bn-BD-u-nu-beng', en: 'en-GB-u-nu-latn' };

/** The day in Dhaka as it is read aloud: শনিবার, ২১ নভেম্বর ২০২৬ · Saturday, 21 November 2026. */
export function longDay(instant: Date, language: Language): string {
  const format = new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: 'Asia/Dhaka',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part['weekday']}, ${part['day']} ${part['month']} ${part['year']}`;
}
