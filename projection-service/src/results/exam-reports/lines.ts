import { digitsOf, type PaperLanguage, saidIn } from '@madrasah/events';
import { RESIDENCES_SAID } from '@madrasah/events/admissions';
import { type AdmitCardSettings, SEAT_NUMBERS } from '@madrasah/events/exams';
import { GENDERS_SAID } from '@madrasah/events/people';
import type { examReports } from '@madrasah/events/results';
import { type AcademicLists, nameIn, placeName } from '../../academics/index.ts';
import type { ReportLine, ReportRows } from '../../reports/index.ts';
import type { Examinee } from '../examinees.ts';
import { named } from '../papers/named.ts';

type Cell = keyof typeof examReports.columns;
type Dimension = keyof typeof examReports.dimensions;
export type ExamLine = ReportLine<Cell, Dimension>;
export type ExamRows = ReportRows<Cell, Dimension>;

/** What lines of an exam are written with. */
export interface ExamFrame {
  readonly language: PaperLanguage;
  readonly lists: AcademicLists;
  readonly exam: string;
  readonly session: string;
  readonly settings: AdmitCardSettings;
  /** The number of somebody's seat; empty where his section has a plan that has none for him, undefined without one. */
  readonly seatOf: (userId: number, sectionId: number) => string | undefined;
  /** Where the mark of an admission's card leads to. */
  readonly cardOf: (admissionId: number) => string;
}

/** An examinee's line; money in paisa. */
export function examLine({ person, admission, sectionId, owed }: Examinee, frame: ExamFrame): ExamLine {
  const { language, lists, settings } = frame;
  const { code, name, father } = named(person, language);
  const serial = String(admission.serial);
  const seats = { [SEAT_NUMBERS.none]: '', [SEAT_NUMBERS.code]: code, [SEAT_NUMBERS.serial]: serial };
  const [fee, due] = [owed?.fee ?? 0, owed?.due ?? 0];
  return {
    userId: person.userId,
    cells: {
      ...{
        code,
        name,
        father,
        serial: admission.serial,
        photo: name,
        exam: frame.exam,
        session: frame.session,
      },
      section: placeName(lists, sectionId, language),
      seat: frame.seatOf(person.userId, sectionId) ?? seats[settings.seat] ?? '',
      card: frame.cardOf(admission.admissionId),
      ...{ fee, due, paid: fee - due },
    },
    of: { section: sectionId, gender: person.gender, residence: admission.residence },
  };
}

/** The lines with what they are counted and grouped by. @param papers the columns a paper */
export function examRows(
  lines: readonly ExamLine[],
  { language, lists }: ExamFrame,
  papers: ExamRows['categories']['paper'] = [],
): ExamRows {
  const sections = [...new Set(lines.map(({ of }) => of.section ?? 0))];
  const order = [...lists.sections.keys()];
  return {
    lines,
    categories: {
      paper: papers,
      section: sections
        .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
        .map((id) => ({ id, name: digitsOf(placeName(lists, id, language), language) })),
      gender: GENDERS_SAID.map((one) => ({ id: one.id, name: saidIn(one, language) })),
      residence: RESIDENCES_SAID.map((one) => ({ id: one.id, name: saidIn(one, language) })),
    },
  };
}

/** What a session or an exam is called. */
export const called = (row: Parameters<typeof nameIn>[0], language: PaperLanguage): string =>
  digitsOf(nameIn(row, language), language);
