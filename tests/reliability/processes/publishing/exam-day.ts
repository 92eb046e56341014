import { Random } from '../../../../scripts/demo/invented/random.ts';
import { setConditions } from '../../../journeys/exam.ts';
import { application, makeSchool } from '../../../system/school.ts';
import type { Caller } from '../shift/caller.ts';

const FEE = 100;
/** What passes in every paper, so that everybody is ranked by his total. */
const [LEAST, MOST] = [40, 100];

/** A candidate, and what his marks add up to. */
interface Candidate {
  readonly UserID: number;
  readonly UserCode: string;
  readonly total: number;
}

export interface Section {
  readonly SubClassID: number;
  readonly candidates: readonly Candidate[];
}

/** What the page of publishing shows of a section. */
interface Standing {
  readonly ID: string;
  readonly Published: 0 | 1;
  readonly Version: number | null;
  readonly PublishedAt: string | null;
}

/** What a guardian is told; the rest of the record is compared as it is. */
interface Told {
  readonly Total: number;
  readonly Positions: number | null;
}

/** An exam of several sections with all marks typed, ready to be published again and again. */
export class ExamDay {
  readonly caller: Caller;
  readonly sections: readonly Section[];
  readonly #exam: { readonly SessionID: number; readonly ExamID: number };

  private constructor(caller: Caller, exam: ExamDay['exam'], sections: readonly Section[]) {
    this.caller = caller;
    this.#exam = exam;
    this.sections = sections;
  }

  static async prepare(caller: Caller, seed: number, sections: number, students: number): Promise<ExamDay> {
    const school = await makeSchool(caller, FEE);
    const random = new Random(seed, 'marks');
    const done = async (path: string, body: unknown) => {
      const answer = await caller.command(path, body);
      if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
      return answer.body;
    };
    const office = {
      ask: <Answer>(_: string, path: string, body?: unknown) => done(path, body) as Promise<Answer>,
    };
    const { id: ExamID } = await done('/api/exam/names', { ExamName: 'বার্ষিক' });
    const exam = { SessionID: school.session, ExamID };
    const made: Section[] = [];
    for (let n = 0; n < sections; n += 1) {
      const form = { ClassID: school.class, SubClass: `শাখা ${n + 1}` };
      const { id: SubClassID } = await done('/api/academic/insert_sub_class', form);
      const place = { ...exam, SubClassID };
      const papers = await setConditions(office, place);
      const rows: { readonly candidate: Candidate; readonly marks: readonly number[] }[] = [];
      for (let pupil = 0; pupil < students; pupil += 1) {
        const admission = application({ ...school, section: SubClassID }, `ছাত্র ${n + 1}-${pupil + 1}`);
        const { UserID, UserCode } = (await done('/api/students/insert_student', admission)).data;
        const marks = papers.map(() => random.between(LEAST, MOST));
        const total = marks.reduce((sum, mark) => sum + mark, 0);
        rows.push({ candidate: { UserID, UserCode, total }, marks });
      }
      const candidates = rows.map(({ candidate }) => candidate);
      await done('/api/exam/students', { ...place, userids: candidates.map(({ UserID }) => UserID) });
      const StudentResults = rows.map(({ candidate: { UserID }, marks }) => ({
        UserID,
        Subjects: papers.map((SubjectID, at) => ({ SubjectID, [`SubVal${at + 1}`]: marks[at] })),
      }));
      await done('/api/result/save', { ...place, StudentResults });
      made.push({ SubClassID, candidates });
    }
    return new ExamDay(caller, exam, made);
  }

  get exam() {
    return this.#exam;
  }

  /** How each section stands, once everything is shown that is in the log now. */
  async standings(): Promise<readonly Standing[]> {
    // Whatever was recorded before it, heard of or not, is shown after it.
    await this.caller.command('/api/academic/insert_class', { ClassName: crypto.randomUUID() });
    const { SessionID, ExamID } = this.#exam;
    const asked = `session_id=${SessionID}&exam_id=${ExamID}&limit=${this.sections.length}`;
    return (await this.caller.get(`/api/result/point_results?${asked}`)).body.data;
  }

  /** What guardians are told of everybody, section by section. @throws where it is not what the marks come to */
  async told(): Promise<readonly Told[]> {
    const { SessionID, ExamID } = this.#exam;
    const all: Told[] = [];
    for (const { SubClassID, candidates } of this.sections) {
      const totals = [...new Set(candidates.map(({ total }) => total))].sort((one, other) => other - one);
      for (const { UserCode, total } of candidates) {
        const path = `/api/public/result/10001/students/${SessionID}/${ExamID}/${SubClassID}/${UserCode}`;
        const { data } = (await this.caller.get(path)).body as { readonly data: Told };
        const place = totals.indexOf(total) + 1;
        if (data.Total !== total || data.Positions !== place)
          throw new Error(
            `${UserCode} has ${total} and place ${place}, told are ${data.Total} and ${data.Positions}`,
          );
        all.push(data);
      }
    }
    return all;
  }

  /** Takes every publication back. */
  async withdraw(): Promise<void> {
    for (const { ID } of await this.standings()) {
      const path = `/api/result/point_results/${ID}/published`;
      const body = { published: 0, reason: 'আবার প্রকাশ করা হবে' };
      const { status } = await this.caller.command(path, body, crypto.randomUUID(), 'PUT');
      if (status !== 200) throw new Error(`${ID} could not be withdrawn: ${status}`);
    }
  }
}
