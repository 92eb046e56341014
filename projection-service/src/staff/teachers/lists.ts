import type { FactsOf } from '@madrasah/events';
import { teachersList, waitingTeachersList } from '@madrasah/events/staff';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { personName } from '../../people/index.ts';
import { teachersProjector } from './projector.ts';
import { designationNames, type OnRoll, rollNeeds, rollOf, teachersAsPeople } from './roll.ts';

const signers = ['preparer', 'principal'] as const;

/** A teacher under the wire's names. */
function rowOf({ teacher, person, designation }: OnRoll, name: string): FactsOf<typeof teachersList> {
  const { credentials } = teacher;
  const [UserCode, FatherName, Mobile1] = [
    person.userCode,
    person.profile?.fatherName ?? '',
    person.profile?.mobile1 ?? '',
  ];
  return {
    ...{ UserID: teacher.userId, Serial: teacher.serial, DNID: teacher.designationId },
    ...{ UserCode, UserName: name, FatherName, Mobile1, Designation: designation },
    JoiningDate: teacher.joinedOn,
    PasstedDate: credentials?.passedOn ?? '',
    ResultDevision: credentials?.result ?? '',
    Qualification: credentials?.qualification ?? '',
    ExamBoardName: credentials?.board ?? '',
    Experience: credentials?.experience ?? '',
    revision: teacher.version,
    User: { UserCode, UserName: name, FatherName, Mobile1 },
  };
}

const inService = (deps: Deps): HandledQuery[] =>
  listQueries(deps, teachersList, {
    needs: rollNeeds,
    file: 'teachers',
    async rows({ search, DNID }, tenant, { language }) {
      const roll = await rollOf(tenant, language, search);
      const rows = roll
        .filter(({ teacher }) => DNID === undefined || teacher.designationId === DNID)
        .map((one) => rowOf(one, personName(one.person, language)));
      return { rows, beside: {} };
    },
    paper: async (_, { search, DNID }, tenant, { language }) => {
      const names = DNID === undefined ? undefined : await designationNames(tenant, language);
      const asked = [names?.get(DNID ?? 0) ?? '', search && `“${search}”`];
      return { filters: asked.filter((one) => one !== ''), signers };
    },
  });

const waiting = (deps: Deps): HandledQuery[] =>
  listQueries(deps, waitingTeachersList, {
    needs: rollNeeds,
    file: 'teachers-not-registered',
    async rows({ search }, tenant, { language }) {
      const [people, records] = await Promise.all([
        teachersAsPeople(tenant, search),
        tenant.find(teachersProjector),
      ]);
      const leftOn = new Map(records.map((one) => [one.userId, one.leftOn]));
      const rows = people
        .filter(({ userId, profile }) => profile !== null && leftOn.get(userId) !== null)
        .toSorted((one, other) => other.userId - one.userId)
        .map((person) => {
          const LeftOn = leftOn.get(person.userId);
          return {
            ...{ UserID: person.userId, UserCode: person.userCode, GenderID: person.gender },
            UserName: personName(person, language),
            FatherName: person.profile?.fatherName ?? '',
            CreateAt: person.registeredOn,
            ...(LeftOn && { LeftOn }),
          };
        });
      return { rows, beside: {} };
    },
    paper: async (_, { search }) => ({ filters: search ? [`“${search}”`] : [], signers }),
  });

/** Who is in service, and who of the list of people is not. */
export const teacherQueries = (deps: Deps): HandledQuery[] => [...inService(deps), ...waiting(deps)];
