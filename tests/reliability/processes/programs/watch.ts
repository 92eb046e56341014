import { setTimeout as pause } from 'node:timers/promises';
import type { Shift } from '../shift/shift.ts';
import type { Installation } from './installation.ts';

const EVERY_MS = 200;
/** From then on a store that is away must have been noticed: a little more than one question of ours to it takes. */
const NOTICED_AFTER_MS = 4_000;

/** Looks, while the event store is away, whether what is known can still be read and whether the services tell. */
export class Watch {
  readonly #installation: Installation;
  readonly #shift: Shift;
  readonly #signal: AbortSignal;
  readonly #queries: number[] = [];
  readonly #readiness: number[] = [];

  constructor(installation: Installation, shift: Shift, signal: AbortSignal) {
    this.#installation = installation;
    this.#shift = shift;
    this.#signal = signal;
  }

  /** Asks again and again; questions that are asked in the last moments may be answered after it. */
  async keep(ms: number): Promise<void> {
    const asked: Promise<void>[] = [];
    for (const began = Date.now(); Date.now() - began < ms - EVERY_MS; ) {
      const since = Date.now() - began;
      asked.push(this.#read());
      // What is asked shortly before the store is back is answered by the store.
      if (since > NOTICED_AFTER_MS && since < ms - NOTICED_AFTER_MS) asked.push(this.#askReadiness());
      await pause(EVERY_MS, undefined, { signal: this.#signal });
    }
    await Promise.all(asked);
  }

  /** What is known was answered every time. @throws Error that says what was not */
  judgeQueries(): void {
    const refused = this.#queries.filter((status) => status !== 200);
    if (this.#queries.length === 0 || refused.length > 0)
      throw new Error(`of ${this.#queries.length} queries ${refused.length} were refused: ${refused}`);
  }

  /** That, and everybody was told. @throws Error that says who was not */
  judge(ms: number): void {
    this.judgeQueries();
    if (this.#readiness.some((status) => status !== 503))
      throw new Error(`/readyz said ${this.#readiness} while the event store was away`);
    const told = this.#shift.heard.of(503, 504);
    if (ms > 2 * NOTICED_AFTER_MS && (told === 0 || this.#readiness.length === 0))
      throw new Error('nobody was told that the event store was away');
  }

  async #read(): Promise<void> {
    const id = this.#shift.accounts[0]?.student.AdmissionID;
    this.#queries.push((await this.#shift.caller.call('GET', `/api/accounts/statement/${id}`)).status);
  }

  async #askReadiness(): Promise<void> {
    this.#readiness.push(...(await this.#installation.readiness()));
  }
}
