import { type Language, noticesOf, type Problem, say, type Table } from '@madrasah/events';

/** More problems of a file are counted, not told. */
export const MOST_TOLD = 200;

/**
 * How a file was read: which sheet of which, and in sentences what nobody sees who opens it.
 * @param more what was found when its rows were read
 */
export const howRead = (table: Table, language: Language, more: readonly Problem[] = []) => ({
  ...(table.sheet === undefined ? {} : { sheet: table.sheet, sheets: table.sheets ?? [] }),
  notices: [...noticesOf(table), ...more].map(({ key, params }) => say(language, key, params)),
});
