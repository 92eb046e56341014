import type { Notice } from '@madrasah/events/access';
import type { Day } from '@madrasah/events/kernel';
import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Settle } from '../calls/workflow.ts';
import type { Failure } from '../wire/failure.ts';

export interface User {
  readonly username: string;
  /** 1 (top level) … 6 (ordinary user); 4 or lower holds administrator's rights. */
  readonly permissionType: number;
  readonly schoolId: string;
  readonly userId: number | string;
  /** Of an auditor: the days that he may look at, if not all. */
  readonly days?: { readonly from: Day; readonly to: Day };
}

export interface Credentials {
  readonly name: string;
  readonly password: string;
  readonly school_id: string;
}

/** Why the session ended without the user asking; each has its sentence, `kit.session.<reason>`. */
export type EndReason = 'missing' | 'invalid' | 'changed' | 'inactive';

/** What was agreed with an institution: days that are left of it (below zero: past), students, and how many there are. */
export interface AgreedRenewal {
  readonly days: number | null;
  readonly quota: number | null;
  readonly admitted: number | null;
}

/** The signed-in user's institution, as the check of the token tells it. */
export interface Institution {
  readonly name: string;
  readonly englishName: string;
  readonly address: string;
  /** Days between Makkah and here. */
  readonly hijriOffset: number;
  /** The address of its logo, which anybody may see; null where there is none. */
  readonly logo: string | null;
  readonly renewal: AgreedRenewal;
}

export interface Session {
  /**
   * `unverified`: the server could not be asked, so the token is kept and the page offers another try. `interrupted`:
   * it ended under what somebody was doing; the page stands until the same login is back or has left.
   */
  readonly phase: 'out' | 'verifying' | 'unverified' | 'in' | 'interrupted' | 'leaving';
  readonly token?: string;
  readonly user?: User;
  readonly institution?: Institution;
  readonly failure?: Failure;
  readonly ended?: EndReason;
  /** What others changed of his login while he was away, until he has read it. */
  readonly notices?: readonly Notice[];
}

/** Answered by the saga, which settles the form in `meta`. */
export const signIn = createAction('session/signIn', (payload: Credentials, meta: Settle) => ({
  payload,
  meta,
}));
export const verify = createAction('session/verify');
/** What is not sent yet is kept for whoever leaves, unless he throws it away. */
export const signOut = createAction('session/signOut', (drafts: 'kept' | 'thrown-away' = 'kept') => ({
  payload: drafts,
}));

/** What stays of a session while somebody signs in: of one that was interrupted whose it is, of others nothing. */
const awaiting = ({ phase, user, institution, ended }: Session): Session =>
  phase === 'interrupted'
    ? { phase, ...(user && { user }), ...(institution && { institution }), ...(ended && { ended }) }
    : { phase };

const slice = createSlice({
  name: 'session',
  initialState: { phase: 'out' } as Session,
  reducers: {
    signInStarted: awaiting,
    signInFailed: (session, { payload }: PayloadAction<Failure>): Session => ({
      ...awaiting(session),
      failure: payload,
    }),
    signedIn: (
      { phase, institution },
      { payload }: PayloadAction<Pick<Session, 'token' | 'user' | 'notices'>>,
    ): Session => ({
      phase: 'in',
      ...(phase === 'interrupted' && institution && { institution }),
      ...payload,
    }),
    verifying: ({ phase, token, user, institution, notices }): Session => ({
      phase: phase === 'in' ? 'in' : 'verifying',
      token,
      user,
      ...(institution && { institution }),
      ...(notices && { notices }),
    }),
    verified: (
      { token, notices },
      { payload }: PayloadAction<{ user: User; institution?: Institution | undefined }>,
    ): Session => ({
      phase: 'in',
      token,
      user: payload.user,
      ...(payload.institution && { institution: payload.institution }),
      ...(notices && { notices }),
    }),
    noticesRead: ({ notices: _, ...session }): Session => session,
    /** A signed-in page keeps working when a later check finds the server away. */
    notVerified: (session, { payload }: PayloadAction<Failure>): Session =>
      session.phase === 'verifying' ? { ...session, phase: 'unverified', failure: payload } : session,
    leaving: (session): Session => ({ ...session, phase: 'leaving' }),
    signedOut: (): Session => ({ phase: 'out' }),
    /** Whoever signs out has said why: the server refusing his token meanwhile is no news. */
    sessionEnded: (session, { payload }: PayloadAction<EndReason>): Session =>
      session.phase === 'leaving' ? session : { phase: 'out', ended: payload },
    /** It ended under what somebody was doing: nothing is taken away before he has said who he is. */
    sessionInterrupted: (session, { payload }: PayloadAction<EndReason>): Session =>
      session.phase === 'leaving'
        ? session
        : { ...awaiting({ ...session, phase: 'interrupted' }), ended: payload },
  },
});

export const {
  signInStarted,
  signInFailed,
  signedIn,
  verifying,
  verified,
  notVerified,
  noticesRead,
  leaving,
  signedOut,
  sessionEnded,
  sessionInterrupted,
} = slice.actions;
export const sessionReducer = slice.reducer;
