import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../../system/client.ts';
import { admit, makeSchool, payment, type School, type Student } from '../../system/school.ts';
import { Failed } from './engine.ts';

const FEE = 100_000;
const PATIENCE_MS = 180_000;
/** Well above the twenty seconds in which lost read models are noticed, and what it takes to make them anew. */
const NOTICED_MS = 60_000;

interface Account {
  readonly student: Student;
  paid: number;
}

/** Payments at a counter, one after another for each student, and what was acknowledged. */
export class Payers {
  longestMs = 0;
  readonly receipts: number[] = [];
  #client: Client;
  readonly #again: () => Promise<Client>;
  readonly #school: School;
  readonly #accounts: readonly Account[];
  #stopped = false;

  private constructor(
    client: Client,
    again: () => Promise<Client>,
    school: School,
    accounts: readonly Account[],
  ) {
    this.#client = client;
    this.#again = again;
    this.#school = school;
    this.#accounts = accounts;
  }

  static async at(origin: string, password: string, many = 4): Promise<Payers> {
    const signIn = () => Client.signedIn({ address: () => origin }, 'admin', password);
    const client = await signIn();
    const school = await makeSchool(client, FEE);
    const accounts: Account[] = [];
    for (let n = 0; n < many; n += 1)
      accounts.push({ student: await admit(client, school, `ছাত্র ${n}`), paid: 0 });
    return new Payers(client, signIn, school, accounts);
  }

  /** Everybody pays 1 taka after another while `meanwhile` lasts, and once more after it. */
  async during<T>(meanwhile: () => Promise<T>): Promise<T> {
    this.#stopped = false;
    const paying = Promise.all(this.#accounts.map((account) => this.#pay(account)));
    const outcome = await meanwhile().finally(() => {
      this.#stopped = true;
    });
    await paying;
    return outcome;
  }

  async #pay(account: Account): Promise<void> {
    while (!this.#stopped) {
      await this.#payOnce(account);
      await pause(20);
    }
    await this.#payOnce(account);
  }

  /** With one key until it is answered, as the page does. */
  async #payOnce(account: Account): Promise<void> {
    const key = randomUUID();
    const body = payment(this.#school, account.student, FEE - account.paid, 1);
    const began = performance.now();
    while (performance.now() - began < PATIENCE_MS) {
      const answer = await this.#client.call('POST', '/api/accounts/fee_collections', body, key);
      if (answer.status === 201) {
        this.longestMs = Math.max(this.longestMs, performance.now() - began);
        this.receipts.push(answer.body.data.receiptNo);
        account.paid += 1;
        return;
      }
      if (answer.status !== 0 && answer.status < 500)
        throw new Failed(`a payment was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
      await pause(100);
    }
    throw new Failed('a payment was never answered');
  }

  /**
   * What every student owes is what was acknowledged, each receipt stands once, and the books prove it. Read models
   * that were put back are noticed while the product lives: they are waited for.
   * @returns the seconds until all of it was so @throws Failed
   */
  async prove(): Promise<number> {
    for (const { student, paid } of this.#accounts) {
      const { body } = await this.#client.get(`/api/accounts/statement/${student.AdmissionID}`);
      if (body?.data?.closing !== FEE - paid)
        throw new Failed(`${paid} acknowledged, but ${body?.data?.closing} of ${FEE} is owed`);
    }
    if (new Set(this.receipts).size !== this.receipts.length) throw new Failed('a receipt stands twice');
    const began = performance.now();
    let told = '';
    while (performance.now() - began < NOTICED_MS) {
      const { status, body } = await this.#client.call('GET', '/api/accounts/audit/verify');
      if (body?.pass === true) return Math.round((performance.now() - began) / 1000);
      const checks: readonly { name: string; pass: boolean; detail: string }[] = body?.checks ?? [];
      const bad = checks.filter(({ pass }) => !pass).map(({ name, detail }) => `${name}: ${detail}`);
      told = `${status} ${bad.join('; ')}`;
      await pause(1_000);
    }
    throw new Failed(`the verification: ${told}`);
  }

  /** How to go back to what was paid when a backup was taken: positions of later on are forgotten with it. */
  asOf(): () => Promise<void> {
    const paid = this.#accounts.map((account) => account.paid);
    const receipts = this.receipts.length;
    return async () => {
      this.#client = await this.#again();
      for (const [n, account] of this.#accounts.entries()) account.paid = paid[n] ?? 0;
      this.receipts.length = receipts;
    };
  }
}
