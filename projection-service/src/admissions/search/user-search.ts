import { peopleQueries } from '@madrasah/events/people';
import type { Deps } from '../../deps.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { searchFilter } from '../../kernel/query-search.ts';
import {
  newestFirst,
  ofType,
  peopleProjector,
  photosNeed,
  STANDS_FOR_HIMSELF,
  userRows,
} from '../../people/index.ts';
import { studentsProjector } from '../students-projector.ts';

const FOUND_AT_MOST = 100;

/** People by what is typed, or students by where they were ever admitted. */
export function userSearch(deps: Deps): HandledQuery {
  const rowsOf = userRows(deps);
  return handledQuery(
    peopleQueries.searchUsers,
    [peopleProjector, studentsProjector, ...photosNeed],
    async ({ SessionID, ClassID, UserTypeID, search }, tenant, call) => {
      const admission = {
        ...(SessionID === undefined ? {} : { sessionId: SessionID }),
        ...(ClassID === undefined ? {} : { classId: ClassID }),
      };
      const isOfAdmitted = Object.keys(admission).length > 0;
      const admitted = isOfAdmitted ? [{ admissions: { $elemMatch: admission } }] : [];
      const filter = {
        $and: [STANDS_FOR_HIMSELF, ofType(UserTypeID), ...admitted, ...searchFilter('search', search)],
      };
      const options = { sort: newestFirst, limit: FOUND_AT_MOST };
      const found = await (isOfAdmitted
        ? tenant.find(studentsProjector, filter, options)
        : tenant.find(peopleProjector, filter, options));
      return { data: await rowsOf(found, tenant, call) };
    },
  );
}
