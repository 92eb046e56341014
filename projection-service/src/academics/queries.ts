import type { AnyRow } from '@madrasah/events';
import { academicQueries, classes, sections, sessions, subjects } from '@madrasah/events/academics';
import type { Context } from '../deps.ts';
import { handledQuery } from '../kernel/query.ts';
import { wireRow } from '../kernel/register.ts';
import { folded, type More, registerQueries } from '../registers/index.ts';
import { academicLists, academicSources, standingIn } from './lists.ts';
import { nameIn } from './names.ts';
import { classesProjector, sectionsProjector, sessionsProjector, subjectsProjector } from './projectors.ts';

/** A class names its sections. */
const withSections: More = {
  needs: academicSources,
  async rows(tenant) {
    const lists = await academicLists(tenant);
    const ofClass = Map.groupBy(standingIn(lists.sections), ({ classId }) => classId);
    return (id) => ({
      ClassGroup: (ofClass.get(id) ?? []).map((section) => ({
        SubClassID: section.id,
        SubClass: section.name.bn,
        SubClassEng: section.name.en,
      })),
    });
  },
};

/** A section names its class; `Serial` is the class's place in its list, `CGSL` the section's within the class. */
const withClass: More = {
  needs: academicSources,
  async rows(tenant, language) {
    const lists = await academicLists(tenant);
    return (id) => {
      const ownClass = lists.classes.get(lists.sections.get(id)?.classId ?? 0);
      return { Serial: ownClass?.serial ?? 0, Class: { ClassName: nameIn(ownClass, language) } };
    };
  },
};

/** Sessions, classes, sections and subjects, for whatever refers to them. */
export const academicRegisters = [
  folded(sessions, sessionsProjector),
  folded(classes, classesProjector),
  folded(sections, sectionsProjector),
  folded(subjects, subjectsProjector),
];

/** The lists that every form shows. */
export const academics: Context = (deps) => [
  ...registerQueries(deps, academicRegisters, { more: { class: withSections, section: withClass } }),
  handledQuery(academicQueries.session, [sessionsProjector], async ({ id }, tenant) => {
    const session = await tenant.findOne(sessionsProjector, id);
    return session && !session.retired
      ? { data: wireRow(sessions, session as unknown as AnyRow) }
      : sessions.refuse(sessions.codes.unknown);
  }),
];
