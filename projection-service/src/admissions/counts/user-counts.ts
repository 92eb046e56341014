import { peopleQueries, USER_TYPE_NAMES, USER_TYPES } from '@madrasah/events/people';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { ofType, peopleProjector } from '../../people/index.ts';
import { studentsProjector } from '../students-projector.ts';

const sources = [peopleProjector, studentsProjector];

/** How many there are of a type: nobody who was put aside, no student who has left. @throws DocumentsAway */
async function counted(tenant: Tenant, userType: number | undefined): Promise<number> {
  const withStudents = userType === undefined || userType === USER_TYPES.student;
  const [active, left] = await Promise.all([
    tenant.count(peopleProjector, { $and: [ofType(userType), { active: 1 }] }),
    withStudents ? tenant.count(studentsProjector, { active: 1, 'latest.active': 0 }) : 0,
  ]);
  return active - left;
}

/** How many people the school has, of all types and of each. */
export const userCounts = (): HandledQuery[] => [
  handledQuery(peopleQueries.totalUsers, sources, async ({ usertype }, tenant) => ({
    totalUsers: await counted(tenant, usertype),
  })),
  handledQuery(peopleQueries.userTypes, sources, async (_, tenant) => ({
    data: await Promise.all(
      USER_TYPE_NAMES.map(async ({ id, bn }) => ({
        ...{ ID: id, UserTypeID: id, TypeName: bn },
        userCount: await counted(tenant, id),
      })),
    ),
  })),
];
