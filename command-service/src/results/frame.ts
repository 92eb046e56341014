import type { Names, Refusal } from '@madrasah/events';
import { sections, sessions } from '@madrasah/events/academics';
import { examNames, GPA_MODE } from '@madrasah/events/exams';
import {
  OVER_ALL_PAPERS,
  type ResultsPlace as Place,
  type PublishedFacts,
  type SheetWords,
} from '@madrasah/events/results';
import { isOnePerson, isPermitted } from '@madrasah/service-kit/access';
import { academicsStream } from '../academics/state.ts';
import { accessStream } from '../access/state.ts';
import { personsOf } from '../access/steps.ts';
import { examsStream, settingsOf } from '../exams/state.ts';
import type { DecisionContext } from '../kernel/desk.ts';
import { peopleStream } from '../people/state.ts';
import { studentOfCode } from '../people/steps.ts';

export const READS = [academicsStream, examsStream, accessStream];
/** With those by whose codes and genders students are told. */
export const READS_PEOPLE = [...READS, peopleStream];

/** What a decision over conditions must know of the school. */
export interface Frame {
  /** The refusal of a place whose session, exam or section does not stand. */
  lost(place: Place): Refusal | undefined;
  readonly isGpa: boolean;
  /** Who decides: a login. */
  readonly actorId: number;
  /** Whether a login is his, this one or another; only of a decision that reads people. */
  isOwn(loginId: number): boolean;
  /** Whether he enters every paper, whatever is assigned to whom. */
  readonly overAllPapers: boolean;
  /** Whether there is such a login. */
  hasLogin(loginId: number): boolean;
  /** Whether marks are typed twice. */
  readonly doubleEntry: boolean;
  /** How ranks go. */
  readonly settings: PublishedFacts['settings'];
  /** A student's code as it was recorded, '' where it is not known; only of a decision that reads people. */
  codeOf(userId: number): string;
  /** The student of a code, as `studentOfCode` has it; only of a decision that reads people. */
  studentOf(code: string): number | undefined | Refusal;
  /** As `codeOf`; 0 where it is not known. */
  genderOf(userId: number): number;
  /** What a section is called. */
  sectionName(sectionId: number): string;
  /** A class that stands: the one that is asked for, else the one after the section's own; undefined where there is none. */
  classAfter(sectionId: number, classId: number | undefined): number | undefined;
  /** A subject's place in its section's list, also of one that was taken off it. */
  serialOf(subjectId: number): number;
  /** A subject that stands. */
  subject(subjectId: number): { readonly sectionId: number; readonly name: string } | undefined;
  /** What an exam is called, and a section with its class, in either language. */
  examNamed(examId: number): Named;
  sectionNamed(sectionId: number): Named;
  /** What a subject is called, also one that was taken off its list. */
  subjectNames(subjectId: number): { readonly bn: string; readonly en: string };
  /** What all is called that a sheet names, also what was taken off its list. */
  wordsOf(place: Place, subjectIds: readonly number[]): SheetWords;
  /** The subject of a section that has a name; undefined where there is none. */
  subjectNamed(sectionId: number, name: string): number | undefined;
}

/** Something under its names. */
interface Named {
  readonly name: Pick<Names, 'bn' | 'en'>;
}

const NAMELESS: Names = { bn: '', en: '', ar: '' };

export function frameOf({ look, actor }: DecisionContext): Frame {
  const academics = look(academicsStream);
  const exams = look(examsStream);
  const settings = settingsOf(exams);
  const standing = <R extends { readonly retired: boolean }>(row: R | undefined) => row && !row.retired;
  return {
    lost({ sessionId, examId, sectionId }) {
      if (!standing(academics.session.get(sessionId))) return sessions.refuse('session.not-found');
      if (!standing(exams.examName.get(examId))) return examNames.refuse(examNames.codes.unknown);
      if (!standing(academics.section.get(sectionId))) return sections.refuse('section.not-found');
      return undefined;
    },
    isGpa: settings.mode === GPA_MODE,
    actorId: actor.id,
    isOwn: (loginId) => isOnePerson(personsOf({ look }), loginId, actor.id),
    get overAllPapers() {
      const login = look(accessStream).logins.get(actor.id);
      return login !== undefined && OVER_ALL_PAPERS.some((access) => isPermitted(login, access));
    },
    hasLogin: (loginId) => look(accessStream).logins.has(loginId),
    doubleEntry: settings.doubleEntry,
    settings: { rankGaps: settings.gaps, rankByGender: settings.byGender },
    codeOf: (userId) => look(peopleStream).people.get(userId)?.userCode ?? '',
    studentOf: (code) => studentOfCode(look(peopleStream), code),
    genderOf: (userId) => look(peopleStream).people.get(userId)?.gender ?? 0,
    sectionName: (sectionId) => academics.section.get(sectionId)?.name.bn ?? '',
    classAfter(sectionId, classId) {
      if (classId !== undefined) {
        const asked = academics.class.get(classId);
        return asked && !asked.retired ? classId : undefined;
      }
      const order = [...academics.class.values()].filter((row) => !row.retired);
      order.sort((one, other) => one.serial - other.serial);
      const own = academics.section.get(sectionId)?.classId;
      const at = order.findIndex(({ id }) => id === own);
      return at < 0 ? undefined : order[at + 1]?.id;
    },
    serialOf: (subjectId) => academics.subject.get(subjectId)?.serial ?? 0,
    subject(subjectId) {
      const row = academics.subject.get(subjectId);
      return row && !row.retired ? { sectionId: row.sectionId, name: row.name.bn } : undefined;
    },
    examNamed: (examId) => exams.examName.get(examId) ?? { name: NAMELESS },
    sectionNamed(sectionId) {
      const section = academics.section.get(sectionId);
      const of = academics.class.get(section?.classId ?? 0);
      const own = [of, section].flatMap((row) => (row ? [row.name] : []));
      return {
        name: {
          bn: own.map(({ bn }) => bn).join(' – '),
          en: own.map(({ bn, en }) => en || bn).join(' – '),
        },
      };
    },
    subjectNames: (subjectId) => academics.subject.get(subjectId)?.name ?? { bn: `${subjectId}`, en: '' },
    wordsOf({ sessionId, examId, sectionId }, subjectIds) {
      const section = academics.section.get(sectionId);
      const named = (row: { readonly name: Names } | undefined) => row?.name ?? NAMELESS;
      return {
        session: named(academics.session.get(sessionId)),
        exam: named(exams.examName.get(examId)),
        class: named(academics.class.get(section?.classId ?? 0)),
        section: named(section),
        subjects: subjectIds.map((subjectId) => ({
          subjectId,
          name: named(academics.subject.get(subjectId)),
        })),
      };
    },
    subjectNamed: (sectionId, name) =>
      [...academics.subject.values()].find(
        (row) => !row.retired && row.sectionId === sectionId && row.name.bn === name,
      )?.id,
  };
}
