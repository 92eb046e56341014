import { addDays, dhakaDay, type EventDraft, type Refusal } from '@madrasah/events';
import { AuditorsChanged, DailyRootMailAsked, DailyRootTaken, refuseAudit } from '@madrasah/events/audit';
import { NO_ROOT, rootOf, type StreamHead } from '@madrasah/service-kit/daily-root';
import { type Auditors, type AuditState, auditorsOf } from './state.ts';

/** The heads of a school's streams as they stand in the log. */
export interface Heads {
  readonly schoolId: string;
  readonly position: number;
  readonly heads: readonly StreamHead[];
}

/** The platform is everybody's, and a root is no news of itself. */
const isOwn = ([stream]: StreamHead) => !/^(platform$|audit-)/.test(stream);

/** Whether something of the school happened between two sets of heads. */
function hasMoved(before: readonly StreamHead[], now: readonly StreamHead[]): boolean {
  const known = new Map(before.map(([stream, , hash]) => [stream, hash]));
  return now.filter(isOwn).some(([stream, , hash]) => known.get(stream) !== hash);
}

/** Closes a day with the root over the heads. Nothing when nothing happened, or when a later root stands already. */
export function takeRoot(
  state: AuditState,
  { schoolId, position, heads }: Heads,
  day: string,
): readonly EventDraft[] | Refusal {
  const last = state.last.get('root');
  if (!heads.some(isOwn)) return refuseAudit('audit.nothing-yet');
  if (last && (last.position >= position || !hasMoved(last.heads, heads))) return [];
  const previousRoot = last?.root ?? NO_ROOT;
  const root = rootOf({ schoolId, day, position, previousRoot, heads });
  const rootId = 1 + (last?.rootId ?? 0);
  const kept = heads.map(([stream, revision, hash]): [string, number, string] => [stream, revision, hash]);
  return [DailyRootTaken({ rootId, day, position, previousRoot, root, heads: kept })];
}

/** The finished day that a root is due for when the clock shows `now`: yesterday, unless one was taken since. */
export function dueDay(state: AuditState, now: Date): string | undefined {
  const today = dhakaDay(now);
  const last = state.last.get('root');
  return last && dhakaDay(new Date(last.at)) >= today ? undefined : addDays(today, -1);
}

/** A form that changes nothing records nothing. */
export function changeAuditors(state: AuditState, wanted: Auditors): readonly EventDraft[] {
  const known = auditorsOf(state);
  const same = known.language === wanted.language && known.addresses.join() === wanted.addresses.join();
  return same ? [] : [AuditorsChanged({ addresses: [...wanted.addresses], language: wanted.language })];
}

/** While it is being sent nobody sends it a second time. */
const UNDER_WAY_MS = 10 * 60_000;

/** Asks for a root's mail once more; nothing while it is on its way. */
export function askForMail(state: AuditState, rootId: number, now: Date): readonly EventDraft[] | Refusal {
  if (!state.roots.has(rootId)) return refuseAudit('audit.root-not-found');
  if (auditorsOf(state).addresses.length === 0) return refuseAudit('audit.no-auditors');
  const mail = state.mails.get(rootId);
  const isUnderWay =
    mail?.state === 'due' ||
    (mail?.state === 'claimed' && now.getTime() - Date.parse(mail.at) < UNDER_WAY_MS);
  return isUnderWay ? [] : [DailyRootMailAsked({ rootId })];
}
