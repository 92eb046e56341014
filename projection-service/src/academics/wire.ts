import type { Language } from '@madrasah/events';
import type { AcademicLists } from './lists.ts';
import { nameIn } from './names.ts';
import type { Class, Section, Session } from './projectors.ts';

export const sessionRow = ({ id, serial, attributes: { name, active } }: Session) => ({
  SessionID: id,
  SessionName: name.bn,
  SessionEngName: name.en,
  SessionAraName: name.ar,
  Serial: serial,
  SessionAction: active ? 1 : 0,
});

export const classRow = ({ id, serial, attributes: { name } }: Class, sections: readonly Section[]) => ({
  ClassID: id,
  Serial: serial,
  ClassName: name.bn,
  EnglishClass: name.en,
  ArabicClass: name.ar,
  ClassGroup: sections.map((section) => ({
    SubClassID: section.id,
    SubClass: section.attributes.name.bn,
    SubClassEng: section.attributes.name.en,
  })),
});

/** `Serial` is the class's place in its list, `CGSL` the section's within the class. */
export function sectionRow(
  { id, serial, attributes: { name, classId } }: Section,
  lists: AcademicLists,
  language: Language,
) {
  const ownClass = lists.classes.get(classId);
  return {
    SubClassID: id,
    SubClass: name.bn,
    SubClassEng: name.en,
    SubClassAra: name.ar,
    ClassID: classId,
    Serial: ownClass?.serial ?? 0,
    CGSL: serial,
    Class: { ClassName: nameIn(ownClass, language) },
  };
}
