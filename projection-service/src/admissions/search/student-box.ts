import { admissionQueries } from '@madrasah/events/admissions';
import { academicLists, academicSources, nameIn } from '../../academics/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { personName } from '../../people/index.ts';
import { studentsProjector } from '../students-projector.ts';
import { admittedAtHand } from './at-hand.ts';

/** Who types looks at the first of those who are found, and types on. */
export const TYPED_AT_MOST = 30;

/** Students by what is typed, in their latest admission: code, name and class, and nothing more of them. */
export const studentBox = (): HandledQuery =>
  handledQuery(
    admissionQueries.studentBox,
    [studentsProjector, ...academicSources],
    async ({ search }, tenant, { language }) => {
      const [{ persons }, { sessions, classes, sections }] = await Promise.all([
        admittedAtHand(tenant, { search }, { limit: TYPED_AT_MOST, uncounted: true }),
        academicLists(tenant),
      ]);
      const data = persons.flatMap((person) => {
        if (!person.latest) return [];
        const { admissionId, sessionId, classId, sectionId } = person.latest;
        return [
          {
            ...{ AdmissionID: admissionId, UserID: person.userId, UserCode: person.userCode },
            StudentName: personName(person, language),
            ...{ SessionID: sessionId, SessionName: nameIn(sessions.get(sessionId), language) },
            ...{ ClassID: classId, ClassName: nameIn(classes.get(classId), language) },
            ...{ SubClassID: sectionId, SubClass: nameIn(sections.get(sectionId), language) },
          },
        ];
      });
      return { data };
    },
  );
