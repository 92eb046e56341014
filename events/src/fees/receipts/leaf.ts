import { fields } from '../../kernel/index.ts';

/** Where an institution writes its receipts on printed books: which book, and which leaf where that is typed. */
export const leafFields = {
  BookNo: fields.optionalText(30),
  ReceiptNo: fields.optionalInteger(1, 9_999_999),
};

/** The leaf of a printed book that a receipt is written on. */
export interface Leaf {
  readonly bookNo: string;
  readonly number: number | undefined;
}

/** What a form says of the leaf; an empty book is none. */
export const leafFrom = ({
  BookNo,
  ReceiptNo,
}: {
  readonly BookNo: string;
  readonly ReceiptNo?: number | undefined;
}): Leaf => ({ bookNo: BookNo, number: ReceiptNo });
