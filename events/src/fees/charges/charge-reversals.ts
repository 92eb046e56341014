import * as z from 'zod';
import { defineCommand, fields, power } from '../../kernel/index.ts';

/** Takes charges of a student back that were a mistake and that nobody has paid: one by one, not with their run. */
export const reverseChargedItems = defineCommand({
  name: 'ReverseChargedItems',
  path: '/api/accounts/charges/reverse',
  access: power('record_delete_edit', 'delete'),
  body: z.object({ items: z.array(fields.id()).min(1).max(200), reason: fields.textUnlessErased(300) }),
  unlessErased: ['reason'],
  toCommand: ({ items, reason }) => ({ items: [...new Set(items)], reason }),
  message: 'fees.charges-reversed',
  status: 201,
  example: { items: [1], reason: 'ভুল মাস' },
});
