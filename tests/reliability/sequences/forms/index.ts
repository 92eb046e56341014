import { approvingForms } from './approving.ts';
import { closingForms } from './closing.ts';
import { donationForms } from './donations.ts';
import { duesForms } from './dues.ts';
import { feeForms } from './fees.ts';
import type { Fill } from './form.ts';
import { reconcilingForms } from './reconciling.ts';
import { voucherForms } from './vouchers.ts';

export type { BankEntry, Filling, Form } from './form.ts';

/** Every command of the money contexts as a form, by its name; what steps of their own draw is not in it. */
export const FORMS: Readonly<Record<string, Fill>> = {
  ...approvingForms,
  ...closingForms,
  ...donationForms,
  ...duesForms,
  ...feeForms,
  ...reconcilingForms,
  ...voucherForms,
};

/** What must come often for something to come of others. */
const OFTEN: readonly string[] = ['Approve', 'CloseDay', 'GiveTamlik', 'LockPeriod', 'CloseYear'];
const drawn = Object.entries(FORMS).flatMap((row) =>
  Array.from({ length: OFTEN.includes(row[0]) ? 4 : 1 }, () => row),
);

/** One of them, by its number or its name. */
export function formAt(which: number | string): readonly [name: string, fill: Fill] {
  const named = typeof which === 'string' ? FORMS[which] : undefined;
  return named ? [which as string, named] : (drawn[Number(which) % drawn.length] as [string, Fill]);
}
