import { refuse, searchedCode } from '@madrasah/events';
import { accessQueries, loginsList, refuseAccess } from '@madrasah/events/access';
import { institutionInfoRow, leftOf, NO_RENEWAL } from '@madrasah/events/institutions';
import { isOnlyPerson } from '@madrasah/service-kit/access';
import { today } from '@madrasah/service-kit/clock';
import { quotaNeeds, studentsNow } from '../admissions/index.ts';
import type { Deps } from '../deps.ts';
import { currentFilesProjector } from '../files/index.ts';
import { institutionInfo, institutionInfoProjector, institutionLogo } from '../institutions/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { searchText } from '../kernel/query-search.ts';
import { actorNames } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { peopleProjector } from '../people/index.ts';
import { personsOf } from './persons.ts';
import { loginRow, menuRows, powersRows, userRow } from './wire.ts';
import { withMenu } from './with-menu.ts';

/** Logins, from the fold that the gate asks; it answers for itself while it is not whole. */
export function access(deps: Deps): HandledQuery[] {
  const along = withMenu(deps);
  return [
    ...listQueries(deps, loginsList, {
      needs: [peopleProjector],
      file: 'logins',
      async rows({ search = '', permissionTypeId }, tenant, { language, caller }) {
        const school = await deps.access.access(tenant.school);
        const logins = [...school.logins.values()].filter(
          ({ permissionType }) => permissionTypeId === undefined || permissionType === permissionTypeId,
        );
        const isOnly = isOnlyPerson(await personsOf(deps, tenant), caller.loginId);
        const allowed = school.alone.get('confirming')?.allowed === true;
        const userIds = logins.flatMap(({ userId }) => (userId === null ? [] : [userId]));
        const persons = await tenant.findByKeys(peopleProjector, userIds);
        const byId = new Map(persons.map((person) => [person.userId, person]));
        const rows = logins.map((login) => loginRow(login, byId.get(login.userId ?? 0), language));
        const wanted = searchText(search);
        return {
          rows: rows.filter((row) =>
            searchText(row.LoginName, row.UserName, searchedCode(row.UserCode)).includes(wanted),
          ),
          beside: { alone: { isOnly, allowed } },
        };
      },
    }),
    handledQuery(accessQueries.loginBox, [peopleProjector], async (_, tenant, { language }) => {
      const [{ logins }, actor] = await Promise.all([
        deps.access.access(tenant.school),
        actorNames(deps, tenant, language),
      ]);
      const active = [...logins.values()].filter((login) => login.active);
      return { data: active.map(({ loginId }) => ({ UserID: loginId, LoginName: actor(loginId).name })) };
    }),
    handledQuery(
      accessQueries.powers,
      [],
      async ({ id, search = '', page = 1, limit = 1000 }, tenant, { language }) => {
        const login = (await deps.access.access(tenant.school)).logins.get(id);
        if (!login) return refuseAccess('login.not-found');
        const rows = powersRows(login, language).filter(({ Name, PowerName }) =>
          searchText(Name, PowerName).includes(searchText(search)),
        );
        const data = rows.slice((page - 1) * limit, page * limit);
        return { data, total: rows.length, totalPages: Math.ceil(rows.length / limit), currentPage: page };
      },
    ),
    handledQuery(
      accessQueries.menu,
      [institutionInfoProjector, currentFilesProjector, ...quotaNeeds, ...along.needs],
      async (_, tenant, call) => {
        const { caller } = call;
        const login = (await deps.access.access(tenant.school)).logins.get(caller.loginId);
        if (!login) return refuse('auth.invalid');
        const institution = (await deps.access.platform()).institutions.get(tenant.school);
        const renewal = institution?.renewal ?? NO_RENEWAL;
        const draftKey = deps.draftKey(tenant.school, caller.loginId);
        return {
          data: menuRows(login),
          user: userRow(login, tenant.school),
          institution: {
            Action: institution?.active ? 'Active' : 'Inactive',
            ...institutionInfoRow(await institutionInfo(deps, tenant)),
            Logo: (await institutionLogo(tenant)) ?? null,
            ...(await leftOf(renewal, today(deps.clock), () => studentsNow(tenant))),
          },
          along: await along.answers(tenant, call),
          ...(draftKey !== undefined && { draftKey }),
        };
      },
    ),
  ];
}
