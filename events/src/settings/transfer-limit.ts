import * as z from 'zod';
import { anyPower, contentRevision, defineCommand, defineQuery, field, power } from '../kernel/index.ts';

/**
 * The setting, by its id on the wire: how much, in paisa, one person alone may give or lend from fund to fund. Until it
 * is set it is 0, and a second person confirms each.
 */
export const TRANSFER_LIMIT = 31;

const path = '/api/accounts/transfer_limit';
const settles = power('concession_approve', 'edit');

/** The version of the limit. @param limit in paisa */
export const transferLimitRevision = (limit: number): number => contentRevision([limit]);

/** Set by whoever sets the limits of concessions: whoever transfers does not set his own. */
export const setTransferLimit = defineCommand({
  name: 'SetTransferLimit',
  versioned: true,
  method: 'PUT',
  path,
  access: settles,

  fields: [field.amount('amount', { bn: 'একজন সর্বোচ্চ কত টাকা', en: 'Most taka that one person gives alone' })],
  toCommand: ({ amount }) => ({ amount: amount as number }),
  message: 'settings.saved',
  example: { amount: 5000 },
});

/** Above how many taka a gift or a loan between funds needs a second person. */
export const transferLimit = defineQuery({
  name: 'TransferLimit',
  forAuditor: 'always',
  path,
  access: anyPower(power('balance_transfer', 'view'), power('balance_transfer', 'insert'), settles),
  answer: () => z.strictObject({ data: z.strictObject({ amount: z.number() }), revision: z.int() }),
});
