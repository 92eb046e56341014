import { PASSWORD } from '../madrasah.ts';

/** Whom the pictures show: invented, as everybody of the demo is. */
export interface Subjects {
  readonly debtor: number;
  /** As the address of a public result names it. */
  readonly result: string;
}

type Row = Readonly<Record<string, unknown>>;
export type Ask = <Answer = { readonly data: readonly Row[] }>(path: string) => Promise<Answer>;

/** The demo's office, signed in as `admin`. */
export async function asking(address: string): Promise<Ask> {
  const credentials = { school_id: '10001', name: 'admin', password: PASSWORD };
  const signedIn = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (!signedIn.ok) throw new Error(`nobody can sign in to the demo at ${address}: ${signedIn.status}`);
  const { token } = (await signedIn.json()) as { token: string };
  return async (path) => {
    const answer = await fetch(`${address}${path}`, { headers: { authorization: `Bearer ${token}` } });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json() as never;
  };
}

/** Somebody who has paid and owes: the middle one of all who owe. */
export async function debtorOf(ask: Ask): Promise<number> {
  const { data } = await ask('/api/accounts/dues?sort=due&limit=200');
  const paid = data.filter((row) => Number(row['paid']) > 0);
  return Number(paid[Math.floor(paid.length / 2)]?.['AdmissionID']);
}

const ROOT = '/api/public/result/10001';

/** The first result of the first section that an exam is published for. */
export async function resultOf(ask: Ask): Promise<string> {
  const idOf = async (path: string, field: string) => (await ask(ROOT + path)).data[0]?.[field];
  const session = await idOf('/academic_session', 'SessionID');
  const exam = await idOf(`/exam_name?sessionid=${session}`, 'ExamID');
  const section = await idOf(`/sub_class?sessionid=${session}&examid=${exam}`, 'SubClassID');
  const sheet = `/api/result/list?session_id=${session}&exam_id=${exam}&subclass_id=${section}`;
  const { examList } = await ask<{ examList: readonly { User: { UserCode: string } }[] }>(sheet);
  return [session, exam, section, examList[0]?.User.UserCode].join('/');
}
