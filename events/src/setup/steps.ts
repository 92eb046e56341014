/** What a new school needs, in the order in which one thing leans on another, each with the part of the usual. */
export const SETUP_STEPS = [
  { step: 'year', part: 'year' },
  { step: 'funds', part: 'chart' },
  { step: 'accounts', part: 'chart' },
  { step: 'heads', part: 'chart' },
  { step: 'session', part: 'session' },
  { step: 'classes', part: 'classes' },
  { step: 'months', part: null },
  { step: 'prices', part: null },
  { step: 'openings', part: null },
  { step: 'exams', part: 'exams' },
  { step: 'divisions', part: 'divisions' },
  { step: 'designations', part: 'designations' },
  { step: 'vacations', part: 'vacations' },
  { step: 'logins', part: null },
  { step: 'papers', part: 'papers' },
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number]['step'];

/** A row of the usual as it is chosen from. */
export interface UsualChoice {
  /** Under which it is left out. */
  readonly id: string;
  /** What it is: a fund, a class. */
  readonly of: { readonly one: string; readonly many: string };
  readonly name: string;
  /** What it stands on of the others that are chosen from; the nearest last. */
  readonly on: readonly string[];
  /** It is made for that one alone, and goes with it; '' where it is made for itself. */
  readonly for: string;
  /** What it belongs to that is there already; '' where it does not. */
  readonly under: string;
  /** What parts the list; '' where nothing does. */
  readonly group: string;
}
