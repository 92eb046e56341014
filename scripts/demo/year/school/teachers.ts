import { USUAL_DIVISIONS } from '@madrasah/events/results';
import { USUAL_DESIGNATIONS } from '@madrasah/events/setup';
import { designations, teacherCommands } from '@madrasah/events/staff';
import { Random } from '../../invented/random.ts';
import type { Clerk } from '../clerk.ts';

/** From the head of the house down so many have one each; whoever is further down the list teaches. */
const HEADS = 4;
const DEGREES = ['দাওরায়ে হাদীস', 'দাওরায়ে হাদীস ও ইফতা', 'হিফজ ও কেরাত'] as const;
/** Teachers have passed well. */
const RESULTS = USUAL_DIVISIONS.slice(0, 3).map(({ bn }) => bn);
/** They stand on the list of people and wait to be registered. */
const WAITING = 2;

/** Puts the teachers of the list of people into service, all but the last ones; one of them has left. */
export async function employ(clerk: Clerk, teachers: readonly number[], seed: number): Promise<void> {
  const ids: number[] = [];
  for (const one of USUAL_DESIGNATIONS) ids.push(await clerk.add(designations.commands.add, one));
  const inService = teachers.slice(0, -WAITING);
  for (const [index, UserID] of inService.entries()) {
    const random = new Random(seed, 'service', index);
    const joined = random.between(2014, 2023);
    const DNID = index < HEADS ? ids[index] : random.pick(ids.slice(HEADS));
    await clerk.send(teacherCommands.registerTeacher, {
      ...{ UserID, DNID, JoiningDate: `${joined}-0${random.between(1, 9)}-0${random.between(1, 9)}` },
      ...{ PasstedDate: `${joined - 2}-06-1${random.between(0, 9)}`, ResultDevision: random.pick(RESULTS) },
      ...{ Qualification: random.pick(DEGREES), ExamBoardName: 'বেফাকুল মাদারিসিল আরাবিয়া' },
      Experience: 'দুই বছর অন্য মাদরাসায় শিক্ষকতা',
    });
  }
  const last = inService.at(-1);
  if (last !== undefined)
    await clerk.send(
      teacherCommands.recordTeacherLeaving,
      { reason: 'নিজ এলাকার মাদরাসায় যোগ দিয়েছেন' },
      { UserID: last },
    );
}
