import { type CommandOf, type EventDraft, isRefusal, Problem, type Refusal } from '@madrasah/events';
import { classes, sessions } from '@madrasah/events/academics';
import {
  ApplicationAdmitted,
  ApplicationChanged,
  ApplicationErased,
  ApplicationSubmitted,
  ApplicationSwitched,
  ApplicationTaken,
  applicationCode,
  OnlineAdmissionSet,
  onlineAdmissionRevision,
  refuseApplications as refuse,
  type setOnlineAdmission as setting,
  type submitApplication as submitting,
} from '@madrasah/events/applications';
import { type AcademicState, stands } from '../academics/state.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import { seenAnother } from '../kernel/seen.ts';
import { profileFault } from '../people/steps.ts';
import type { Application, ApplicationState } from './state.ts';

type Decided = readonly EventDraft[] | Refusal;
type Written = CommandOf<typeof submitting>['application'];

/** What an application is judged by. */
export interface ApplicationFrame {
  readonly academics: AcademicState;
  /** In Dhaka. */
  readonly today: string;
}

const at = (path: string, key: string) => [{ path, problem: new Problem(key) }];

/** What cannot be taken of an application now, whoever writes it. */
function fault(
  { setting }: ApplicationState,
  { classId, profile }: Written,
  { academics, today }: ApplicationFrame,
): Refusal | undefined {
  const open = setting.get(0);
  const wrong = profileFault(profile, today);
  if (wrong) return wrong;
  if (!stands(academics.class, classId))
    return classes.refuse('class.not-found', {}, at('ClassID', 'class.not-found'));
  const taken = !open || open.classIds.length === 0 || open.classIds.includes(classId);
  const closed = 'applications.class-closed';
  return taken ? undefined : refuse(closed, {}, at('ClassID', closed));
}

/** Takes an application for the session that is open, under the next number of the series. */
export function submitApplication(
  state: ApplicationState,
  written: Written,
  frame: ApplicationFrame,
): Decided {
  const sessionId = state.setting.get(0)?.sessionId ?? null;
  if (sessionId === null) return refuse('applications.closed');
  const wrong = fault(state, written, frame);
  if (wrong) return wrong;
  const applicationId = state.applications.size + 1;
  return [
    ApplicationSubmitted({ ...written, applicationId, code: applicationCode(applicationId), sessionId }),
  ];
}

/** The application of a number, or the refusal. */
export function applicationOf({ applications }: ApplicationState, applicationId: number) {
  return applications.get(applicationId) ?? refuse('application.not-found');
}

/** The application of a code, spelled as it was given; codes count on, so none is kept beside. */
export function applicationOfCode({ applications }: ApplicationState, code: string): Application | undefined {
  const known = applications.get(Number(code) - Number(applicationCode(1)) + 1);
  return known?.code === code ? known : undefined;
}

/** Mends an application on which nobody has decided yet. */
export function changeApplication(
  state: ApplicationState,
  { applicationId, code, sessionId, active, userId }: Application,
  written: Written,
  frame: ApplicationFrame,
): Decided {
  if (!active || userId !== null) return refuse('applications.decided');
  const wrong = fault(state, written, frame);
  return wrong ?? [ApplicationChanged({ ...written, applicationId, code, sessionId })];
}

/** Why nothing can be made of an application any more. */
const decidedFor = ({ userId, erased }: Application): Refusal | undefined => {
  if (userId !== null) return refuse('applications.admitted-already');
  return erased ? refuse('applications.erased-already') : undefined;
};

/** Lays an application aside, or takes it up again. What it is already records nothing. */
export function switchApplication(
  state: ApplicationState,
  { applicationId, active }: { readonly applicationId: number; readonly active: boolean },
): Decided {
  const known = applicationOf(state, applicationId);
  if (isRefusal(known)) return known;
  const over = decidedFor(known);
  if (over) return over;
  return known.active === active ? [] : [ApplicationSwitched({ applicationId, active })];
}

const TAKEN_FOR_MS = 10 * 60_000;

/** Who is admitting the applicant at this moment. */
const heldNow = ({ taken }: Application, now: Date) =>
  taken && now.getTime() - Date.parse(taken.at) < TAKEN_FOR_MS ? taken : null;

/** Takes an application up for admission; nobody else can until it is done, or was left for ten minutes. */
export function takeApplication(
  state: ApplicationState,
  { applicationId }: { readonly applicationId: number },
  { now, actor }: Pick<DecisionContext, 'now' | 'actor'>,
): Decided {
  const known = applicationOf(state, applicationId);
  if (isRefusal(known)) return known;
  const over = decidedFor(known);
  if (over) return over;
  if (!known.active) return refuse('applications.inactive');
  const held = heldNow(known, now);
  if (held && held.by !== actor.id) return refuse('applications.taken');
  return held ? [] : [ApplicationTaken({ applicationId })];
}

/** Erases what an applicant wrote who has not become a student; not while somebody is admitting him. */
export function eraseApplication(
  state: ApplicationState,
  { applicationId }: { readonly applicationId: number },
  noteId: number | null,
  now: Date,
): Decided {
  const known = applicationOf(state, applicationId);
  if (isRefusal(known)) return known;
  const over = decidedFor(known);
  if (over) return over;
  return heldNow(known, now) ? refuse('applications.taken') : [ApplicationErased({ applicationId, noteId })];
}

/** The applicant has become a student. Said twice of the same student it records nothing. */
export function markAdmitted(
  state: ApplicationState,
  facts: { readonly applicationId: number; readonly userId: number; readonly admissionId: number },
): Decided {
  const known = applicationOf(state, facts.applicationId);
  if (isRefusal(known)) return known;
  return known.userId === facts.userId ? [] : [ApplicationAdmitted(facts)];
}

/** Opens the public form for a session, or closes it. @param seen the version it was loaded with; any where absent */
export function setOnlineAdmission(
  state: ApplicationState,
  { open, sessionId: wanted, classIds }: CommandOf<typeof setting>,
  academics: AcademicState,
  seen?: number,
): Decided {
  const another = seenAnother(seen, onlineAdmissionRevision(state.setting.get(0)));
  if (another) return another;
  const sessionId = open ? wanted : null;
  if (sessionId !== null && !stands(academics.session, sessionId))
    return sessions.refuse('session.not-found', {}, at('SessionID', 'session.not-found'));
  const lost = classIds.findIndex((classId) => !stands(academics.class, classId));
  if (lost >= 0) return classes.refuse('class.not-found', {}, at(`ClassIDs.${lost}`, 'class.not-found'));
  const before = state.setting.get(0);
  const ordered = [...new Set(classIds)].sort((one, other) => one - other);
  const same = before?.sessionId === sessionId && before.classIds.join() === ordered.join();
  return same ? [] : [OnlineAdmissionSet({ sessionId, classIds: ordered })];
}
