import { digitsOf, type FactsOf, isRefusal, type Language } from '@madrasah/events';
import { characterList } from '@madrasah/events/hostel';
import {
  askedNames,
  type StudentRow,
  studentDirectory,
  studentsNeed,
  unknownStudent,
} from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { listQueries } from '../../lists/index.ts';
import { peopleProjector, studentOfCode } from '../../people/index.ts';
import {
  type CharacterReport,
  characterReportsProjector,
  characterTypesProjector,
  characterVariantsProjector,
} from './projector.ts';

export const characterNeeds = [
  characterReportsProjector,
  characterTypesProjector,
  characterVariantsProjector,
  peopleProjector,
  ...studentsNeed,
];

/** What variants and types are called; those off their lists are named still. */
export interface CharacterWords {
  variant(id: number): string;
  type(id: number): string;
}

/** @throws DocumentsAway */
export async function characterWords(tenant: Tenant, language: Language): Promise<CharacterWords> {
  const [variants, types] = await Promise.all([
    tenant.find(characterVariantsProjector),
    tenant.find(characterTypesProjector),
  ]);
  const named = (rows: readonly { readonly id: number; readonly name: string }[]) => {
    const names = new Map(rows.map(({ id, name }) => [id, digitsOf(name, language)]));
    return (id: number) => names.get(id) ?? '';
  };
  return { variant: named(variants), type: named(types) };
}

/** Whose record is erased has no remarks any more. @throws DocumentsAway */
export async function erasedAmong(tenant: Tenant, userIds: readonly number[]): Promise<ReadonlySet<number>> {
  const people = await tenant.find(peopleProjector, { userId: { $in: [...new Set(userIds)] } });
  return new Set(people.filter(({ profile }) => profile === null).map(({ userId }) => userId));
}

/** A report under the wire's names. */
function rowOf(
  report: CharacterReport,
  student: StudentRow,
  words: CharacterWords,
): FactsOf<typeof characterList> {
  return {
    ...{ SRID: report.reportId, UserID: report.userId, AdmissionID: report.admissionId },
    ...{ SessionID: student.sessionId, SessionName: student.sessionName, SubClassID: student.sectionId },
    ...{ StudentCode: student.userCode, StudentName: student.name, FatherName: student.fatherName },
    ...{ ClassName: student.className, CreateDate: report.on },
    ...{ ReportCetID: report.variantId, ReportCet: words.variant(report.variantId) },
    ...{ ReportTypID: report.typeId, ReportType: words.type(report.typeId) },
    ...{ Remark: report.remark ?? '', printed: report.printed, revision: report.version },
  };
}

/** What was written of whom, the newest day first; what was withdrawn is left out. */
export const characterQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, characterList, {
    needs: characterNeeds,
    file: 'character-reports',
    async rows({ search, userCode, classID, SubClassID, SessionID }, tenant, { language }) {
      const wanted = userCode === '' ? undefined : await studentOfCode(tenant, userCode, language);
      if (isRefusal(wanted)) return wanted;
      const found = await tenant.find(characterReportsProjector, { withdrawn: false });
      const [students, words, erased] = await Promise.all([
        studentDirectory(tenant, { search, ClassID: classID, SubClassID, SessionID }, language),
        characterWords(tenant, language),
        erasedAmong(
          tenant,
          found.map(({ userId }) => userId),
        ),
      ]);
      const byAdmission = new Map(students.map((one) => [one.admissionId, one]));
      const narrowed = search !== '' || [classID, SubClassID, SessionID].some((id) => id !== undefined);
      const rows = found.flatMap((report) => {
        const known = byAdmission.get(report.admissionId);
        if (!known && narrowed) return [];
        const student = known ?? unknownStudent(report.userId, report.admissionId);
        if (userCode !== '' && report.userId !== wanted?.userId) return [];
        const remark = erased.has(report.userId) ? null : report.remark;
        return [rowOf({ ...report, remark }, student, words)];
      });
      return {
        rows: rows.sort(
          (one, other) => other.CreateDate.localeCompare(one.CreateDate) || other.SRID - one.SRID,
        ),
        beside: {},
      };
    },
    paper: async (_, { search, classID: ClassID, SubClassID, SessionID }, tenant, { language }) => ({
      filters: await askedNames(tenant, { search, ClassID, SubClassID, SessionID }, language),
      signers: ['preparer', 'principal'],
    }),
  });
