import type { Caller } from './caller.ts';
import { type Account, FEE } from './clerk.ts';

export interface DuesRow {
  readonly AdmissionID: number;
  readonly charged: number;
  readonly paid: number;
  readonly due: number;
}

interface ReceiptRow {
  readonly receiptId: number;
  readonly receiptNo: number;
  readonly total: number;
  readonly reversed: boolean;
}

/** All that a projection-service shows of a session's money. */
export interface Shown {
  readonly dues: readonly DuesRow[];
  readonly receipts: readonly ReceiptRow[];
  /** What each statement ends with, in taka, by admission. */
  readonly closings: ReadonlyMap<number, number>;
  readonly trialBalance: unknown;
  readonly verdict: { readonly pass: boolean; readonly events: number; readonly checks: readonly unknown[] };
}

const PAGE = 1000;
const AT_ONCE = 8;
const SYSTEM = 0;

async function everyRow<T>(caller: Caller, path: string): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const { body } = await caller.get(`${path}page=${page}&limit=${PAGE}`);
    rows.push(...body.data);
    if (body.data.length < PAGE) return rows;
  }
}

/** One row an admission of the session. */
export const readDues = (caller: Caller, session: number) =>
  everyRow<DuesRow>(caller, `/api/accounts/dues?SessionID=${session}&`);

/** How many entries of the journal no request has made. */
export async function readEntriesOfPolicies(caller: Caller): Promise<number> {
  const entries = await everyRow<{ actor: { id: number } }>(caller, '/api/accounts/journal?');
  return entries.filter(({ actor }) => actor.id === SYSTEM).length;
}

/** Reads everything that the proof looks at. The receipts are those of the whole school. */
export async function readShown(caller: Caller, session: number): Promise<Shown> {
  const dues = await readDues(caller, session);
  const receipts = await everyRow<ReceiptRow>(caller, '/api/accounts/receipts?');
  const closings = new Map<number, number>();
  for (let first = 0; first < dues.length; first += AT_ONCE)
    await Promise.all(
      dues.slice(first, first + AT_ONCE).map(async ({ AdmissionID }) => {
        const { body } = await caller.get(`/api/accounts/statement/${AdmissionID}`);
        closings.set(AdmissionID, body.data.closing);
      }),
    );
  const trialBalance = (await caller.get('/api/accounts/trial_balance')).body.data;
  const verdict = (await caller.get('/api/accounts/audit/verify')).body;
  return { dues, receipts, closings, trialBalance, verdict };
}

/**
 * Where what is shown is not what was acknowledged: something lost, recorded twice, half-done or out of number.
 * @param abandoned how many admissions were sent of which nobody knows what came of them
 */
export function faultsIn(shown: Shown, accounts: readonly Account[], abandoned = 0): string[] {
  const faults = [...accountFaults(shown, accounts), ...receiptFaults(shown, accounts)];
  const strangers = shown.dues.length - accounts.length;
  if (strangers < 0 || strangers > abandoned)
    faults.push(`${shown.dues.length} admissions are shown, ${accounts.length} were acknowledged`);
  for (const { AdmissionID, charged, due, paid } of shown.dues)
    if (charged !== FEE || due !== FEE - paid || shown.closings.get(AdmissionID) !== due)
      faults.push(`admission ${AdmissionID}: charged ${charged}, paid ${paid}, due ${due}`);
  if (!shown.verdict.pass) faults.push(`the verification finds ${JSON.stringify(shown.verdict.checks)}`);
  return faults;
}

function accountFaults({ dues, closings }: Shown, accounts: readonly Account[]): string[] {
  const rows = new Map(dues.map((row) => [row.AdmissionID, row]));
  const faults = rows.size === dues.length ? [] : ['an admission has two rows of dues'];
  for (const { student, due } of accounts) {
    const id = student.AdmissionID;
    if (rows.get(id)?.due !== due || closings.get(id) !== due)
      faults.push(`admission ${id} owes ${due}: dues ${rows.get(id)?.due}, statement ${closings.get(id)}`);
  }
  return faults;
}

function receiptFaults({ receipts }: Shown, accounts: readonly Account[]): string[] {
  const faults: string[] = [];
  const known = accounts.flatMap((account) => account.receipts);
  const rows = new Map(receipts.map((row) => [row.receiptId, row]));
  if (receipts.length !== known.length || rows.size !== known.length)
    faults.push(`${receipts.length} receipts are shown, ${known.length} were acknowledged`);
  for (const { id, number, deposit, reversed } of known) {
    const row = rows.get(id);
    if (row?.receiptNo !== number || row.total !== deposit || row.reversed !== reversed)
      faults.push(`receipt ${number} (${id}) of ${deposit} is shown as ${JSON.stringify(row)}`);
  }
  const numbers = receipts.map(({ receiptNo }) => receiptNo).sort((one, other) => one - other);
  const wrong = numbers.findIndex((number, index) => number !== index + 1);
  if (wrong >= 0) faults.push(`after receipt ${wrong} comes ${numbers[wrong]}`);
  return faults;
}

/** @throws Error that names the first faults */
export function assertNone(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(`${faults.length} faults: ${faults.slice(0, 5).join('; ')}`);
}
