import type { RowOfRegister } from '@madrasah/events';
import type { receiptBooks } from '@madrasah/events/ledger';
import { printSettingsQuery, printSettingsRevision, printSettingsRow } from '@madrasah/events/papers';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { receiptBooksOf, receiptBooksProjector } from '../ledger/chart/index.ts';
import { printSettingsOf, printSettingsProjector } from './print-settings.ts';

const OF_FEES = 1;

const bookRow = ({ bookNo, from, to, returned, kind, retired }: RowOfRegister<typeof receiptBooks>) =>
  kind === OF_FEES && !retired ? [{ BookNo: bookNo, from, to, returned }] : [];

/** How receipts and vouchers are numbered and printed. */
export const printSettings = (): HandledQuery[] => [
  handledQuery(printSettingsQuery, [printSettingsProjector, receiptBooksProjector], async (_, tenant) => {
    const [settled, books] = await Promise.all([printSettingsOf(tenant), receiptBooksOf(tenant)]);
    return {
      data: {
        ...printSettingsRow(settled),
        revision: printSettingsRevision(settled),
        books: [...books.values()].flatMap(bookRow),
      },
    };
  }),
];
