import { kinQuery } from '@madrasah/events/people';
import { academicLists, academicSources } from '../academics/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { addressFields, profileFields } from '../people/index.ts';
import { childRow, familyOf, reachedBy } from './family.ts';
import type { Student } from './student/student.ts';
import { studentsProjector } from './students-projector.ts';

/** What brothers and sisters have in common, under the names of the forms. */
function inCommon(student: Student) {
  const { FatherName, MotherName, Mobile1, Relationship1, Mobile2, Relationship2, Email } =
    profileFields(student);
  const { permanentPoliceStationID, permanentPost, permanentVill, ...rest } = addressFields(student);
  const { TransientPoliceStationID, TransientPost, TransientVill } = rest;
  return {
    ...{ FatherName, MotherName, Mobile1, Relationship1, Mobile2, Relationship2, Email },
    ...{ permanentPoliceStationID, permanentPost, permanentVill },
    ...{ TransientPoliceStationID, TransientPost, TransientVill },
  };
}

const asked = (tenant: Tenant, mobile: string, UserID: number | undefined) => {
  const which = UserID === undefined ? reachedBy([mobile]) : { userId: UserID };
  return UserID === undefined && mobile === ''
    ? Promise.resolve([])
    : tenant.find(studentsProjector, { $and: [{ active: 1 }, which] }, { sort: { userId: 1 } });
};

/**
 * The families that a mobile reaches, or that of a student: each by its child who was registered last, whose parents,
 * mobiles and address are the newest.
 */
export const kin = (): HandledQuery =>
  handledQuery(
    kinQuery,
    [studentsProjector, ...academicSources],
    async ({ mobile, UserID }, tenant, { language }) => {
      const [found, lists] = await Promise.all([asked(tenant, mobile, UserID), academicLists(tenant)]);
      const seen = new Set<number>();
      const data: object[] = [];
      for (const student of found.toReversed()) {
        if (seen.has(student.userId) || student.profile === null) continue;
        const family = (await familyOf(tenant, student)).filter(({ active }) => active === 1);
        for (const { userId } of family) seen.add(userId);
        data.push({
          ...childRow(student, language, lists),
          recorded: student.family !== null,
          ...inCommon(student),
          children: family.map((child) => childRow(child, language, lists)),
        });
      }
      return { data };
    },
  );
