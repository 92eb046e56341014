import { type Day, defineRegister, field } from '../kernel/index.ts';

/** A day or several on end that the school calls something: a holiday, or a day with classes and an occasion. */
export interface CalendarEntry {
  readonly from: Day;
  /** The last of them. */
  readonly to: Day;
  readonly title: string;
  readonly english: string;
  readonly holiday: boolean;
}

/** ক্যালেন্ডার: holidays shade the attendance sheets and stand on the first page. */
export const calendarEntries = defineRegister<CalendarEntry>()({
  noun: 'CalendarEntry',
  plural: 'CalendarEntries',
  stream: 'calendar',
  power: 'calendar',
  path: '/api/settings/calendar',
  id: 'ID',
  fields: {
    from: field.day('from', { bn: 'যে দিন থেকে', en: 'From' }),
    to: field.day('to', { bn: 'যে দিন পর্যন্ত', en: 'To' }),
    TitleBn: field.text(
      'title',
      { bn: 'বাংলায়', en: 'In Bengali' },
      { script: 'bn', missing: { bn: 'দিনটির বিবরণ লিখুন', en: 'Say what the day is' } },
    ),
    TitleEn: field.text('english', { bn: 'ইংরেজি', en: 'English' }, { script: 'en' }),
    holiday: field.flag(
      'holiday',
      { bn: 'ছুটি', en: 'Holiday' },
      {
        absent: true,
        on: { bn: 'মাদরাসা বন্ধ', en: 'Holiday' },
        off: { bn: 'ক্লাস চলবে', en: 'Classes are held' },
      },
    ),
  },
  unique: ['from', 'title'],
  remove: 'retire',
  words: {
    bn: {
      one: 'ক্যালেন্ডারের দিন',
      many: 'ক্যালেন্ডার',
      purpose: 'ছুটির দিনগুলো হাজিরা খাতায় আলাদা রঙে ছাপা হয় এবং ড্যাশবোর্ডের ক্যালেন্ডারে দেখা যায়।',
    },
    en: {
      one: 'calendar day',
      many: 'Calendar',
      purpose: 'Holidays are shaded on attendance sheets and stand in the calendar of the first page.',
    },
  },
});
