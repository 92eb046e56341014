import type { Language } from '@madrasah/events';
import { examRooms, examRoutine, invigilators, type RoutineRow } from '@madrasah/events/exams';
import { USER_TYPES } from '@madrasah/events/people';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { registerProjector } from '../kernel/register.ts';
import { byCode, type Person, peopleProjector, personName } from '../people/index.ts';
import type { More } from '../registers/index.ts';

export const examRoomsProjector = registerProjector(examRooms);
export const examRoutineProjector = registerProjector(examRoutine);

const startOf = (row: object) => {
  const { day, from } = row as RoutineRow;
  return `${day} ${from}`;
};

const teachersOf = (tenant: Tenant): Promise<Person[]> =>
  tenant.find<Person>(peopleProjector, { userType: USER_TYPES.teacher });

/** The routine stands in the order of its days; its papers name who watches over an exam. */
export const routineRows: More = {
  needs: [peopleProjector],
  rows: async () => () => ({}),
  order: (one, other) => (startOf(one) < startOf(other) ? -1 : Number(startOf(one) > startOf(other))),
  async picked(tenant: Tenant, language: Language) {
    const teachers = new Map((await teachersOf(tenant)).map((person) => [person.userId, person]));
    return (_, userId) => {
      const person = teachers.get(userId);
      return person ? personName(person, language) : '';
    };
  },
};

/** Whoever may watch over an exam; nobody who was erased. */
export const invigilatorsQuery = (): HandledQuery =>
  handledQuery(invigilators, [peopleProjector], async (_, tenant, { language }) => ({
    data: (await teachersOf(tenant))
      .filter(({ profile }) => profile !== null)
      .toSorted(byCode)
      .map((person) => ({
        ...{ UserID: person.userId, UserCode: person.userCode },
        UserName: personName(person, language),
      })),
  }));
