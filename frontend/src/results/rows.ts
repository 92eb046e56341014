import { subjects } from '@madrasah/events/academics';
import { type CrowdedOnWire, examNames, examSettings, type settingsOnWire } from '@madrasah/events/exams';
import type {
  AnswerTo,
  ExamId,
  LoginId,
  SectionId,
  SessionId,
  SubjectId,
  UserId,
} from '@madrasah/events/kernel';
import {
  type resultCommands,
  resultQueries,
  type SEVEN,
  type SIX,
  type StandingRules,
} from '@madrasah/events/results';
import { answering, type Listed, type Paged } from '../kit/wire/definitions.ts';

type Seven = (typeof SEVEN)[number];
type Six = (typeof SIX)[number];

export interface Place {
  readonly SessionID: SessionId;
  readonly ExamID: ExamId;
  readonly SubClassID: SectionId;
}

export interface ExamNameRow {
  readonly ExamID: ExamId;
  readonly ExamName: string;
  readonly ExamEngName: string;
}

/** The condition of one paper, under the names that its form sends again. */
export type SubjectRow = Place & {
  readonly ID: number;
  /** What a change names as seen. */
  readonly revision: number;
  readonly BookID: SubjectId;
  readonly SubjectName: string;
  readonly SubjectArabic: string;
  readonly MaxNumber: number;
  readonly PassNumber: number;
  readonly MeariAction: 0 | 1;
  readonly KeratAction: 0 | 1;
  readonly OptionalAction: 0 | 1;
} & Readonly<Record<`DivisionNumber${Seven}`, number>> &
  Readonly<Record<`Division${Seven}`, string>> &
  Readonly<Record<`Color${Seven}`, 1 | null>>;

export type AverageRow = Place & {
  readonly ID: number;
  readonly revision: number;
  readonly DivisionTopNumber: number;
  readonly HifzCondition: Readonly<Record<`TopNum${Six}`, number>> | null;
} & Readonly<Record<`DivisionNumber${Six}`, number>> &
  Readonly<Record<`Division${Six}` | `DivisionAra${Six}`, string>> &
  Readonly<Record<`Color${Six}`, 1 | null>>;

/** What failures and absences do; its other members are those of its form. */
export interface ResultsRow extends Place {
  readonly ID: number;
  readonly revision: number;
  readonly TotalMadha: number;
}

/** A tier as its letter and its name tell it. */
export interface TierRow {
  readonly Division: string;
  readonly TierName: string;
}

export interface TalentRow extends TierRow {
  readonly TalentAcotin: 0 | 1;
  readonly SerialNo: number;
}

export type Settings = ReturnType<typeof settingsOnWire> & { readonly revision: number };

export interface BookRow {
  readonly SubjectID: SubjectId;
  readonly SubjectName: string;
  readonly EngSubjectName: string;
}
export const bookList = answering<Listed<BookRow>>()(subjects.queries.list);
export const examNameList = answering<Listed<ExamNameRow>>()(examNames.queries.list);
/** Of a published section conditions are changed by a correction. */
interface OfPlace {
  readonly Published: 0 | 1;
}

export const subjectConditionList = answering<Listed<SubjectRow> & OfPlace>()(
  resultQueries.subjectConditions,
);
export const averageConditionList = answering<Listed<AverageRow> & OfPlace>()(
  resultQueries.averageConditions,
);
export const resultsConditionOf = answering<OfPlace & { readonly data: ResultsRow | null }>()(
  resultQueries.resultsConditions,
);
/** What was saved; no row where nothing was. */
export const talentConditionList = answering<
  Listed<TalentRow> &
    OfPlace & { readonly ID: string; readonly revision: number; readonly tiers: readonly TierRow[] }
>()(resultQueries.talentConditions);
export const settingsOf = answering<{ readonly data: Settings }>()(examSettings);

/** What a cell holds on the wire. */
export type MarkOnWire = number | 'absent' | null;

/** A candidate's row of the sheet; the papers stand in the order of `SubVal1` … */
export type SheetRow = {
  readonly ID: number;
  readonly UserID: UserId;
  readonly User: { readonly UserName: string; readonly UserCode: string };
  /** 0 where it is not known. */
  readonly GenderID: number;
  readonly Subjects: readonly {
    readonly SubjectID: SubjectId;
    readonly SubjectName: string;
    readonly MaxNumber: number;
    readonly PassNumber: number;
  }[];
} & Readonly<Record<`SubVal${number}`, MarkOnWire>>;

