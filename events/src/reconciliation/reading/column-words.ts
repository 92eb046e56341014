import type { Language } from '../../kernel/text/language.ts';
import type { Column } from './columns.ts';

const WORDS: Readonly<Record<Column, Readonly<Record<Language, string>>>> = {
  on: { bn: 'তারিখ', en: 'Date' },
  text: { bn: 'বিবরণ', en: 'Particulars' },
  reference: { bn: 'চেক বা ট্রানজেকশন নম্বর', en: 'Cheque or transaction number' },
  out: { bn: 'উত্তোলন', en: 'Out' },
  in: { bn: 'জমা', en: 'In' },
  amount: { bn: 'টাকা (এক কলামে)', en: 'Amount (in one column)' },
  side: { bn: 'ডেবিট না ক্রেডিট', en: 'Debit or credit' },
  type: { bn: 'লেনদেনের ধরন', en: 'Kind of movement' },
  charge: { bn: 'চার্জ', en: 'Charge' },
  balance: { bn: 'স্থিতি', en: 'Balance' },
};

/** What a column of a bank's file is called, where it is named and where something is wrong with it. */
export const columnWord = (column: Column, language: Language): string => WORDS[column][language];
