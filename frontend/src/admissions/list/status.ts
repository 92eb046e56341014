import { ADMISSION_STATES } from '@madrasah/events/admissions';

type Status = keyof typeof ADMISSION_STATES;
const OWING: readonly number[] = [0, 3];

/** How the fees of an admission stand, all that were charged in its session: its word, its colour, and whether something is left to pay. */
export function admissionStatus(status: number | undefined) {
  const known = ADMISSION_STATES[status as Status];
  if (!known) return undefined;
  const color = 'color' in known ? known.color : ('grey' as const);
  return { word: known.word, color, owes: OWING.includes(Number(status)) };
}
