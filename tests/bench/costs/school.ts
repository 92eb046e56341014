import type { Student } from '../../system/school.ts';
import { Counter } from '../counter/counter.ts';
import { type RunningSchool, startSchool } from '../counter/running-school.ts';
import { look } from '../results-day/guardians.ts';
import { type Exams, holdExams } from './exams.ts';
import { chargeYear } from './year.ts';

/** A school as schools are: 2,000 students who owe thirteen items each, and results that are published. */
export class FullSchool {
  readonly running: RunningSchool;
  readonly counter: Counter;
  readonly exams: Exams;
  #turn = 0;

  private constructor(running: RunningSchool, counter: Counter, exams: Exams) {
    this.running = running;
    this.counter = counter;
    this.exams = exams;
  }

  /** @param root the version that is started, with its packages installed; without it this one */
  static async open(root?: string): Promise<FullSchool> {
    const running = await startSchool(root);
    try {
      const counter = new Counter(running, await chargeYear(running));
      return new FullSchool(running, counter, await holdExams(running));
    } catch (error) {
      await running.end();
      throw error;
    }
  }

  /** Counts on, so that what is asked is not the same each time. */
  turn(): number {
    this.#turn += 1;
    return this.#turn;
  }

  /** Some student, another one with each turn. */
  student(turn: number): Student {
    const { students } = this.running;
    return students[(turn * 17) % students.length] as Student;
  }

  /** A guardian's look at a result, from an address of many. @throws unless it is shown */
  async lookAt(student: Student, turn: number): Promise<void> {
    const { status, text } = await look(this.running.door, this.exams.whole, student.UserCode, turn);
    if (status !== 200) throw new Error(`a result is answered with ${status}: ${text}`);
  }
}
