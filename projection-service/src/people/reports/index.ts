import { saidIn } from '@madrasah/events';
import { GENDERS_SAID, USER_TYPES, USER_TYPES_SAID, userReports } from '@madrasah/events/people';
import type { Deps } from '../../deps.ts';
import type { Filter } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { type ReportSource, reportQueries } from '../../reports/index.ts';
import { peopleProjector } from '../projector.ts';
import { byCode, isAskedFor } from './asked.ts';
import { personCells } from './cells.ts';

interface Query {
  readonly user_type?: number;
  readonly gender?: number;
  readonly is_active?: number;
  readonly start_id?: number;
  readonly end_id?: number;
}

const WAITING: Filter = { userType: USER_TYPES.student, latestId: 0 };

/** People as lines, by type and code. @param of whom the store is asked for */
const linesOf =
  (of: (query: Query) => Filter): ReportSource<keyof typeof userReports.columns, 'userType' | 'gender'> =>
  async ({ language, query }, tenant) => {
    const { gender, is_active: active, start_id: from, end_id: to } = query as Query;
    const people = await tenant.find(peopleProjector, of(query as Query));
    const asked = people.filter((person) => isAskedFor(person, { gender, active, from, to }));
    const named = (names: typeof USER_TYPES_SAID) =>
      names.map((one) => ({ id: one.id, name: saidIn(one, language) }));
    return {
      lines: asked
        .sort((one, other) => one.userType - other.userType || byCode(one, other))
        .map((person) => ({
          userId: person.userId,
          cells: personCells(person, language),
          of: { userType: person.userType, gender: person.gender },
        })),
      categories: { userType: named(USER_TYPES_SAID), gender: named(GENDERS_SAID) },
    };
  };

/** The reports of users. */
export const userReportQueries = (deps: Deps): HandledQuery[] =>
  reportQueries(deps, userReports, {
    name: 'user-report',
    needs: [peopleProjector],
    sources: {
      people: linesOf(({ user_type }) => (user_type === undefined ? {} : { userType: user_type })),
      waiting: linesOf(() => WAITING),
    },
  });
