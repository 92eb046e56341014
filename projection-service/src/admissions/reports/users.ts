import { userReports as family } from '@madrasah/events/people';
import type { Context } from '../../deps.ts';
import { peopleProjector } from '../../people/index.ts';
import { reportQueries } from '../../reports/index.ts';
import { studentsProjector } from '../students-projector.ts';
import { personLines } from './person-lines.ts';

/** The reports of users: who is registered, and which students wait for admission. */
export const userReports: Context = (deps) =>
  reportQueries(deps, family, {
    name: 'user-report',
    needs: [peopleProjector, studentsProjector],
    sources: {
      people: personLines(({ user_type: userType }, tenant) =>
        tenant.find(peopleProjector, userType === undefined ? {} : { userType }),
      ),
      waiting: personLines((_, tenant) => tenant.find(studentsProjector, { latestId: 0 })),
    },
  });
