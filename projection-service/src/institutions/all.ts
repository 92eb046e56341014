import { dhakaDay } from '@madrasah/events';
import {
  type InstitutionFilter,
  institutionsList,
  institutionsQueries,
  refuseInstitutions,
} from '@madrasah/events/institutions';
import { type Institution, isPlatforms } from '@madrasah/service-kit/access';
import type { Context, Deps } from '../deps.ts';
import { lookAtAll } from '../kernel/looking.ts';
import { handledQuery } from '../kernel/query.ts';
import { searchText } from '../kernel/query-search.ts';
import { listQueries } from '../lists/index.ts';
import { quotaNeeds, studentsLeft } from './renewal.ts';
import { lastSignInProjector, ONLY_SIGN_IN } from './sign-ins.ts';

const SEEN_IN = [lastSignInProjector, ...quotaNeeds];

interface Seen extends Institution {
  readonly place: number;
  readonly online: boolean;
  readonly maySwitch: boolean;
  readonly mayRenew: boolean;
}

/** The institutions that a school may see. Who is online is told by the sockets of now: no answer is kept. */
async function seenBy({ access, online }: Deps, school: string): Promise<Seen[]> {
  lookAtAll();
  const platform = await access.platform();
  const runs = isPlatforms(platform, school);
  return [...platform.institutions.values()].flatMap((institution, at) => {
    const { schoolId } = institution;
    if (!runs && schoolId !== school) return [];
    const may = { maySwitch: runs && schoolId !== school, mayRenew: runs };
    return [{ ...institution, place: at + 1, online: online(schoolId), ...may }];
  });
}

const KEPT: Readonly<Record<InstitutionFilter, (one: Seen) => boolean>> = {
  total: () => true,
  active: ({ active }) => active,
  inactive: ({ active }) => !active,
  online: ({ online }) => online,
  offline: ({ online }) => !online,
};

/** An institution as the wire tells it. @throws DocumentsAway */
async function rowOf({ documents }: Deps, one: Seen, language: 'bn' | 'en') {
  const { schoolId, name, active, online, place, maySwitch, mayRenew, registeredAt, renewal } = one;
  const tenant = documents.kept(schoolId);
  const last = await tenant.findOne(lastSignInProjector, ONLY_SIGN_IN);
  const left = await studentsLeft(tenant, renewal);
  return {
    ...{ ID: place, UserCode: schoolId, InstituteName: name[language] || name.bn },
    ...{ maySwitch, mayRenew, Quota: renewal.students },
    EntryDate: dhakaDay(new Date(registeredAt)),
    ...(last && { LastLogin: dhakaDay(new Date(last.at)) }),
    ...(renewal.until !== null && { RenewUntil: renewal.until }),
    ...(left !== null && { Balance: left }),
    LoginStatus: online ? 1 : 0,
    Status: active ? 1 : 0,
    Action: active ? ('Active' as const) : ('Inactive' as const),
  };
}

/** The institutions of this installation, for whoever may see them. */
export const allInstitutions: Context = (deps) => [
  ...listQueries(deps, institutionsList, {
    needs: SEEN_IN,
    file: 'institutions',
    async rows({ search = '', filter }, tenant, { language }) {
      const wanted = searchText(search);
      const seen = (await seenBy(deps, tenant.school)).filter(
        (one) => KEPT[filter](one) && searchText(one.schoolId, one.name.bn, one.name.en).includes(wanted),
      );
      return { rows: await Promise.all(seen.map((one) => rowOf(deps, one, language))), beside: {} };
    },
  }),
  handledQuery(institutionsQueries.institutionCounts, [], async (_, tenant) => {
    const seen = await seenBy(deps, tenant.school);
    const count = (filter: InstitutionFilter) => seen.filter(KEPT[filter]).length;
    const runs = isPlatforms(await deps.access.platform(), tenant.school);
    const { total: totalUsers, ...rest } = {
      ...{ total: count('total'), active: count('active'), inactive: count('inactive') },
      ...{ online: count('online'), offline: count('offline') },
    };
    return { totalUsers, ...rest, runs };
  }),
  handledQuery(institutionsQueries.oneInstitution, SEEN_IN, async ({ id }, tenant, { language }) => {
    const one = (await seenBy(deps, tenant.school)).find(({ schoolId }) => schoolId === id);
    if (!one) return refuseInstitutions('institution.not-found');
    const { address: Address, contactNumber: ContactNumber } = one;
    return { data: { ...(await rowOf(deps, one, language)), Address, ContactNumber } };
  }),
];
