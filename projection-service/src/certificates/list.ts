import { digitsOf, type FactsOf, type Language, say, toLatinDigits } from '@madrasah/events';
import { certificatesList } from '@madrasah/events/certificates';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { listQueries } from '../lists/index.ts';
import { type Person, peopleProjector, personName } from '../people/index.ts';
import { namesThenProjector } from '../results/index.ts';
import { type Certificate, certificatesProjector, lastMoved, lastMovedProjector } from './projector.ts';
import { type Called, calledIn } from './words.ts';

/** What certificates are told with: who, and what sessions, classes and exams were called. */
export const certificateNeeds = [
  certificatesProjector,
  lastMovedProjector,
  namesThenProjector,
  peopleProjector,
];

/** A certificate under the wire's names. */
function rowOf(
  certificate: Certificate,
  person: Person,
  called: Called,
  language: Language,
): FactsOf<typeof certificatesList> {
  const { profile } = person;
  const outcome = profile && certificate.outcome;
  const UserName = personName(person, language);
  const FatherName = profile?.fatherName ?? '';
  return {
    ...{ CFID: certificate.certificateId, UserID: person.userId, SessionID: certificate.sessionId },
    ...{ ExamID: certificate.examId, ClassIDTo: certificate.classId, CreateAt: certificate.on },
    ...{ UserCode: person.userCode, UserName, FatherName },
    SessionName: called.session,
    ClassName: called.class,
    ExamName: called.exam,
    TotalMark: digitsOf(toLatinDigits(outcome?.totalMark ?? ''), language),
    DivisionName: outcome?.division ?? '',
    ...figuresFields(certificate, language),
    User: { UserCode: person.userCode, UserName, FatherName, MotherName: profile?.motherName ?? '' },
    ...{ printed: certificate.printed, printings: certificate.printings ?? {} },
    revision: certificate.version,
  };
}

/** Whose figures they are: the published result's, or whoever typed them, and why. */
function figuresFields({ outcome, from }: Certificate, language: Language) {
  const Reason = outcome?.reason ?? '';
  const isSaid = outcome !== null && (outcome.totalMark !== '' || outcome.division !== '');
  const word = say(language, from ? 'certificate.from-result' : 'certificate.was-typed');
  return {
    Figures: isSaid ? [word, Reason].filter(Boolean).join(': ') : '',
    ...{ FromResult: from !== null, Reason, Place: outcome?.place ?? null },
  };
}

/** The certificates that hold, the newest first. */
export const certificateList = (deps: Deps): HandledQuery[] =>
  listQueries(deps, certificatesList, {
    needs: certificateNeeds,
    file: 'certificates',
    async rows({ id, UserID, search }, tenant, { language }) {
      const found = await tenant.find(certificatesProjector, { withdrawn: false });
      const asked = found.filter(
        ({ certificateId, userId }) =>
          (id === undefined || certificateId === id) && (UserID === undefined || userId === UserID),
      );
      const userIds = [...new Set(asked.map(({ userId }) => userId))];
      const [people, called, moved] = await Promise.all([
        tenant.find<Person>(peopleProjector, {
          $and: [{ userId: { $in: userIds } }, ...searchFilter('search', search)],
        }),
        calledIn(tenant, asked, language),
        lastMoved(tenant),
      ]);
      const byId = new Map(people.map((person) => [person.userId, person]));
      const rows = asked
        .toSorted((one, other) => other.certificateId - one.certificateId)
        .flatMap((one) => {
          const person = byId.get(one.userId);
          return person ? [rowOf(one, person, called(one), language)] : [];
        });
      return { rows, beside: { moved } };
    },
    paper: async (_, { search }) => ({
      filters: search ? [`“${search}”`] : [],
      signers: ['preparer', 'principal'],
    }),
  });
