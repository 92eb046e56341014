import { addDays, dhakaDay, type EventDraft, type Refusal } from '@madrasah/events';
import {
  AuditorsChanged,
  auditorsRevision,
  DailyRootMailAsked,
  DailyRootTaken,
  MOST_HEADS_NOTED,
  refuseAudit,
  StreamHeadsNoted,
} from '@madrasah/events/audit';
import { foldHeads, NO_ROOT, rootOf, type StreamHead } from '@madrasah/service-kit/daily-root';
import { seenAnother } from '../kernel/seen.ts';
import { type Auditors, type AuditState, auditorsOf, knownHeads } from './state.ts';

/** The heads of a school's streams as they stand in the log. */
export interface Heads {
  readonly schoolId: string;
  readonly position: number;
  readonly heads: readonly StreamHead[];
}

/** The platform is everybody's, and a root is no news of itself. */
const isOwn = ([stream]: StreamHead) => !/^(platform$|audit-)/.test(stream);

/** Whether something of the school happened between two sets of heads. */
const hasMoved = (before: ReadonlyMap<string, StreamHead>, now: readonly StreamHead[]): boolean =>
  now.filter(isOwn).some(([stream, , hash]) => before.get(stream)?.[2] !== hash);

/** Closes a day with the root over the heads. Nothing when nothing happened, or when a later root stands already. */
export function takeRoot(
  state: AuditState,
  { schoolId, position, heads }: Heads,
  day: string,
): readonly EventDraft[] | Refusal {
  const last = state.last.get('root');
  if (!heads.some(isOwn)) return refuseAudit('audit.nothing-yet');
  if (last && (last.position >= position || !hasMoved(knownHeads(state), heads))) return [];
  const previousRoot = last?.root ?? NO_ROOT;
  const { opened, ...kept } = foldHeads(heads);
  const root = rootOf({ schoolId, day, position, previousRoot, ...kept });
  const rootId = 1 + (last?.rootId ?? 0);
  const noted = opened.filter(([stream, , hash]) => state.noted.get(stream)?.[2] !== hash);
  const parts = Array.from({ length: Math.ceil(noted.length / MOST_HEADS_NOTED) }, (_, part) =>
    noted.slice(part * MOST_HEADS_NOTED, (part + 1) * MOST_HEADS_NOTED),
  );
  return [
    ...parts.map((part) => StreamHeadsNoted({ rootId, heads: part.map((head) => [...head]) })),
    DailyRootTaken({
      ...{ rootId, day, position, previousRoot, root },
      heads: kept.heads.map((head) => [...head]),
      folded: kept.folded.map((each) => [...each]),
    }),
  ];
}

/** The finished day that a root is due for when the clock shows `now`: yesterday, unless one was taken since. */
export function dueDay(state: AuditState, now: Date): string | undefined {
  const today = dhakaDay(now);
  const last = state.last.get('root');
  return last && dhakaDay(new Date(last.at)) >= today ? undefined : addDays(today, -1);
}

/** A form that changes nothing records nothing. @param seen the version it was loaded with; any where absent */
export function changeAuditors(
  state: AuditState,
  wanted: Auditors,
  seen?: number,
): readonly EventDraft[] | Refusal {
  const known = auditorsOf(state);
  const another = seenAnother(seen, auditorsRevision(known));
  if (another) return another;
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
