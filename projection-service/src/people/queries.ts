import { wordIn } from '@madrasah/events';
import {
  ACTIVITIES,
  ACTIVITY_STATES,
  peopleQueries,
  refusePeople,
  USER_TYPES_SAID,
  usersList,
} from '@madrasah/events/people';
import { constantName } from '@madrasah/events/settings';
import { today } from '@madrasah/service-kit/clock';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { listQueries } from '../lists/index.ts';
import { STANDS_FOR_HIMSELF } from './person.ts';
import { photosNeed, photosOf, userPhotos } from './photos.ts';
import { type Person, peopleProjector } from './projector.ts';
import { personName, userRow } from './wire.ts';

/** The newest first: whom one has just entered stands on the first page. */
export const newestFirst = { userId: -1 } as const;

export const ofType = (userType: number | undefined) => (userType === undefined ? {} : { userType });

const ofStatus = (status: number | undefined) =>
  status === undefined || status === ACTIVITIES.both ? {} : { active: status };

/** People as users of the school, with their photos. @throws DocumentsAway */
export const userRows =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (persons: readonly Person[], tenant: Tenant, { language }: SignedInCall) => {
    const photoOf = await photosOf(
      tenant,
      persons.map(({ userId }) => userId),
    );
    const seen = { language, today: today(clock) };
    return persons.map((person) => ({ ...userRow(person, seen), Photo: photoOf(person.userId) }));
  };

/** The people of the school, whatever they are to it. */
export function people(deps: Deps): HandledQuery[] {
  const rowsOf = userRows(deps);
  return [
    ...listQueries(deps, usersList, {
      needs: [peopleProjector, ...photosNeed],
      file: 'users',
      async rows({ usertype, status, search }, tenant, call, part) {
        const filter = {
          $and: [STANDS_FOR_HIMSELF, ofType(usertype), ofStatus(status), ...searchFilter('search', search)],
        };
        const [persons, total] = await Promise.all([
          tenant.find(peopleProjector, filter, { sort: newestFirst, ...part }),
          part && tenant.count(peopleProjector, filter),
        ]);
        const rows = await rowsOf(persons, tenant, call);
        return { rows, beside: {}, ...(total === undefined ? {} : { total }) };
      },
      paper: async (_, { usertype, status }, __, { language }) => ({
        filters: [
          constantName(USER_TYPES_SAID, usertype, language),
          status === ACTIVITIES.active || status === ACTIVITIES.inactive
            ? wordIn(language, ACTIVITY_STATES[status].word)
            : '',
        ].filter(Boolean),
        signers: ['preparer', 'principal'],
      }),
    }),
    userPhotos(),
    personBox(),
    handledQuery(peopleQueries.user, [peopleProjector, ...photosNeed], async ({ id }, tenant, call) => {
      const person = await tenant.findOne(peopleProjector, id);
      if (!person) return refusePeople('person.not-found');
      const [data] = await rowsOf([person], tenant, call);
      return { data };
    }),
  ];
}

/** People who are active, by code: code and name, and nothing more of them. */
const personBox = (): HandledQuery =>
  handledQuery(peopleQueries.personBox, [peopleProjector], async ({ UserTypeID }, tenant, { language }) => {
    const active = { $and: [STANDS_FOR_HIMSELF, ofType(UserTypeID), ofStatus(ACTIVITIES.active)] };
    const persons = await tenant.find(peopleProjector, active, { sort: { userId: 1 } });
    const data = persons.map((person) => ({
      ...{ UserID: person.userId, UserCode: person.userCode },
      UserName: personName(person, language),
    }));
    return { data };
  });
