import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../../../scripts/demo/invented/random.ts';
import { admit, payment, type School, type Student } from '../../../system/school.ts';
import type { Answer, Caller } from './caller.ts';

/** A student's fee in taka: more than any trial collects. */
export const FEE = 100_000;
const LARGEST_PAYMENT = 50;

export interface Receipt {
  readonly id: number;
  readonly number: number;
  /** Taka. */
  readonly deposit: number;
  reversed: boolean;
}

/** What a clerk knows of a student: what the product has acknowledged. */
export interface Account {
  readonly student: Student;
  /** Taka. */
  due: number;
  readonly receipts: Receipt[];
}

interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly key: string;
  readonly answer: Answer;
}

const WORK = { collect: 60, reverse: 10, admit: 8, repeat: 10, read: 12 };

/** A clerk at the counter, who keeps books of his own on what he was told, and finds fault with what differs. */
export class Clerk {
  readonly accounts: Account[] = [];
  /** How many commands were acknowledged to him. */
  acknowledged = 0;
  readonly #caller: Caller;
  readonly #school: School;
  readonly #random: Random;
  readonly #name: string;
  #last: Sent | undefined;

  constructor(caller: Caller, school: School, random: Random, name: string) {
    this.#caller = caller;
    this.#school = school;
    this.#random = random;
    this.#name = name;
  }

  /** One thing after another. @param paceMs the mean pause between two @throws what he finds fault with */
  async work(over: () => boolean, paceMs: number): Promise<void> {
    if (this.accounts.length === 0) await this.admit();
    while (!over()) {
      await this[this.#random.weighted(WORK)]();
      await pause(this.#random.between(0, 2 * paceMs));
    }
  }

  async admit(): Promise<void> {
    const student = await admit(this.#caller, this.#school, `${this.#name} ${this.accounts.length}`);
    this.accounts.push({ student, due: FEE, receipts: [] });
    this.acknowledged += 1;
  }

  async collect(): Promise<void> {
    const account = this.#random.pick(this.accounts);
    const deposit = this.#random.between(1, LARGEST_PAYMENT);
    const body = payment(this.#school, account.student, account.due, deposit);
    const { id, data } = await this.#send('/api/accounts/fee_collections', body);
    account.receipts.push({ id, number: data.receiptNo, deposit, reversed: false });
    account.due -= deposit;
  }

  async reverse(): Promise<void> {
    const account = this.#random.pick(this.accounts);
    const standing = account.receipts.filter(({ reversed }) => !reversed);
    if (standing.length === 0) return;
    const receipt = this.#random.pick(standing);
    await this.#send(`/api/accounts/fee_collections/${receipt.id}/reverse`, { reason: 'ভুল' });
    receipt.reversed = true;
    account.due += receipt.deposit;
  }

  /** Sends his last command again: it is answered as it was, and nothing comes of it. */
  async repeat(): Promise<void> {
    if (!this.#last) return;
    const { path, body, key, answer } = this.#last;
    const again = await this.#caller.command(path, body, key);
    if (again.status !== answer.status || again.body.id !== answer.body.id)
      throw new Error(`${path}, sent again, was answered ${again.status} ${JSON.stringify(again.body)}`);
  }

  /** Reads what he has written. */
  async read(): Promise<void> {
    const { student, due } = this.#random.pick(this.accounts);
    const { body } = await this.#caller.get(`/api/accounts/statement/${student.AdmissionID}`);
    if (body.data.closing !== due)
      throw new Error(`admission ${student.AdmissionID} owes ${due}, shown is ${JSON.stringify(body)}`);
  }

  async #send(path: string, body: unknown): Promise<Answer['body']> {
    const key = randomUUID();
    const answer = await this.#caller.command(path, body, key);
    if (answer.status >= 300) throw new Error(`${path} was refused: ${JSON.stringify(answer.body)}`);
    this.#last = { path, body, key, answer };
    this.acknowledged += 1;
    return answer.body;
  }
}
