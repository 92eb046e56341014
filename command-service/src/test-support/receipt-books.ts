import type { Leaf } from '@madrasah/events/fees';
import { DEFAULT_PRINT_SETTINGS, PrintSettingsChanged, type ReceiptNumbering } from '@madrasah/events/papers';
import type { Decided } from '../ledger/journal/facts/index.ts';
import { adding, charted } from './chart-register.ts';
import { House, taka } from './house.ts';

export const BOOK_NO = 'ক-১২';
const LEAVES = { from: 51, to: 55, spoiled: '৫২', used: '', unused: '' };

export const numberBy = (house: House, numbering: ReceiptNumbering, sessionId?: number) =>
  house.setUp(
    PrintSettingsChanged({ ...DEFAULT_PRINT_SETTINGS, numbering, ...(sessionId && { sessionId }) }),
  );

/** Item 1 owes 1,000.00; receipts are leaves of a book from 51 to 55 whose 52 is spoiled. */
export function houseWithBook(numbering: ReceiptNumbering, sessionId?: number): House {
  const house = new House();
  house.given(house.charge({ Admission: 1000 }, '2026-04-10'));
  const issued = { issuedTo: 2, issuedOn: '2026-04-14', returned: false, collected: null };
  charted(house, adding('receiptBook', { bookNo: BOOK_NO, kind: 1, ...LEAVES, ...issued }));
  numberBy(house, numbering, sessionId);
  return house;
}

/** A receipt of 100.00 on a leaf. @param leaf of the book above where it names none */
export const payOnLeaf = (house: House, leaf: Partial<Leaf>): Decided =>
  house.collect({
    rows: [{ itemId: 1, deposit: taka(100) }],
    leaf: { bookNo: BOOK_NO, number: undefined, ...leaf },
  });
