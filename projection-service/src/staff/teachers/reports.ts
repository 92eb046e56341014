import { teacherReports } from '@madrasah/events/staff';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { isAskedFor, personCells } from '../../people/index.ts';
import { type ReportSource, reportQueries } from '../../reports/index.ts';
import { designationNames, rollNeeds, rollOf } from './roll.ts';

const teachers: ReportSource<
  keyof typeof teacherReports.columns,
  keyof typeof teacherReports.dimensions
> = async ({ language, query }, tenant) => {
  const read = language === 'en' ? 'en' : 'bn';
  const [roll, names] = await Promise.all([rollOf(tenant, read), designationNames(tenant, read)]);
  const gender = query['gender'] as number | undefined;
  return {
    lines: roll
      .filter(({ person }) => isAskedFor(person, { gender }))
      .map(({ teacher, person, designation }) => {
        const { code, name, father, mobile } = personCells(person, language);
        const { qualification = '', experience = '' } = teacher.credentials ?? {};
        return {
          userId: person.userId,
          cells: {
            ...{ code, name, father, mobile, designation, qualification, experience },
            joined: teacher.joinedOn,
          },
          of: { designation: teacher.designationId },
        };
      }),
    categories: { designation: [...names].map(([id, name]) => ({ id, name })) },
  };
};

/** The reports of teachers and staff. */
export const teacherReportQueries = (deps: Deps): HandledQuery[] =>
  reportQueries(deps, teacherReports, {
    name: 'teacher-report',
    needs: rollNeeds,
    sources: { teachers },
  });
