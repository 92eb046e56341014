import { flags, largeNumbers, texts, wholeNumbers } from '@madrasah/service-kit/columns';
import type { RecordLayout } from '@madrasah/service-kit/folding';
import type { Item, Receipt } from './shape.ts';

// What a school has most of, and keeps for ever: a charge of ten years ago can still be taken back. As columns an
// item takes 105 bytes with its id, a receipt 17.

export const itemLayout: RecordLayout<Item> = {
  columns: () => ({
    itemId: wholeNumbers(),
    userId: wholeNumbers(),
    admissionId: wholeNumbers(),
    sessionId: wholeNumbers(),
    subLedgerId: wholeNumbers(),
    arrearOf: wholeNumbers(),
    priceRowId: wholeNumbers(),
    monthId: wholeNumbers(),
    examId: wholeNumbers(),
    fundId: wholeNumbers(),
    dueOn: texts(),
    dueSince: texts(),
    changedOn: texts(),
    name: texts(),
    charged: largeNumbers(),
    conceded: largeNumbers(),
    deducted: largeNumbers(),
    forgone: largeNumbers(),
    refunded: largeNumbers(),
    due: largeNumbers(),
    reversed: flags(),
  }),
  recordAt: (columns, row) => ({
    itemId: columns.itemId.at(row),
    userId: columns.userId.at(row),
    admissionId: columns.admissionId.at(row),
    sessionId: columns.sessionId.at(row),
    subLedgerId: columns.subLedgerId.at(row),
    arrearOf: columns.arrearOf.at(row),
    priceRowId: columns.priceRowId.at(row),
    monthId: columns.monthId.at(row),
    examId: columns.examId.at(row),
    fundId: columns.fundId.at(row),
    dueOn: columns.dueOn.at(row),
    dueSince: columns.dueSince.at(row),
    changedOn: columns.changedOn.at(row),
    name: columns.name.at(row),
    charged: columns.charged.at(row),
    conceded: columns.conceded.at(row),
    deducted: columns.deducted.at(row),
    forgone: columns.forgone.at(row),
    refunded: columns.refunded.at(row),
    due: columns.due.at(row),
    reversed: columns.reversed.at(row),
  }),
};

export const receiptLayout: RecordLayout<Receipt> = {
  columns: () => ({
    receiptId: wholeNumbers(),
    receiptNo: wholeNumbers(),
    revision: wholeNumbers(),
    reversed: flags(),
  }),
  recordAt: (columns, row) => ({
    receiptId: columns.receiptId.at(row),
    receiptNo: columns.receiptNo.at(row),
    revision: columns.revision.at(row),
    reversed: columns.reversed.at(row),
  }),
};
