import { peopleQueries, refusePeople, USER_TYPES } from '@madrasah/events/people';
import { today } from '@madrasah/service-kit/clock';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { pageOf } from '../kernel/query-page.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { peopleProjector } from './projector.ts';
import { userRow } from './wire.ts';

// The specification's own words for its fixed ids.
const USER_TYPE_NAMES = [
  [USER_TYPES.student, 'ছাত্র'],
  [USER_TYPES.teacher, 'শিক্ষক'],
  [USER_TYPES.guardian, 'অভিভাবক'],
  [USER_TYPES.donor, 'দাতা'],
] as const;

const FOUND_AT_MOST = 100;

// The newest first: whom one has just entered stands on the first page.
const newestFirst = { userId: -1 } as const;

const ofType = (userType: number | undefined) => (userType === undefined ? {} : { userType });

/** The people of the school, whatever they are to it. */
export function people({ clock }: Deps): HandledQuery[] {
  const seenBy = ({ language }: SignedInCall) => ({ language, today: today(clock) });
  return [
    handledQuery(
      peopleQueries.users,
      [peopleProjector],
      async ({ usertype, search, ...paging }, tenant, call) => {
        const filter = { $and: [ofType(usertype), ...searchFilter('search', search)] };
        const page = await pageOf(
          tenant,
          peopleProjector,
          { ...paging, filter, sort: newestFirst },
          (persons) => persons.map((person) => userRow(person, seenBy(call))),
        );
        return { ...page, users: page.data };
      },
    ),
    handledQuery(peopleQueries.user, [peopleProjector], async ({ id }, tenant, call) => {
      const person = await tenant.findOne(peopleProjector, id);
      return person ? { data: userRow(person, seenBy(call)) } : refusePeople('person.not-found');
    }),
    handledQuery(peopleQueries.totalUsers, [peopleProjector], async ({ usertype }, tenant) => ({
      totalUsers: await tenant.count(peopleProjector, ofType(usertype)),
    })),
    handledQuery(peopleQueries.userTypes, [peopleProjector], async (_, tenant) => ({
      data: await Promise.all(
        USER_TYPE_NAMES.map(async ([ID, TypeName]) => ({
          ID,
          UserTypeID: ID,
          TypeName,
          userCount: await tenant.count(peopleProjector, { userType: ID }),
        })),
      ),
    })),
    handledQuery(peopleQueries.searchUsers, [peopleProjector], async (wanted, tenant, call) => {
      const admission = {
        ...(wanted.SessionID === undefined ? {} : { sessionId: wanted.SessionID }),
        ...(wanted.ClassID === undefined ? {} : { classId: wanted.ClassID }),
      };
      const admitted = Object.keys(admission).length > 0 ? [{ admissions: { $elemMatch: admission } }] : [];
      const filter = {
        $and: [ofType(wanted.UserTypeID), ...admitted, ...searchFilter('search', wanted.search)],
      };
      const found = await tenant.find(peopleProjector, filter, { sort: newestFirst, limit: FOUND_AT_MOST });
      return { data: found.map((person) => userRow(person, seenBy(call))) };
    }),
  ];
}
