import type { Owed } from '../counter/counter.ts';
import { atOnce } from '../counter/load.ts';
import type { RunningSchool } from '../counter/running-school.ts';
import { order } from '../results-day/exam.ts';

const MONTHS = 12;
const PRICE = 600;
const ASKING = 8;

/**
 * Charges twelve months to everybody, beside what was charged at admission: thirteen items, as a school's students owe.
 * @returns by AdmissionID the rows of those months as the counter's screen holds them
 */
export async function chargeYear(running: RunningSchool): Promise<ReadonlyMap<number, readonly Owed[]>> {
  const { door, school, students } = running;
  const { session: SessionID, class: Classid } = school;
  const ask = async (path: string) => JSON.parse((await door.send('GET', `/api/accounts/${path}`)).text).data;
  const post = (path: string, body: object) => order(running, `/api/accounts/${path}`, body);
  const heads: { SLID: number; FundID: number; GLID: number }[] = await ask('sub_ledgers?caId=1');
  const { FundID, GLID } = heads.find(({ SLID }) => SLID === school.head) ?? {};
  const SLID = await post('sub_ledgers', { FundID, GLID, SlName: 'মাসিক বেতন' });
  await post('fee_groups', { FundID, GLID, SLID, SFGNID: 2, chargeOn: 'month' });
  await post('fee_matrix', { SessionID, Classid, SLID, MaleAbaNew: PRICE });
  for (let MonthID = 1; MonthID <= MONTHS; MonthID += 1)
    await post('charge_runs', { SessionID, SLIDs: [SLID], MonthID });
  const beside = new Map<number, readonly Owed[]>();
  await atOnce(students, ASKING, async ({ AdmissionID, itemId }) => {
    const { fees } = await ask(`student_fee_admission?AdmissionID=${AdmissionID}`);
    const months = (fees as { itemId: number; due: number }[]).filter((row) => row.itemId !== itemId);
    if (months.length !== MONTHS) throw new Error(`${AdmissionID} owes ${months.length} months`);
    beside.set(
      AdmissionID,
      months.map((row) => ({ itemId: row.itemId, amount: row.due })),
    );
  });
  return beside;
}
