import type { UsualRows } from '@madrasah/events/setup';
import { academicRoom } from '../academics/steps.ts';
import { examsRoom } from '../exams/steps.ts';
import { hostelRoom } from '../hostel/steps.ts';
import type { RegisterRoom } from '../kernel/register/index.ts';
import { chartRoom } from '../ledger/steps.ts';
import { staffRoom } from '../staff/steps.ts';

const rooms: readonly RegisterRoom[] = [academicRoom, chartRoom, examsRoom, hostelRoom, staffRoom];

/** Where the rows of a part stand, and by which rules. @throws TypeError where its registers stand in no one stream */
export function roomOf({ part, registers }: Pick<UsualRows, 'part' | 'registers'>): RegisterRoom {
  const found = rooms.find(({ homes }) =>
    registers.every((register) => homes.some((home) => home.register === register)),
  );
  if (!found) throw new TypeError(`${part} stands in no one stream`);
  return found;
}
