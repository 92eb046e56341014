import { admissionQueries, STANDINGS } from '@madrasah/events/admissions';
import { namesOnWire } from '@madrasah/events/people';
import { academicLists, academicSources, nameIn } from '../../academics/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { personName } from '../../people/index.ts';
import { admittedStudents, shownAdmission } from '../filters.ts';
import { studentsProjector } from '../students-projector.ts';

const PAGE = 10;

/** Students by their codes, with their names in Bengali, English and Arabic; nobody who was erased or has left. */
export const studentNames = (): HandledQuery =>
  handledQuery(
    admissionQueries.studentNames,
    [studentsProjector, ...academicSources],
    async ({ page = 1, limit = PAGE, missing, ...wanted }, tenant, { language }) => {
      const without = missing ? [{ [`names.${missing}.name`]: '' }] : [];
      const standing = { 'profile.name': { $exists: true } };
      const filter = {
        $and: [standing, ...without, admittedStudents({ ...wanted, is_active: STANDINGS.there })],
      };
      const [people, total, lists] = await Promise.all([
        tenant.find(studentsProjector, filter, {
          ...{ sort: { userId: 1 }, skip: (page - 1) * limit, limit },
        }),
        tenant.count(studentsProjector, filter),
        academicLists(tenant),
      ]);
      const data = people.map((person) => {
        const admission = shownAdmission(person, wanted);
        return {
          ...{ UserID: person.userId, UserCode: person.userCode },
          ...{ StudentName: personName(person, language), FatherName: person.profile?.fatherName ?? '' },
          MotherName: person.profile?.motherName ?? '',
          ClassName: nameIn(lists.classes.get(admission?.classId ?? 0), language),
          SubClass: nameIn(lists.sections.get(admission?.sectionId ?? 0), language),
          ...namesOnWire(person.names),
        };
      });
      return { data, total, totalPages: Math.ceil(total / limit), currentPage: page };
    },
  );
