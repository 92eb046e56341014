import { isDeepStrictEqual } from 'node:util';
import { expectEqual, expectNone } from '../expect.ts';
import { definePromise, type Figures } from '../promise.ts';
import { type Answer, Counter, FEE_TAKA } from './counter.ts';

/** Pairs of requests in flight at once: a busy morning's worth of browsers. */
const WAVE = 50;

interface Size {
  readonly pairs: number;
  readonly rivals: number;
}

export const promise = definePromise<Size>({
  key: 'b',
  title: 'what is sent twice at once is done once, and a due is collected once',
  full: { pairs: 500, rivals: 200 },
  short: { pairs: 60, rivals: 40 },
  within: { full: 180, short: 60 },
  async run({ size, report, signal }): Promise<Figures> {
    const counter = await Counter.open(size.pairs + 1);
    try {
      const trial = new Trial(counter, size.pairs, signal);
      const figures: Record<string, number> = {};
      Object.assign(figures, await trial.collectTwice('first'));
      report(`${size.pairs} collections twice at once`);
      Object.assign(figures, await trial.reverseWithTwoKeys());
      report(`${size.pairs} reversals twice at once, each with a key of its own`);
      await trial.collectTwice('second');
      Object.assign(figures, await trial.reverseWithOneKey());
      report(`${size.pairs} reversals twice at once with one key`);
      Object.assign(figures, await trial.rivalCashiers(size.pairs + 1, size.rivals));
      Object.assign(figures, await trial.repeatedAfterRestart());
      expectNone(await counter.faults());
      return figures;
    } finally {
      await counter.close();
    }
  },
});

class Trial {
  readonly #counter: Counter;
  readonly #pairs: number;
  readonly #signal: AbortSignal;
  /** The receipts of the last round, by student. */
  #receipts: number[] = [];
  #lastKey: (student: number) => string = String;

  constructor(counter: Counter, pairs: number, signal: AbortSignal) {
    this.#counter = counter;
    this.#pairs = pairs;
    this.#signal = signal;
  }

  /** Every student pays, each payment twice at once with one key: one receipt, told twice. */
  async collectTwice(round: string): Promise<Figures> {
    const before = await this.#counter.recorded('FeesCollected');
    this.#lastKey = (student) => `${round}-${student}`;
    const pairs = await this.#inPairs((student) => this.#counter.pay(student, this.#lastKey(student)));
    for (const pair of pairs) expectSame(pair);
    this.#receipts = pairs.map(([{ body }]) => body.id);
    const receipts = (await this.#counter.recorded('FeesCollected')) - before;
    expectEqual('receipts', receipts, this.#pairs);
    expectEqual('different receipts', new Set(this.#receipts).size, this.#pairs);
    return { collectionsSent: 2 * this.#pairs, receipts };
  }

  /** Each receipt is taken back by two requests of their own: one does, the other is told that it is done. */
  async reverseWithTwoKeys(): Promise<Figures> {
    let keys = 0;
    const pairs = await this.#inPairs((student) => {
      keys += 1;
      return this.#counter.reverse(this.#receiptOf(student), `reversal-${keys}`);
    });
    const answers = pairs.flat();
    const succeeded = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ body }) => body.code === 'fees.already-reversed').length;
    expectEqual('reversals that succeeded', succeeded, this.#pairs);
    expectEqual('reversals that were refused', refused, this.#pairs);
    for (const pair of pairs)
      expectEqual('reversals of one receipt', pair.filter(({ status }) => status === 201).length, 1);
    expectEqual('reversals', await this.#counter.recorded('CollectionReversed'), this.#pairs);
    return { reversalsSucceeded: succeeded, reversalsRefused: refused };
  }

  async reverseWithOneKey(): Promise<Figures> {
    const before = await this.#counter.recorded('CollectionReversed');
    const pairs = await this.#inPairs((student) =>
      this.#counter.reverse(this.#receiptOf(student), `reversal-of-${student}`),
    );
    for (const pair of pairs) expectSame(pair);
    const reversals = (await this.#counter.recorded('CollectionReversed')) - before;
    expectEqual('reversals', reversals, this.#pairs);
    return { reversalsWithOneKey: reversals };
  }

  /** Two cashiers, each with what the counter showed him: of each burst one is taken, the others are stale. */
  async rivalCashiers(student: number, rivals: number): Promise<Figures> {
    const half = FEE_TAKA / 2;
    const bursts = [
      { due: FEE_TAKA, deposit: half, left: half, advance: 0 },
      { due: half, deposit: half + 100, left: 0, advance: 100 },
    ];
    let stale = 0;
    for (const { due, deposit, left, advance } of bursts) {
      const answers = await Promise.all(
        Array.from({ length: rivals / bursts.length }, (_, nth) =>
          this.#counter.pay(student, `rival-${due}-${nth}`, { due, deposit, cashier: 1 + (nth % 2) }),
        ),
      );
      expectEqual('payments taken', answers.filter(({ status }) => status === 201).length, 1);
      stale += answers.filter(({ body }) => body.code === 'fees.stale').length;
      const { items, advances } = await this.#counter.journal;
      expectEqual('due in paisa', items.get(student)?.due ?? 0, left * 100);
      expectEqual('advance in paisa', advances.get(student)?.get(1) ?? 0, advance * 100);
    }
    expectEqual('payments that came too late', stale, rivals - bursts.length);
    return { rivalPayments: rivals, rivalPaymentsTaken: bursts.length };
  }

  /** A process that has forgotten everything answers the last round's payments as they were answered. */
  async repeatedAfterRestart(): Promise<Figures> {
    const before = await this.#counter.recorded('FeesCollected');
    await this.#counter.app.restart();
    const students = Math.min(WAVE, this.#pairs);
    for (let student = 1; student <= students; student += 1) {
      const { status, body } = await this.#counter.pay(student, this.#lastKey(student));
      expectEqual('status', status, 201);
      expectEqual('receipt', body.id, this.#receiptOf(student));
    }
    expectEqual('receipts', await this.#counter.recorded('FeesCollected'), before);
    return { repeatedAfterRestart: students };
  }

  #receiptOf(student: number): number {
    return this.#receipts[student - 1] ?? 0;
  }

  /** A request for each student, twice at once, some students at a time. */
  async #inPairs(send: (student: number) => Promise<Answer>): Promise<[Answer, Answer][]> {
    const pairs: [Answer, Answer][] = [];
    for (let from = 1; from <= this.#pairs; from += WAVE) {
      this.#signal.throwIfAborted();
      const students = Array.from({ length: Math.min(WAVE, this.#pairs + 1 - from) }, (_, n) => from + n);
      pairs.push(
        ...(await Promise.all(students.map((student) => Promise.all([send(student), send(student)])))),
      );
    }
    return pairs;
  }
}

/** Both were taken, and told the same but for the position, which may be that of what was written together. */
function expectSame([one, other]: [Answer, Answer]): void {
  expectEqual('statuses', `${one.status} ${other.status}`, '201 201');
  const told = ({ body: { position: _position, ...rest } }: Answer) => rest;
  if (!isDeepStrictEqual(told(one), told(other)))
    throw new Error(`told differently: ${JSON.stringify([told(one), told(other)])}`);
}
