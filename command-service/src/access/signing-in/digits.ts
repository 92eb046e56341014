import type { EventDraft, Refusal } from '@madrasah/events';
import { DigitsAccepted, DigitsRefused } from '@madrasah/events/access';
import { refuseApplications } from '@madrasah/events/applications';
import type { Table } from '@madrasah/service-kit/folding';

/** When wrong digits were given, by the code of the application. */
type Wrong = ReadonlyMap<string, readonly number[]>;

export interface DigitsState {
  /** By network, as `Callers` tells them apart. */
  readonly digits: Table<string, Wrong>;
}

const HOUR_MS = 3_600_000;
const WINDOW_MS = 24 * HOUR_MS;
/** Wrong ones of one application, from one network. */
const OF_ONE = 5;
/** Wrong ones of one application, from wherever: of ten thousand fours nobody tries more than these in a day. */
const OF_ONE_FROM_ALL = 10;
/** Carriers give thousands of families one address: so applications are counted, and not tries. */
const APPLICATIONS = 10;

const recent = (times: readonly number[], now: number) =>
  times.filter((time) => Math.abs(now - time) < WINDOW_MS);

/** What of a network's tries still counts at an instant (ms). */
function counted(wrong: Wrong | undefined, now: number): Map<string, readonly number[]> {
  const all = [...(wrong ?? [])].map(([code, times]) => [code, recent(times, now)] as const);
  return new Map(all.filter(([, times]) => times.length > 0));
}

/** Notes wrong digits at an instant (ms), and forgets what no longer counts, of all networks. */
export function noteWrongDigits(
  { digits }: DigitsState,
  { network, code }: { readonly network: string; readonly code: string },
  at: number,
): void {
  const own = counted(digits.get(network), at);
  digits.set(network, own.set(code, [...(own.get(code) ?? []), at]));
  for (const [each, wrong] of [...digits.entries()]) if (counted(wrong, at).size === 0) digits.delete(each);
}

/** Right ones were given from there. */
export function forgetWrongDigits({ digits }: DigitsState, network: string, code: string): void {
  const left = new Map(digits.get(network));
  left.delete(code);
  if (left.size > 0) digits.set(network, left);
  else digits.delete(network);
}

/** When wrong digits of an application were given within a day, from all networks, in their order. */
const fromAll = ({ digits }: DigitsState, code: string, now: number) =>
  [...digits.entries()]
    .flatMap(([, wrong]) => recent(wrong.get(code) ?? [], now))
    .sort((one, other) => one - other);

/** Until when digits open nothing from a network: this application, or any. @param all those of the application */
function shutUntil(own: Wrong, all: readonly number[], code: string): number | undefined {
  const fifth = own.get(code)?.at(-OF_ONE);
  const lasts = [...own.values()].map((times) => times.at(-1) as number).sort((one, other) => other - one);
  const tenth = lasts[APPLICATIONS - 1];
  const shut = [fifth, tenth, all.at(-OF_ONE_FROM_ALL)].filter((since) => since !== undefined);
  return shut.length === 0 ? undefined : Math.max(...shut) + WINDOW_MS;
}

export interface GivenDigits {
  readonly network: string;
  readonly code: string;
  readonly isRight: boolean;
}

/**
 * What is recorded of digits that were given, right or wrong: of right ones nothing, unless wrong ones were counted.
 * Refused where five wrong ones of the application, or wrong ones of ten, came from that network within a day, or ten of
 * the application from wherever. What is refused is not counted, so that it opens again after a day, whoever tries on.
 */
export function giveDigits(
  state: DigitsState,
  { network, code, isRight }: GivenDigits,
  now: Date,
): readonly EventDraft[] | Refusal {
  const own = counted(state.digits.get(network), now.getTime());
  const until = shutUntil(own, fromAll(state, code, now.getTime()), code);
  if (until !== undefined) {
    const hours = Math.max(1, Math.ceil((until - now.getTime()) / HOUR_MS));
    return refuseApplications('applications.digits-shut', { hours, minutes: hours * 60 });
  }
  if (!isRight) return [DigitsRefused({ network, code, triedAt: now.toISOString() })];
  return own.has(code) ? [DigitsAccepted({ network, code })] : [];
}
