import { type Language, say } from '@madrasah/events';
import type { ReceiptLine } from '@madrasah/events/fees';
import { headName } from '../statement/text.ts';

/** What a line is called: a month ahead says that it is one. */
export const lineName = ({ itemId, name }: ReceiptLine, language: Language): string =>
  itemId === 0 ? `${name} (${say(language, 'fees.month-ahead')})` : headName(name, language);
