import { saidIn } from '@madrasah/events';
import { GENDERS_SAID, USER_TYPES_SAID, type userReports } from '@madrasah/events/people';
import type { Tenant } from '../../kernel/documents/index.ts';
import { byCode, isAskedFor, type Person, personCells } from '../../people/index.ts';
import type { ReportSource } from '../../reports/index.ts';

/** What user reports are asked; absent means all. */
export interface UserReportQuery {
  readonly user_type?: number;
  readonly gender?: number;
  readonly is_active?: number;
  readonly start_id?: number;
  readonly end_id?: number;
}

/** People as lines of the user reports, by type and code. @param find those that may be asked for */
export const personLines =
  (
    find: (query: UserReportQuery, tenant: Tenant) => Promise<readonly Person[]>,
  ): ReportSource<keyof typeof userReports.columns, 'userType' | 'gender'> =>
  async ({ language, query }, tenant) => {
    const { gender, is_active: active, start_id: from, end_id: to } = query as UserReportQuery;
    const people = await find(query as UserReportQuery, tenant);
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
