import { banglaDay, type Day, digitsOf, type Language } from '@madrasah/events/kernel';

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  bn: ['বৈশাখ', 'জ্যৈষ্ঠ', 'আষাঢ়', 'শ্রাবণ', 'ভাদ্র', 'আশ্বিন', 'কার্তিক', 'অগ্রহায়ণ', 'পৌষ', 'মাঘ', 'ফাল্গুন', 'চৈত্র'],
  en: ['Boishakh', 'Joishtho', 'Asharh', 'Srabon', 'Bhadro', 'Ashwin', 'Kartik', 'Ogrohayon', 'Poush', 'Magh', 'Falgun', 'Choitro'],
}; // biome-ignore format: twelve months, read in rows

/** "৬ অগ্রহায়ণ ১৪৩৩" */
export function banglaInWords(day: Day, language: Language): string {
  const { year, month, day: ofMonth } = banglaDay(day);
  return digitsOf(`${ofMonth} ${MONTHS[language][month - 1]} ${year}`, language);
}
