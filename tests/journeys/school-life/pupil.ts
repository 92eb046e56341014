import { setTimeout as pause } from 'node:timers/promises';
import type { Office } from '../office.ts';

interface Listed<Row> {
  readonly data: readonly Row[];
}
interface ClassRow {
  readonly ClassID: number;
  readonly ClassName: string;
  readonly ClassGroup: readonly { readonly SubClassID: number; readonly SubClass: string }[];
}
interface SessionRow {
  readonly SessionID: number;
  readonly SessionName: string;
  readonly SessionAction: number;
}

/** Where an applicant comes to, and where he goes from there. */
export interface Place {
  readonly sessionId: number;
  readonly sessionName: string;
  readonly classId: number;
  readonly className: string;
  readonly sectionName: string;
  readonly nextSession: string;
}

const NEXT = 'আগামী শিক্ষাবর্ষ';

/** Opens the public form for the session that runs, and begins another. @returns the class with the fewest students */
export async function classToApplyTo(office: Office): Promise<Place> {
  const sessions = await office.ask<Listed<SessionRow>>('GET', '/api/settings/academic_session');
  const session = sessions.data.find(({ SessionAction }) => SessionAction === 1);
  const classes = await office.ask<Listed<ClassRow>>('GET', '/api/academic/view_class');
  const withNext = classes.data.slice(0, -1).filter(({ ClassGroup }) => ClassGroup.length > 0);
  const counts = await Promise.all(
    withNext.map(({ ClassID }) =>
      office.ask<{ total: number }>(
        'GET',
        `/api/students/view_students?SessionID=${session?.SessionID}&ClassID=${ClassID}&limit=1`,
      ),
    ),
  );
  const fewest = Math.min(...counts.map(({ total }) => total));
  const chosen = withNext[counts.findIndex(({ total }) => total === fewest)];
  if (!session || !chosen) throw new Error('the demo school has no class in a session that runs');
  await office.ask('PUT', '/api/students/online_admission/setting', {
    ...{ open: 1, SessionID: session.SessionID, ClassIDs: null },
  });
  await office.ask('POST', '/api/academic/insert_session', { SessionName: NEXT, SessionAction: 1 });
  return {
    ...{ sessionId: session.SessionID, sessionName: session.SessionName },
    nextSession: NEXT,
    ...{ classId: chosen.ClassID, className: chosen.ClassName },
    sectionName: chosen.ClassGroup[0]?.SubClass ?? '',
  };
}

export interface Pupil {
  readonly AdmissionID: number;
  readonly UserID: number;
  readonly UserCode: string;
  readonly ClassID: number;
  readonly SubClassID: number;
  readonly SessionID: number;
}

/** The student of a name, in his latest admission. @throws Error where there is none */
export async function studentNamed(office: Office, name: string): Promise<Pupil> {
  const path = `/api/students/search_student?search=${encodeURIComponent(name)}`;
  const [pupil] = (await office.ask<Listed<Pupil>>('GET', path)).data;
  if (!pupil) throw new Error(`nobody is called ${name}`);
  return pupil;
}

const TRIES = 50;
const PAUSE_MS = 100;

/** What is asked until it fits, or at last: what a page has just done another may not be told yet. */
export async function soon<T>(ask: () => Promise<T>, fits: (answer: T) => boolean): Promise<T> {
  for (let tried = 1; tried < TRIES; tried += 1) {
    const answer = await ask();
    if (fits(answer)) return answer;
    await pause(PAUSE_MS);
  }
  return ask();
}

interface Owed {
  readonly itemId: number;
  readonly SLID: number;
  readonly SFSID: number;
  readonly due: number;
}

/** What a student owes, item by item. */
export async function owedBy(office: Office, { AdmissionID }: Pupil): Promise<readonly Owed[]> {
  const path = `/api/accounts/student_fee_admission?AdmissionID=${AdmissionID}`;
  const { data } = await office.ask<{ data: { fees: readonly Owed[] } }>('GET', path);
  return data.fees.filter(({ due }) => due > 0);
}

/** Pays all that a student owes. */
export async function pay(office: Office, pupil: Pupil): Promise<void> {
  const owed = await owedBy(office, pupil);
  if (owed.length === 0) return;
  const last = await office.ask<Listed<{ Account: number }>>('GET', '/api/accounts/receipts?limit=1');
  const accounts = await office.ask<Listed<{ SLID: number; GLID: number }>>(
    'GET',
    '/api/accounts/sub_ledgers?caId=3',
  );
  const Account = last.data[0]?.Account;
  await office.ask('POST', '/api/accounts/fee_collections', {
    ...{ AdmissionID: pupil.AdmissionID, UserID: pupil.UserID, Account },
    AccountType: accounts.data.find(({ SLID }) => SLID === Account)?.GLID,
    fees: owed.map(({ itemId, SLID, due }) => ({ itemId, SLID, amount: due, deduction: 0, deposit: due })),
  });
}
