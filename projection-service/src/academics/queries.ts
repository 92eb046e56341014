import { academicQueries, refuseAcademics } from '@madrasah/events/academics';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { academicLists, inOrder } from './lists.ts';
import { classesProjector, type Section, sectionsProjector, sessionsProjector } from './projectors.ts';
import { classRow, sectionRow, sessionRow } from './wire.ts';

/** The lists that every form shows. */
export function academics(): HandledQuery[] {
  return [
    handledQuery(academicQueries.sessions, [sessionsProjector], async (_, tenant) => ({
      data: (await tenant.find(sessionsProjector, {}, inOrder)).map(sessionRow),
    })),
    handledQuery(academicQueries.session, [sessionsProjector], async ({ id }, tenant) => {
      const session = await tenant.findOne(sessionsProjector, id);
      return session ? { data: sessionRow(session) } : refuseAcademics('session.not-found');
    }),
    handledQuery(academicQueries.classes, [classesProjector, sectionsProjector], async (_, tenant) => {
      const lists = await academicLists(tenant);
      const ofClass = Map.groupBy(lists.sections.values(), ({ attributes }) => attributes.classId);
      return { data: [...lists.classes.values()].map((row) => classRow(row, ofClass.get(row.id) ?? [])) };
    }),
    handledQuery(
      academicQueries.sections,
      [classesProjector, sectionsProjector],
      async ({ ClassID }, tenant, { language }) => {
        const lists = await academicLists(tenant);
        const wanted = ({ attributes }: Section) => ClassID === undefined || attributes.classId === ClassID;
        const sections = [...lists.sections.values()].filter(wanted);
        const rows = sections.map((section) => sectionRow(section, lists, language));
        return { data: rows.sort((one, other) => one.Serial - other.Serial || one.ClassID - other.ClassID) };
      },
    ),
  ];
}
