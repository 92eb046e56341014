import { approvingForms } from './approving.ts';
import { closingForms } from './closing.ts';
import { feeForms } from './fees.ts';
import type { Fill } from './form.ts';
import { voucherForms } from './vouchers.ts';

export type { Filling, Form } from './form.ts';

/** Every command of the money contexts as a form, by its name; what steps of their own draw is not in it. */
export const FORMS: Readonly<Record<string, Fill>> = {
  ...approvingForms,
  ...closingForms,
  ...feeForms,
  ...voucherForms,
};

/** What must come often for something to come of others. */
const OFTEN: readonly string[] = ['Approve', 'CloseDay', 'GiveTamlik', 'LockPeriod', 'CloseYear'];
const drawn = Object.entries(FORMS).flatMap((row) =>
  Array.from({ length: OFTEN.includes(row[0]) ? 4 : 1 }, () => row),
);

/** One of them. */
export const formAt = (which: number): readonly [name: string, fill: Fill] =>
  drawn[which % drawn.length] as readonly [string, Fill];
