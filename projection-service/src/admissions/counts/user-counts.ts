import { STANDINGS } from '@madrasah/events/admissions';
import { peopleQueries, USER_TYPE_NAMES, USER_TYPES } from '@madrasah/events/people';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { ofType, peopleProjector } from '../../people/index.ts';
import { rollNeeds, rollOf } from '../../staff/index.ts';
import { admittedAtHand } from '../search/at-hand.ts';
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

/**
 * As many as stand in the list of their own: admitted students who have not left, teachers in service. Told to whoever
 * asks, also who may not open the list: a number is the same for all. @throws DocumentsAway
 */
async function listed(tenant: Tenant, userType: number | undefined): Promise<{ listed?: number }> {
  if (userType === USER_TYPES.student)
    return {
      listed: (await admittedAtHand(tenant, { search: '', is_active: STANDINGS.there }, { limit: 1 })).total,
    };
  return userType === USER_TYPES.teacher ? { listed: (await rollOf(tenant, 'bn')).length } : {};
}

/** How many people the school has, of all types and of each. */
export const userCounts = (): HandledQuery[] => [
  handledQuery(peopleQueries.totalUsers, [...sources, ...rollNeeds], async ({ usertype }, tenant) => ({
    totalUsers: await counted(tenant, usertype),
    ...(await listed(tenant, usertype)),
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
