import { addDays } from '@madrasah/events';
import { characterReports, characterTypes, characterVariants } from '@madrasah/events/hostel';
import type { Clerk } from '../clerk.ts';
import type { Frame } from '../frame.ts';
import type { Roll } from '../roll.ts';

const VARIANTS = ['নামায', 'পড়াশোনা', 'শৃঙ্খলা'] as const;
const TYPES = ['প্রশংসা', 'সতর্কতা'] as const;
const REPORTS = [
  { variant: 0, type: 0, Remark: 'পাঁচ ওয়াক্ত জামাতে নিয়মিত হাজির থাকে' },
  { variant: 2, type: 1, Remark: 'রাতে দেরিতে কামরায় ফিরেছে; বুঝিয়ে বলা হয়েছে' },
  { variant: 1, type: 0, Remark: 'সবক ভালো ইয়াদ করে, সঙ্গীদেরও সাহায্য করে' },
] as const;

/** The hostel writes down how three of its students behave. */
export async function reportCharacter(clerk: Clerk, { sessions }: Frame, roll: Roll): Promise<void> {
  const variants: number[] = [];
  for (const name of VARIANTS) variants.push(await clerk.add(characterVariants.commands.add, { name }));
  const types: number[] = [];
  for (const name of TYPES) types.push(await clerk.add(characterTypes.commands.add, { name }));
  const boarders = roll.admittedTo('newer').filter(({ pupil }) => pupil.residence === 'aba');
  for (const [index, { variant, type, Remark }] of REPORTS.entries()) {
    const boarder = boarders[index];
    if (!boarder) continue;
    await clerk.send(characterReports.commands.write, {
      ...{ UserID: boarder.userId, SessionID: sessions.newer, CreateDate: addDays(clerk.today, -index) },
      ...{ ReportCetID: variants[variant], ReportTypID: types[type], Remark },
    });
  }
}
