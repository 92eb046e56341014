import { cardsList, USER_TYPE_NAMES } from '@madrasah/events/people';
import { constantName } from '@madrasah/events/settings';
import { academicSources } from '../academics/index.ts';
import type { Deps } from '../deps.ts';
import type { Filter } from '../kernel/documents/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { listQueries } from '../lists/index.ts';
import { newestFirst, ofType, type Person, peopleProjector, personName } from '../people/index.ts';
import { askedNames } from './directory/index.ts';
import { studentsProjector } from './students-projector.ts';

const hasCard = (card: number | undefined): Filter[] => {
  if (card === undefined) return [];
  return [card === 1 ? { card: { $gt: '' } } : { card: '' }];
};

/** Who has which card: people of a type, or the students of a session or a section. */
export const cardQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, cardsList, {
    needs: [peopleProjector, studentsProjector, ...academicSources],
    file: 'rfid-cards',
    async rows({ search, UserTypeID, SessionID, ClassID, SubClassID, card }, tenant, { language }, part) {
      const admission = {
        ...(SessionID === undefined ? {} : { sessionId: SessionID }),
        ...(ClassID === undefined ? {} : { classId: ClassID }),
        ...(SubClassID === undefined ? {} : { sectionId: SubClassID }),
        active: 1,
      };
      const ofPlace = [SessionID, ClassID, SubClassID].some((asked) => asked !== undefined);
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
      const [persons, total] = await Promise.all([
        tenant.find<Person>(projector, filter, { sort: newestFirst, ...part }),
        part && tenant.count(projector, filter),
      ]);
      const rows = persons.map((person) => ({
        ...{ UserID: person.userId, UserCode: person.userCode, UserTypeID: person.userType },
        UserName: personName(person, language),
        FatherName: person.profile?.fatherName ?? '',
        CardNo: person.card,
      }));
      return { rows, beside: {}, ...(total === undefined ? {} : { total }) };
    },
    paper: async (_, asked, tenant, { language }) => ({
      filters: [
        constantName(USER_TYPE_NAMES, asked.UserTypeID, language),
        ...(await askedNames(tenant, asked, language)),
      ].filter(Boolean),
      signers: ['preparer', 'principal'],
    }),
  });