export interface SheetAnswer {
  readonly examList: readonly SheetRow[];
  /** What the sheet is reckoned by, so that the page reckons as the server does. */
  readonly rules: StandingRules;
  readonly Published: 0 | 1;
  /** The version that is published; null where none is. */
  readonly Version: number | null;
  /** Papers that are left out, as others enter them. */
  readonly Withheld: number;
}

/** A cell that two have typed differently. */
export interface DifferenceRow {
  readonly UserID: UserId;
  readonly UserCode: string;
  readonly UserName: string;
  readonly SubjectID: SubjectId;
  readonly SubjectName: string;
  readonly First: MarkOnWire;
  readonly Second: MarkOnWire;
}

/** A paper that a login enters. */
export interface AssignmentRow {
  readonly ID: string;
  readonly SubClassID: SectionId;
  readonly SubClass: string;
  readonly SubjectID: SubjectId;
  readonly SubjectName: string;
  readonly LoginID: LoginId;
  readonly TeacherName: string;
}

export const assignmentsOf = answering<
  Listed<AssignmentRow> & { readonly logins: readonly Pick<AssignmentRow, 'LoginID' | 'TeacherName'>[] }
>()(resultQueries.assignments);

/** How far one paper of a section is; the second pass is null where marks are typed once. */
export interface ProgressRow {
  readonly SubClassID: SectionId;
  readonly SubClass: string;
  readonly ClassName: string;
  readonly SubjectID: SubjectId;
  readonly SubjectName: string;
  readonly Candidates: number;
  readonly Missing: number;
  readonly MissingSecond: number | null;
  readonly Differences: number | null;
  /** Whose it is, several with commas between. */
  readonly Teachers: string;
}

export const comparisonOf = answering<Listed<DifferenceRow>>()(resultQueries.comparison);
export const progressOf = answering<Listed<ProgressRow> & { readonly doubleEntry: 0 | 1 }>()(
  resultQueries.resultProgress,
);

/** How far one section of an exam is. */
export interface PointRow {
  readonly ID: string;
  readonly SubClassID: SectionId;
  readonly SubClass: string;
  readonly ClassName: string;
  readonly Candidates: number;
  readonly Missing: number;
  readonly Reasons: readonly string[];
  readonly Published: 0 | 1;
  readonly Version: number | null;
  readonly PublishedAt: string | null;
}

export const sheetOf = answering<SheetAnswer>()(resultQueries.resultList);
export const pointResultList = answering<Paged<PointRow>>()(resultQueries.pointResults);

/** What a correction changes of a student; null where he stands in one of the two versions alone. */
export type MovedRow = AnswerTo<typeof resultCommands.previewCorrection>['moved'][number];
/** What was said of him in one version. */
export type Figures = NonNullable<MovedRow['old']>;

export interface CorrectionRow {
  readonly version: number;
  readonly corrects: number;
  readonly moved: readonly (MovedRow & { readonly UserName: string; readonly UserCode: string })[];
}

type Actor = { readonly name: string };
/** A version of a section's results; a reason that was erased is null. */
export interface VersionRow {
  readonly version: number;
  readonly at: string;
  readonly actor: Actor;
  readonly reason: string | null;
  readonly standing: boolean;
  readonly withdrawn: { readonly at: string; readonly actor: Actor; readonly reason: string | null } | null;
}

export const versionList = answering<Listed<VersionRow>>()(resultQueries.sheetVersions);
export const correctionList = answering<Listed<CorrectionRow>>()(resultQueries.corrections);

/** A place under the names that the paths of results have for it. */
export const sheetAsked = (place: Place | undefined) =>
  place && { session_id: place.SessionID, exam_id: place.ExamID, subclass_id: place.SubClassID };

/** A student of a section, on the list of an exam or not: its fee, what is due of that and of all; taka. */
export interface CandidateRow extends Readonly<Record<'Fee' | 'Due' | 'AllDue', number>> {
  readonly UserID: UserId;
  readonly UserCode: string;
  readonly UserName: string;
  readonly FatherName: string;
  readonly Charged: 0 | 1;
}

/** Who takes an exam, and who of the section does not. */
export interface CandidateLists {
  readonly version: number;
  readonly crowded: readonly CrowdedOnWire[];
  readonly Exam_StudentLoadView: readonly CandidateRow[];
  readonly Exam_StudentUnloadView: readonly CandidateRow[];
}

export const candidateLists = answering<CandidateLists>()(resultQueries.candidates);
