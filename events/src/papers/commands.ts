import * as z from 'zod';
import { defineCommand, fields, power } from '../kernel/index.ts';

export const recordPrinting = defineCommand({
  name: 'RecordReceiptPrinting',
  path: '/api/accounts/receipts/:id/printed',
  access: power('fee_collection', 'view'),
  params: { id: fields.id() },
  body: z.object({ copies: fields.optionalChoice(1, 2) }),
  toCommand: (body, params) => ({ receiptId: params.id, copies: body.copies ?? 1 }),
  message: 'papers.printing-recorded',
});

export const paperCommands = { recordPrinting };
