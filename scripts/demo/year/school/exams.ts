import { addDays, type Day } from '@madrasah/events';
import { subjects } from '@madrasah/events/academics';
import { examFees, examNames } from '@madrasah/events/exams';
import {
  resultCommands,
  USUAL_AVERAGE,
  USUAL_HIFZ,
  USUAL_RESULTS,
  usualPaper,
} from '@madrasah/events/results';
import {
  bookFields,
  USUAL_CLASSES,
  USUAL_EXAMS,
  type UsualBook,
  type UsualClass,
} from '@madrasah/events/setup';
import { Random } from '../../invented/random.ts';
import { invented } from '../../invented/school.ts';
import type { Clerk } from '../clerk.ts';
import type { Frame, Session } from '../frame.ts';
import type { Charging } from '../money/charging.ts';
import type { Chart } from '../money/chart.ts';
import type { Enrolled, Roll } from '../roll.ts';
import type { Routine } from './routine.ts';

type Paper = UsualBook & { readonly subjectId: number };

/** A section with its papers. */
interface Section {
  readonly id: number;
  readonly classType: UsualClass['kind'];
  readonly papers: readonly Paper[];
}

const MARKS = 100;
const KERAT_MARKS = 50;
const ABSENT = 0.01;
const FEE = invented.prices.exam.day;
/** Days from the list of candidates to the first paper. */
const BEGINS = 3;

interface ExamOffice {
  readonly clerk: Clerk;
  readonly frame: Frame;
  readonly roll: Roll;
  readonly routine: Routine;
  readonly charging: Charging;
  readonly seed: number;
}

/** The examinations: their papers and conditions, who takes them, what he has, and their publication. */
export class Exams {
  readonly #clerk: Clerk;
  readonly #frame: Frame;
  readonly #roll: Roll;
  readonly #routine: Routine;
  readonly #charging: Charging;
  readonly #seed: number;
  #sections: readonly Section[] = [];
  #exams: readonly number[] = [];
  readonly #published = new Map<Session, number | undefined>();

  constructor({ clerk, frame, roll, routine, charging, seed }: ExamOffice) {
    this.#clerk = clerk;
    this.#frame = frame;
    this.#roll = roll;
    this.#routine = routine;
    this.#charging = charging;
    this.#seed = seed;
  }

  /** The books of every section, the names of the school's own exams, in their order through the year, and their fee. */
  async prepare(count: number, { heads }: Chart): Promise<void> {
    const sections: Section[] = [];
    for (const [index, { books, kind }] of USUAL_CLASSES.entries())
      for (const id of this.#frame.classes[index]?.sections ?? []) {
        const papers: Paper[] = [];
        for (const book of books) {
          const body = { SubClassID: id, ...bookFields(book) };
          papers.push({ ...book, subjectId: await this.#clerk.add(subjects.commands.add, body) });
        }
        sections.push({ id, classType: kind, papers });
      }
    this.#sections = sections;
    const exams: number[] = [];
    for (const names of USUAL_EXAMS.slice(0, count))
      exams.push(await this.#clerk.add(examNames.commands.add, names));
    this.#exams = exams;
    for (const session of ['older', 'newer'] as const)
      for (const exam of exams.keys())
        for (const section of sections)
          await this.#clerk.add(examFees.commands.add, {
            ...{ ...this.#place(exam, session, section), SLID: heads.exam, Fee: FEE },
          });
  }

  /** Everybody of the session takes it some days after: his section's conditions are set, he is charged, and has his seat. */
  async hold(exam: number, session: Session, on: Day): Promise<void> {
    const takers = this.#takers(session);
    for (const [section, pupils] of takers) {
      const place = this.#place(exam, session, section);
      await this.#conditions(section, place);
      const userids = pupils.map(({ userId }) => userId);
      await this.#clerk.send(resultCommands.saveCandidates, { ...place, userids });
    }
    await this.#charging.exam(session, this.#exams[exam]);
    const sittings = takers.map(([section]) => ({
      place: this.#place(exam, session, section),
      papers: section.papers,
    }));
    await this.#routine.set(sittings, addDays(on, BEGINS));
    await this.#routine.seat(sittings);
  }

  /** What the teachers have given; one here and there was not there. */
  async mark(exam: number, session: Session): Promise<void> {
    for (const [section, pupils] of this.#takers(session)) {
      const StudentResults = pupils.map(({ userId, pupil }) => {
        const random = new Random(this.#seed, 'marks', pupil.number, session, exam);
        const gifted = random.between(38, 88);
        const mark = (marks: number) =>
          random.chance(ABSENT)
            ? 'absent'
            : Math.round((Math.min(100, gifted + random.between(-14, 14)) * marks) / 50) / 2;
        return {
          UserID: userId,
          Subjects: section.papers.map(({ subjectId, kerat }, index) => ({
            SubjectID: subjectId,
            [`SubVal${index + 1}`]: mark(kerat ? KERAT_MARKS : MARKS),
          })),
        };
      });
      const place = this.#place(exam, session, section);
      await this.#clerk.send(resultCommands.saveResults, { ...place, StudentResults });
    }
  }

  /** All sections at one moment. */
  async publish(exam: number, session: Session): Promise<void> {
    const { SessionID, ExamID } = this.#at(exam, session);
    if (this.#takers(session).length === 0) return;
    await this.#clerk.send(resultCommands.publishResults, { SessionID, ExamID });
    this.#published.set(session, ExamID);
  }

  /** The exam of a session whose results were published last; undefined where none are yet. */
  lastPublished(session: Session): number | undefined {
    return this.#published.get(session);
  }

  #at(exam: number, session: Session) {
    return { SessionID: this.#frame.sessions[session], ExamID: this.#exams[exam] };
  }

  #place(exam: number, session: Session, { id }: Section) {
    return { ...this.#at(exam, session), SubClassID: id };
  }

  /** Sections that somebody sits in, and who does. */
  #takers(session: Session): readonly (readonly [Section, readonly Enrolled[]])[] {
    const admitted = this.#roll.admittedTo(session);
    const bySection = Map.groupBy(admitted, ({ pupil }) => this.#roll.sectionOf(pupil, session));
    return this.#sections.flatMap((section) => {
      const pupils = bySection.get(section.id);
      return pupils ? [[section, pupils] as const] : [];
    });
  }

  async #conditions({ papers, classType }: Section, place: object): Promise<void> {
    for (const { subjectId, ...paper } of papers)
      await this.#clerk.send(resultCommands.addSubjectCondition, {
        ...{ ...place, BookID: subjectId, ...usualPaper(paper) },
      });
    await this.#clerk.send(resultCommands.addAverageCondition, {
      ...{ ...place, ...USUAL_AVERAGE },
      ...(classType === 2 ? { HifzCondition: USUAL_HIFZ } : {}),
    });
    await this.#clerk.send(resultCommands.setResultsCondition, {
      ...{ ...place, ...USUAL_RESULTS, ClassType: classType },
    });
  }
}
