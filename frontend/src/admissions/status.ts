import type { Say } from '../kit/text.ts';
import type { bn } from './text.bn.ts';

const STATUSES = [
  { key: 'admissions.status.pending', color: 'red', owes: true },
  { key: 'admissions.status.paid', color: 'green', owes: false },
  { key: 'admissions.status.free', color: 'blue', owes: false },
  { key: 'admissions.status.unpaid', color: 'yellow', owes: true },
] as const;

/** AdmissionStatus of the wire: 0 nothing paid yet, 1 paid, 2 nothing to pay, 3 something is left. */
export function admissionStatus(status: number | undefined, t: Say<keyof typeof bn>) {
  const known = status === undefined ? undefined : STATUSES[status];
  return known && { word: t(known.key), color: known.color, owes: known.owes };
}
