import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { application } from '../../../system/school.ts';
import { readEntriesOfPolicies } from './proof.ts';
import type { Shift } from './shift.ts';

const BETWEEN_MS = 5;
/** Longer than the policies wait before they finish what a request has left, and before they try again. */
const REPAIRED_WITHIN_MS = 20_000;

/**
 * Admissions that are sent once and asked about by nobody. Each is three appends to three streams: whatever ends it
 * in between, a student who is admitted must be charged in the end.
 */
export class Abandoned {
  /** How many were sent. */
  sent = 0;
  /** How many were charged by the policy, because their request had ended before it could. */
  completed = 0;
  readonly #shift: Shift;
  readonly #signal: AbortSignal;
  #answers: Promise<unknown>[] = [];

  constructor(shift: Shift, signal: AbortSignal) {
    this.#shift = shift;
    this.#signal = signal;
  }

  /** Sends one shortly after the other, and waits for none. */
  async send(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      this.sent += 1;
      const body = application(this.#shift.school, `শিক্ষার্থী ${this.sent}`);
      const answer = this.#shift.caller.call('POST', '/api/students/insert_student', body, randomUUID());
      this.#answers.push(answer.catch(() => undefined)); // an end of the trial ends them
      await pause(BETWEEN_MS);
    }
  }

  /** Waits until none is under way and each that stands has its charge, or has waited too long for it. */
  async settle(): Promise<void> {
    await Promise.all(this.#answers);
    this.#answers = [];
    const end = Date.now() + REPAIRED_WITHIN_MS;
    while ((await this.#uncharged()) > 0 && Date.now() < end)
      await pause(200, undefined, { signal: this.#signal });
    this.completed = await readEntriesOfPolicies(this.#shift.caller);
  }

  async #uncharged(): Promise<number> {
    return (await this.#shift.dues()).filter(({ charged }) => charged === 0).length;
  }
}
