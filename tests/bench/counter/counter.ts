import { randomUUID } from 'node:crypto';
import { payment, type Student } from '../../system/school.ts';
import type { RunningSchool } from './running-school.ts';
import { FEE } from './student-form.ts';

const MOST_CLIENTS = 32;

/** A row of the counter's screen that is not paid now: an item, and what is owed of it, taka. */
export interface Owed {
  readonly itemId: number;
  readonly amount: number;
}

/** Clerks who take 1 taka at a time, each from students of his own whose dues he knows. */
export class Counter {
  readonly running: RunningSchool;
  /** Receipts until now. */
  taken = 0;
  readonly #dues: Map<number, number>;
  readonly #beside: ReadonlyMap<number, readonly Owed[]>;
  readonly #turns = new Array<number>(MOST_CLIENTS).fill(0);

  /** @param beside what an admission owes beside the one item that is paid; the screen sends those rows as well */
  constructor(running: RunningSchool, beside: ReadonlyMap<number, readonly Owed[]> = new Map()) {
    this.running = running;
    this.#beside = beside;
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
    const { fees, ...about } = payment(school, student, due, 1);
    const beside = this.#besideOf(student.AdmissionID).map((row) => ({ ...row, deduction: 0, deposit: 0 }));
    const body = { ...about, fees: [...fees, ...beside] };
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
    for (const { AdmissionID, due } of JSON.parse(text).data) {
      const beside = this.#besideOf(AdmissionID).reduce((sum, { amount }) => sum + amount, 0);
      const owed = (this.#dues.get(AdmissionID) ?? 0) + beside;
      if (owed !== due) throw new Error(`${AdmissionID} owes ${due}, not ${owed}`);
    }
  }

  #besideOf(admissionId: number): readonly Owed[] {
    return this.#beside.get(admissionId) ?? [];
  }

  /** The list of who owes what, of the whole class in one answer. */
  get duesPath(): string {
    const { session, class: klass } = this.running.school;
    return `/api/accounts/dues?SessionID=${session}&ClassID=${klass}&limit=5000`;
  }
}
