import { type Language, noticesOf, say, type Table } from '@madrasah/events';

/** More problems of a file are counted, not told. */
export const MOST_TOLD = 200;

/** How a file was read: which sheet of which, and in sentences what nobody sees who opens it. */
export const howRead = (table: Table, language: Language) => ({
  ...(table.sheet === undefined ? {} : { sheet: table.sheet, sheets: table.sheets ?? [] }),
  notices: noticesOf(table).map(({ key, params }) => say(language, key, params)),
});
