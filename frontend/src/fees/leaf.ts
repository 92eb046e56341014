/** The leaf of a printed book as a form holds it. */
export interface LeafValues {
  readonly BookNo?: string;
  readonly ReceiptNo?: string;
}

/** What is sent of the leaf; nothing where the program numbers receipts. */
export const leafBody = ({ BookNo, ReceiptNo }: LeafValues): LeafValues => ({
  ...(BookNo !== undefined && { BookNo }),
  ...(ReceiptNo !== undefined && { ReceiptNo }),
});
