import type { FactsOf } from '@madrasah/events';
import { DONOR_KIND, DONOR_KINDS, donorQueries, donorsList } from '@madrasah/events/donations';
import { ACTIVITIES, USER_TYPES } from '@madrasah/events/people';
import { constantName } from '@madrasah/events/settings';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { searchFilter } from '../../kernel/query-search.ts';
import { listQueries } from '../../lists/index.ts';
import { type Person, peopleProjector, personName, STANDS_FOR_HIMSELF } from '../../people/index.ts';
import { type Donor, donorsProjector } from './projector.ts';

const needs = [peopleProjector, donorsProjector];

/** Donors who stand for themselves, by what was typed, the newest first. @throws DocumentsAway */
const donorsAsPeople = (tenant: Tenant, search: string): Promise<Person[]> => {
  const is = { userType: USER_TYPES.donor, active: ACTIVITIES.active };
  const filter = { $and: [STANDS_FOR_HIMSELF, is, ...searchFilter('search', search)] };
  return tenant.find<Person>(peopleProjector, filter, { sort: { userId: -1 } });
};

const rowOf = (person: Person, donor: Donor | undefined, UserName: string): FactsOf<typeof donorsList> => ({
  ...{ UserID: person.userId, UserCode: person.userCode, UserName, revision: person.version },
  kind: donor?.kind ?? DONOR_KIND.person,
  Mobile1: person.profile?.mobile1 ?? '',
  address: person.profile?.present.village ?? '',
  CreateAt: person.registeredOn,
  note: donor?.note ?? '',
});

const list = (deps: Deps): HandledQuery[] =>
  listQueries(deps, donorsList, {
    needs,
    file: 'donors',
    async rows({ search, kind }, tenant, { language }) {
      const [people, described] = await Promise.all([
        donorsAsPeople(tenant, search),
        tenant.find(donorsProjector),
      ]);
      const donorOf = new Map(described.map((one) => [one.userId, one]));
      const rows = people
        .map((person) => rowOf(person, donorOf.get(person.userId), personName(person, language)))
        .filter((row) => kind === undefined || row.kind === kind);
      return { rows, beside: {} };
    },
    paper: async (_, { search, kind }, __, { language }) => ({
      filters: [constantName(DONOR_KINDS, kind, language), search && `“${search}”`].filter(Boolean),
      signers: ['preparer', 'principal'],
    }),
  });

/** Donors, and who of them may be chosen. */
export const donorList = (deps: Deps): HandledQuery[] => [
  ...list(deps),
  handledQuery(donorQueries.donorBox, [peopleProjector], async (_, tenant, { language }) => {
    const donors = await donorsAsPeople(tenant, '');
    const known = donors.filter(({ profile }) => profile !== null);
    const data = known.map((person) => ({
      ...{ UserID: person.userId, UserCode: person.userCode, UserName: personName(person, language) },
    }));
    return { data };
  }),
];
