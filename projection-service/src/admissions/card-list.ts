import { type FactsOf, isRefusal, type Language } from '@madrasah/events';
import { cardsList, peopleQueries, USER_TYPE_NAMES } from '@madrasah/events/people';
import { constantName } from '@madrasah/events/settings';
import { FileAnswer } from '@madrasah/service-kit/http';
import { academicSources } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import type { Filter, Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { listQueries } from '../lists/index.ts';
import { paperHead, paperHeadNeeds } from '../papers/index.ts';
import {
  newestFirst,
  ofType,
  type Person,
  peopleProjector,
  personName,
  photosNeed,
  photosOf,
} from '../people/index.ts';
import { cardsPaper } from './card-paper.ts';
import { askedNames } from './directory/index.ts';
import { studentsProjector } from './students-projector.ts';

/** Whose cards are asked for. */
interface Whose {
  readonly search: string;
  readonly UserTypeID?: number | undefined;
  readonly SessionID?: number | undefined;
  readonly ClassID?: number | undefined;
  readonly SubClassID?: number | undefined;
  readonly card?: number | undefined;
}
type Part = { readonly skip: number; readonly limit: number } | undefined;

const hasCard = (card: number | undefined): Filter[] => {
  if (card === undefined) return [];
  return [card === 1 ? { card: { $gt: '' } } : { card: '' }];
};

/** Those who are meant, the newest first; of the students of a place or of everybody. @throws DocumentsAway */
async function found(tenant: Tenant, asked: Whose, part: Part) {
  const { search, UserTypeID, SessionID, ClassID, SubClassID, card } = asked;
  const admission = {
    ...(SessionID === undefined ? {} : { sessionId: SessionID }),
    ...(ClassID === undefined ? {} : { classId: ClassID }),
    ...(SubClassID === undefined ? {} : { sectionId: SubClassID }),
    active: 1,
  };
  const ofPlace = [SessionID, ClassID, SubClassID].some((one) => one !== undefined);
  const filter = {
    $and: [
      { active: 1, 'profile.name': { $exists: true } },
      ofType(UserTypeID),
      ...hasCard(card),
      ...(ofPlace ? [{ admissions: { $elemMatch: admission } }] : []),
      ...searchFilter('search', search),
    ],
  };
  const projector = ofPlace ? studentsProjector : peopleProjector;
  return Promise.all([
    tenant.find<Person>(projector, filter, { sort: newestFirst, ...part }),
    part && tenant.count(projector, filter),
  ]);
}

const rowOf = (person: Person, language: Language): FactsOf<typeof cardsList> => ({
  ...{ UserID: person.userId, UserCode: person.userCode, UserTypeID: person.userType },
  UserName: personName(person, language),
  FatherName: person.profile?.fatherName ?? '',
  CardNo: person.card,
});

const needs = [peopleProjector, studentsProjector, ...academicSources];

/** Who has which card: people of a type, or the students of a session or a section; and the cards to be printed. */
export const cardQueries = (deps: Deps): HandledQuery[] => [
  ...listQueries(deps, cardsList, {
    needs,
    file: 'rfid-cards',
    async rows(asked, tenant, { language }, part) {
      const [people, total] = await found(tenant, asked, part);
      const rows = people.map((person) => rowOf(person, language));
      return { rows, beside: {}, ...(total === undefined ? {} : { total }) };
    },
    paper: async (_, asked, tenant, { language }) => ({
      filters: [
        constantName(USER_TYPE_NAMES, asked.UserTypeID, language),
        ...(await askedNames(tenant, asked, language)),
      ].filter(Boolean),
      signers: ['preparer', 'principal'],
    }),
  }),
  handledQuery(
    peopleQueries.cardPapers,
    [...new Set([...needs, ...photosNeed, ...paperHeadNeeds])],
    async (asked, tenant, call) => {
      const [people] = await found(tenant, { ...asked, card: 1 }, undefined);
      const head = await paperHead(deps, tenant, call);
      const photoOf = await photosOf(
        tenant,
        people.map(({ userId }) => userId),
      );
      const rows = people.map((person) => rowOf(person, call.language));
      const pdf = await deps.files.pdf(cardsPaper(head, rows, photoOf));
      return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', 'rfid-card-papers.pdf');
    },
  ),
];
