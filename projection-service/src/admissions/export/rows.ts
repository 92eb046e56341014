import { EXPORT_COLUMN_NAMES, type ExportColumnName, type ExportFilters } from '@madrasah/events/admissions';
import { academicLists } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type LineFrame, studentLine } from '../reports/lines.ts';
import { askedAdmissions, type Shown } from '../reports/rows.ts';

type Row = Readonly<Record<ExportColumnName, string | null>>;

/** What the records say of a student in one admission, by the columns of the export. */
function exportRow([person, admission]: Shown, frame: LineFrame): Row {
  const { cells } = studentLine(person, admission, frame);
  const { english, arabic } = person.names;
  const { birth, entryDay } = cells;
  const text = (cell: keyof typeof cells) => String(cells[cell] ?? '');
  return {
    ...{ StudentCode: text('code'), StudentName: text('name'), FatherName: text('father') },
    ...{ MotherName: text('mother'), Gender: text('gender'), DateOfBirth: birth ? String(birth) : null },
    ...{ NIDNO: text('nationalId'), BloodGroup: text('blood'), Email: person.profile?.email ?? '' },
    ...{ Mobile1: text('mobile'), Relationship1: text('relation') },
    ...{ Mobile2: text('mobile2'), Relationship2: text('relation2') },
    ...{ permanentVill: text('village'), permanentPost: text('post') },
    ...{ PoliceStationName: text('thana'), PermanentDistrictName: text('district') },
    ...{ TransientVill: text('presentVillage'), TransientPost: text('presentPost') },
    TransientPoliceStationName: text('presentThana'),
    TransientDistrictName: text('presentDistrict'),
    ...{ SessionName: text('session'), ClassName: text('class'), SubClass: text('section') },
    ...{ AdmissionSerial: text('serial'), ResidentialName: text('residence'), NewOld: text('newOld') },
    ...{ FinancialStatus: text('financial'), CreateAt: entryDay ? String(entryDay) : null },
    ...{ EnglishName: english.name, EnglishFather: english.father, EnglishMother: english.mother },
    ...{ ArabicName: arabic.name, ArabicFather: arabic.father, ArabicMother: arabic.mother },
  };
}

/** The admissions that are asked for, in the order of the sessions' numbers, then of their serials. @throws DocumentsAway */
export async function exportedAdmissions(tenant: Tenant, filters: ExportFilters): Promise<Shown[]> {
  const { sessionId, classId, sectionId, newOrOld, residence } = filters;
  const found = await askedAdmissions(tenant, {
    ...(sessionId !== null && { SessionID: sessionId }),
    ...(classId !== null && { ClassID: classId }),
    ...(sectionId !== null && { SubClassID: sectionId }),
    ...(newOrOld !== null && { NewOldId: newOrOld }),
    ...(residence !== null && { ResidentialStatusId: residence }),
  });
  return found.sort(
    ([, one], [, other]) =>
      one.sessionId - other.sessionId || one.serial - other.serial || one.admissionId - other.admissionId,
  );
}

/** Admissions as rows of the export. @throws DocumentsAway */
export async function exportRows(
  tenant: Tenant,
  shown: readonly Shown[],
  language: LineFrame['language'],
): Promise<Row[]> {
  const frame: LineFrame = { lists: await academicLists(tenant), language, placeOf: () => null };
  return shown.map((one) => exportRow(one, frame));
}

/** The columns of a recorded export that are still there, in the order of the definition. */
export const standingColumns = (recorded: readonly string[]): readonly ExportColumnName[] =>
  EXPORT_COLUMN_NAMES.filter((name) => recorded.includes(name));
