import { type Language, say } from '@madrasah/events';
import type { ReceiptLine } from '@madrasah/events/fees';
import type { FeeName } from '../../ledger/index.ts';

/** What a line is called: a month ahead says that it is one. */
export const lineName = (line: ReceiptLine, fee: FeeName, language: Language): string =>
  line.itemId === 0 ? `${fee(line)} (${say(language, 'fees.month-ahead')})` : fee(line);
