import { subjects } from '@madrasah/events/academics';
import { academicLists, placeName, standingIn, subjectsProjector } from '../../academics/index.ts';
import { registerRows } from '../../kernel/register.ts';
import type { ReportLine, ReportSource } from '../../reports/index.ts';
import { bySection, type Cell, type Dimension, type StudentReportQuery } from './rows.ts';

/** The books of each section, in the order of their list. */
export const subjectLines: ReportSource<Cell, Dimension> = async ({ query, language }, tenant) => {
  const { ClassID, SubClassID } = query as StudentReportQuery;
  const [lists, rows] = await Promise.all([
    academicLists(tenant),
    registerRows(tenant, subjects, subjectsProjector),
  ]);
  const asked = standingIn(lists.sections)
    .filter(({ id, classId }) => (ClassID ?? classId) === classId && (SubClassID ?? id) === id)
    .map(({ id, classId }) => ({ classId, sectionId: id }))
    .sort(bySection(lists));
  const ofSection = Map.groupBy(rows.values(), ({ sectionId }) => sectionId);
  const lines = asked.flatMap(({ sectionId }) =>
    (ofSection.get(sectionId) ?? []).map(
      ({ serial, name }): ReportLine<Cell, Dimension> => ({
        cells: {
          subjectNo: serial,
          subject: name.bn,
          subjectEnglish: name.en,
          subjectArabic: name.ar,
        },
        of: { place: sectionId },
      }),
    ),
  );
  const place = asked.map((one) => ({ id: one.sectionId, name: placeName(lists, one.sectionId, language) }));
  return { lines, categories: { place } };
};
