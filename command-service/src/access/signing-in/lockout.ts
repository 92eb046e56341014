import type { Refusal } from '@madrasah/events';
import { refuseAccess as refuse } from '@madrasah/events/access';
import type { NewTable, Table } from '@madrasah/service-kit/folding';
import type { DigitsState } from './digits.ts';

/** Refused sign-ins of late. */
export interface SignInState extends DigitsState {
  /** When, by caller, as `Callers` tells them apart. */
  readonly refusals: Table<string, readonly number[]>;
  /** When callers who have not tried lately were last forgotten. */
  readonly swept: Table<'at', number>;
  /** LoginId → when it last signed in (ISO). */
  readonly lastAt: Table<number, string>;
}

const WINDOW_MS = 15 * 60_000;
const SWEEP_MS = 60_000;
const MAX_REFUSALS = 10; // per caller within the window; a success clears them

export const emptySignIns = (table: NewTable): SignInState => ({
  ...{ refusals: table(), swept: table(), lastAt: table(), digits: table() },
});

/** Whether a try counts at an instant. One that lies far ahead was made while the clock was wrong. */
const isRecent = (time: number, now: number): boolean => Math.abs(now - time) < WINDOW_MS;

/** Notes a refused sign-in at an instant (ms), and now and then forgets who has not tried for long. */
export function noteRefusal({ refusals, swept }: SignInState, caller: string, at: number): void {
  const recent = (refusals.get(caller) ?? []).filter((time) => isRecent(time, at));
  refusals.set(caller, [...recent, at]);
  if (Math.abs(at - (swept.get('at') ?? 0)) < SWEEP_MS) return;
  swept.set('at', at);
  for (const [each, times] of [...refusals.entries()])
    if (!times.some((time) => isRecent(time, at))) refusals.delete(each);
}

/** The refusal of a caller who was refused too often of late, with the minutes to wait; undefined for any other. */
export function lockedOut({ refusals }: SignInState, caller: string, now: Date): Refusal | undefined {
  const recent = (refusals.get(caller) ?? []).filter((time) => isRecent(time, now.getTime()));
  if (recent.length < MAX_REFUSALS) return undefined;
  const wait = (recent.at(-MAX_REFUSALS) as number) + WINDOW_MS - now.getTime();
  return refuse('access.locked-out', { minutes: Math.max(1, Math.ceil(wait / 60_000)) });
}
