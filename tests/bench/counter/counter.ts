import { randomUUID } from 'node:crypto';
import { payment, type Student } from '../../system/school.ts';
import type { RunningSchool } from './running-school.ts';
import { FEE } from './student-form.ts';

const MOST_CLIENTS = 32;

/** Clerks who take 1 taka at a time, each from students of his own whose dues he knows. */
export class Counter {
  readonly running: RunningSchool;
  /** Receipts until now. */
  taken = 0;
  readonly #dues: Map<number, number>;
  readonly #turns = new Array<number>(MOST_CLIENTS).fill(0);

  constructor(running: RunningSchool) {
    this.running = running;
    this.#dues = new Map(running.students.map(({ AdmissionID }) => [AdmissionID, FEE]));
  }

  /** @returns who has paid, and the position of it */
  async pay(client: number): Promise<{ readonly admissionId: number; readonly position: string }> {
    const { door, school, students } = this.running;
    const each = Math.floor(students.length / MOST_CLIENTS);
    const turn = this.#turns[client] as number;
    this.#turns[client] = (turn + 1) % each;
    const student = students[client * each + turn] as Student;
    const due = this.#dues.get(student.AdmissionID) as number;
    const body = payment(school, student, due, 1);
    const key = { 'idempotency-key': randomUUID() };
    const answer = await door.send('POST', '/api/accounts/fee_collections', body, key);
    if (answer.status !== 201) throw new Error(`refused: ${answer.text}`);
    this.#dues.set(student.AdmissionID, due - 1);
    this.taken += 1;
    return { admissionId: student.AdmissionID, position: JSON.parse(answer.text).position };
  }

  /** What was acknowledged is in the books: the slowest honest payment beats the fastest lost one. */
  async prove(): Promise<void> {
    const { text } = await this.running.door.send('GET', this.duesPath);
    for (const row of JSON.parse(text).data)
      if (this.#dues.get(row.AdmissionID) !== row.due)
        throw new Error(`${row.AdmissionID} owes ${row.due}, not ${this.#dues.get(row.AdmissionID)}`);
  }

  /** The list of who owes what, of the whole class in one answer. */
  get duesPath(): string {
    const { session, class: klass } = this.running.school;
    return `/api/accounts/dues?SessionID=${session}&ClassID=${klass}&limit=5000`;
  }
}
