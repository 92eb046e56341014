import { admissionQueries, refuseAdmissions } from '@madrasah/events/admissions';
import { academicLists, academicSources, nameIn } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { personName } from '../../people/index.ts';
import { type StudentFilters, shownAdmission } from '../filters.ts';
import type { AdmissionFacts, Student } from '../student/student.ts';
import { studentsProjector } from '../students-projector.ts';
import { admittedAtHand } from './at-hand.ts';

type Shown = readonly [Student, AdmissionFacts];

const ROWS_ON_A_PAGE = 10;

async function ofAdmission(tenant: Tenant, id: number): Promise<Shown[]> {
  const [person] = await tenant.find(studentsProjector, { 'admissions.admissionId': id }, { limit: 1 });
  const admission = person?.admissions.find(({ admissionId }) => admissionId === id);
  return person && admission ? [[person, admission]] : [];
}

const shownIn = (persons: readonly Student[], wanted: StudentFilters): Shown[] =>
  persons.flatMap((person) => {
    const admission = shownAdmission(person, wanted);
    return admission ? [[person, admission] as const] : [];
  });

/** Who is in a class, or one admission: code, name and place, and nothing more of them. */
export const classRoll = (): HandledQuery =>
  handledQuery(
    admissionQueries.classRoll,
    [studentsProjector, ...academicSources],
    async ({ AdmissionID, page = 1, limit = ROWS_ON_A_PAGE, ...asked }, tenant, { language }) => {
      const wanted = { search: '', ...asked };
      const found =
        AdmissionID === undefined &&
        (await admittedAtHand(tenant, wanted, { skip: (page - 1) * limit, limit }));
      const shown = found ? shownIn(found.persons, wanted) : await ofAdmission(tenant, AdmissionID as number);
      if (!found && shown.length === 0) return refuseAdmissions('admission.not-found');
      const total = found ? found.total : shown.length;
      const { sections } = await academicLists(tenant);
      const data = shown.map(([person, { admissionId, sessionId, classId, sectionId, ...facts }]) => ({
        ...{ AdmissionID: admissionId, UserID: person.userId, UserCode: person.userCode },
        StudentName: personName(person, language),
        ...{ SessionID: sessionId, ClassID: classId, SubClassID: sectionId },
        SubClass: nameIn(sections.get(sectionId), language),
        ...{ ResidentialStatusId: facts.residence, NewOldId: facts.newOrOld },
      }));
      return { data, total, totalPages: Math.ceil(total / limit), currentPage: page };
    },
  );
