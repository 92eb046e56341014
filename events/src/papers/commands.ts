import * as z from 'zod';
import { answers, defineCommand, fields, power } from '../kernel/index.ts';

/** How many receipts one print job has at most. */
export const RECEIPTS_AT_ONCE = 200;

export const recordPrinting = defineCommand({
  name: 'RecordReceiptPrinting',
  path: '/api/accounts/receipts/:id/printed',
  access: power('fee_collection', 'view'),
  params: { id: fields.id() },
  body: z.object({ copies: fields.optionalChoice(1, 2) }),
  toCommand: (body, params) => ({ receiptId: params.id, copies: body.copies ?? 1 }),
  answer: () => answers.record({ printed: answers.cell.count() }),
  message: 'papers.printing-recorded',
});

/** Of many receipts at once, each of which is counted. */
export const recordPrintings = defineCommand({
  name: 'RecordReceiptPrintings',
  path: '/api/accounts/receipt_papers/printed',
  access: power('fee_collection', 'view'),
  body: z.object({
    receiptIds: z.array(fields.id()).min(1).max(RECEIPTS_AT_ONCE),
    copies: fields.optionalChoice(1, 2),
  }),
  toCommand: ({ receiptIds, copies }) => ({ receiptIds: [...new Set(receiptIds)], copies: copies ?? 1 }),
  answer: () => answers.record({ receipts: answers.cell.count() }),
  message: 'papers.printing-recorded',
  example: { receiptIds: [1], copies: 1 },
});

export const paperCommands = { recordPrinting, recordPrintings };
