import { addDays } from '@madrasah/events';
import { recordReturn, vacations, vacationTypes } from '@madrasah/events/hostel';
import { USUAL_VACATIONS } from '@madrasah/events/setup';
import type { Clerk } from '../clerk.ts';
import type { Frame } from '../frame.ts';
import type { Roll } from '../roll.ts';

/** Days from today on: who is back, who is late, who is out, and who goes tomorrow. */
const VACATIONS = [
  { type: 1, from: -20, to: -17, GuardianID: 1, Comment: 'জ্বর', back: true },
  { type: 0, from: -4, to: -1, GuardianID: 4, Comment: 'চাচার বিবাহ', back: false },
  { type: 0, from: -1, to: 2, GuardianID: 1, Comment: 'পারিবারিক কাজ', back: false },
  { type: 2, from: 1, to: 9, GuardianID: 5, Comment: 'মামা এসে নিয়ে যাবেন', back: false },
] as const;

/** The hostel lets four of its students go home. */
export async function letGo(clerk: Clerk, { sessions }: Frame, roll: Roll): Promise<void> {
  const types: number[] = [];
  for (const one of USUAL_VACATIONS) types.push(await clerk.add(vacationTypes.commands.add, one));
  const boarders = roll.admittedTo('newer').filter(({ pupil }) => pupil.residence === 'aba');
  for (const [index, { type, from, to, back, ...said }] of VACATIONS.entries()) {
    const boarder = boarders[index * 2];
    if (!boarder) continue;
    const id = await clerk.add(vacations.commands.write, {
      ...{ UserID: boarder.userId, SessionID: sessions.newer, VacationID: types[type], ...said },
      ...{ VacationDateFrom: addDays(clerk.today, from), VacationTimeFrom: '09:00' },
      ...{ VacationDateTo: addDays(clerk.today, to), VacationTimeTo: '17:00' },
    });
    if (back) {
      const at = `${addDays(clerk.today, to)}T16:30:00+06:00`;
      await clerk.send(recordReturn, { at }, { id: String(id) });
    }
  }
}
