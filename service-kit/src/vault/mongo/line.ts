import { setTimeout as pause } from 'node:timers/promises';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { VaultAway } from '../port.ts';
import {
  type Answer,
  type Asked,
  type Beginning,
  type Question,
  SharedPlace,
  steadySeconds,
} from './asking.ts';

const ANSWER_MS = 2_500;
const OPENING_MS = 15_000;
const SILENT = 'the database of the vault does not answer';

/**
 * Asks a thread that talks with the database, and waits for its answer without giving the turn away: whoever decrypts
 * an event is in the middle of a fold. A database that does not answer is asked again only when the thread has heard of
 * it, so that the wait happens once.
 */
export class Line {
  readonly #worker: Worker;
  readonly #port: MessageChannel['port1'];
  readonly #shared = new Int32Array(new SharedArrayBuffer(SharedPlace.places * Int32Array.BYTES_PER_ELEMENT));
  #asked = 0;
  /** The count that stood when a question was not answered. */
  #silentSince: number | undefined;

  constructor(url: string, database: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const beginning = { url, database, port: port2, shared: this.#shared } as unknown as Beginning;
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: beginning,
      transferList: [port2],
    });
    this.#worker.unref();
  }

  /** Settles when the database was heard for the first time. @throws VaultAway */
  async opened(): Promise<void> {
    for (const until = performance.now() + OPENING_MS; performance.now() < until; await pause(10))
      if (Atomics.load(this.#shared, SharedPlace.countedAt) > 0) return;
    throw new VaultAway(SILENT);
  }

  /** How many keys were destroyed, by anybody, as lately counted. */
  get erasures(): number {
    return Atomics.load(this.#shared, SharedPlace.erasures);
  }

  /** How many seconds ago the database was last heard. */
  get silence(): number {
    return steadySeconds() - Atomics.load(this.#shared, SharedPlace.countedAt);
  }

  /** @throws VaultAway for no answer in time */
  ask(question: Question, withinMs = ANSWER_MS): Exclude<Answer, { away: string }> {
    const heardAt = Atomics.load(this.#shared, SharedPlace.countedAt);
    if (this.#silentSince === heardAt) throw new VaultAway(SILENT);
    this.#asked += 1;
    this.#port.postMessage({ id: this.#asked, ...question } satisfies Asked);
    const answer = this.#wait(this.#asked, performance.now() + withinMs);
    this.#silentSince = answer ? undefined : heardAt;
    if (!answer) throw new VaultAway(SILENT);
    if ('away' in answer) throw new VaultAway(answer.away);
    return answer;
  }

  close(): void {
    this.#port.close();
    void this.#worker.terminate();
  }

  #wait(id: number, until: number): Answer | undefined {
    for (;;) {
      const count = Atomics.load(this.#shared, SharedPlace.answers);
      for (let heard = this.#heard(); heard; heard = this.#heard()) if (heard.id === id) return heard;
      const left = until - performance.now();
      if (left <= 0) return undefined;
      Atomics.wait(this.#shared, SharedPlace.answers, count, left);
    }
  }

  /** Answers to questions that nobody waits for any more are passed over. */
  #heard(): Answer | undefined {
    return (receiveMessageOnPort(this.#port) as { message: Answer } | undefined)?.message;
  }
}
