import { CommandError } from '../errors.ts';
import type { Doc } from '../values/document.ts';

type Answered = { transaction: number; reply: Doc };

const REMEMBERED_SESSIONS = 10_000;

/** The last write of each session: a driver that lost the answer sends it again, and it must count once. */
export class Retries {
  readonly #bySession = new Map<string, Answered>();

  /** Runs a write once per session and transaction number. Error: 225 for a number older than the last. */
  once(command: Doc, run: () => Doc): Doc {
    const session = sessionOf(command);
    const transaction = command['txnNumber'];
    if (session === undefined || typeof transaction !== 'number') return run();
    const last = this.#bySession.get(session);
    if (last?.transaction === transaction) return last.reply;
    if (last !== undefined && transaction < last.transaction) {
      throw new CommandError('TransactionTooOld', `write ${transaction} is older than ${last.transaction}`);
    }
    const reply = run();
    this.#bySession.delete(session);
    this.#bySession.set(session, { transaction, reply });
    if (this.#bySession.size > REMEMBERED_SESSIONS) this.#forgetOldest();
    return reply;
  }

  #forgetOldest(): void {
    for (const session of this.#bySession.keys()) {
      this.#bySession.delete(session);
      return;
    }
  }
}

function sessionOf(command: Doc): string | undefined {
  const lsid = command['lsid'] as { id?: { toString(encoding: 'hex'): string } } | undefined;
  return lsid?.id?.toString('hex');
}
