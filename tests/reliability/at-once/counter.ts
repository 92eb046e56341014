import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { streams } from '@madrasah/events';
import { StudentAdmitted } from '@madrasah/events/admissions';
import { PersonRegistered } from '@madrasah/events/people';
import { Codec } from '@madrasah/service-kit/codec';
import { inProcessEventStore, type RecordedEvent } from '@madrasah/service-kit/event-store';
import { admissionsStream } from '../../../command-service/src/admissions/state.ts';
import { journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import { peopleStream } from '../../../command-service/src/people/state.ts';
import { openSchool, SCHOOL, type TestApp } from '../../../command-service/src/test-support/app.ts';
import { COLLECT, furnish } from '../../../command-service/src/test-support/office.ts';
import { PROFILE } from '../../../command-service/src/test-support/people.ts';
import { chartFacts } from '../sequences/invariants/invariant.ts';
import { Watch } from '../sequences/watch.ts';

export type Answer = Awaited<ReturnType<TestApp['call']>>;

/** The cash box and its ledger, as `furnish` makes them. */
const CASH = { AccountType: 2, Account: 2 };
/** What `furnish` has every student charged: one fee of 500.00 taka. */
export const FEE_TAKA = 500;

interface Payment {
  /** What the cashier saw. */
  readonly due?: number;
  readonly deposit?: number;
  /** His login. */
  readonly cashier?: number;
}

/** The command side over HTTP on an embedded store of its own file, and a counter where students pay. */
export class Counter {
  readonly app: TestApp;
  readonly #folder: string;
  readonly #closeStore: () => Promise<void>;

  private constructor(app: TestApp, folder: string, closeStore: () => Promise<void>) {
    this.app = app;
    this.#folder = folder;
    this.#closeStore = closeStore;
  }

  /** With students 1 … n, each of whom owes the fee: item n is student n's. */
  static async open(students: number): Promise<Counter> {
    const folder = mkdtempSync(join(tmpdir(), 'madrasah-at-once-'));
    const store = inProcessEventStore(join(folder, 'events.sqlite'));
    const app = await openSchool({ store });
    await furnish(app);
    const ids = Array.from({ length: students }, (_, index) => index + 1);
    await app.given(peopleStream, ids.map(registered));
    await app.given(admissionsStream, ids.map(admitted));
    await app.done('POST', '/api/accounts/charge_runs', { SessionID: 1, SFGNID: 1 });
    return new Counter(app, folder, () => store.close());
  }

  /** A payment on the only item of a student, in taka. */
  pay(student: number, key: string, payment: Payment = {}): Promise<Answer> {
    const { due = FEE_TAKA, deposit = due, cashier = 1 } = payment;
    const about = { UserID: student, AdmissionID: student, Remark: '', transactionNo: '', ...CASH };
    const fees = [{ itemId: student, amount: due, deduction: 0, deposit }];
    return this.app.call('POST', COLLECT, { token: this.app.token(cashier), body: { ...about, fees }, key });
  }

  reverse(receiptId: number, key: string): Promise<Answer> {
    const body = { reason: 'ভুল' };
    return this.app.call('POST', `${COLLECT}/${receiptId}/reverse`, { token: this.app.token(1), body, key });
  }

  get journal() {
    return this.app.desk.state(journalStream, SCHOOL);
  }

  /** How many events of a type the journal has. */
  async recorded(type: string): Promise<number> {
    return (await this.app.recorded(streams.journal(SCHOOL))).filter((one) => one === type).length;
  }

  /** What of the invariants does not hold of the journal as it is stored. */
  async faults(): Promise<string[]> {
    const { store, vault } = this.app;
    const of = async (stream: string) => {
      const events: RecordedEvent[] = [];
      for await (const event of store.readStream(stream)) events.push(event);
      return events;
    };
    const watch = new Watch(SCHOOL, chartFacts(await of(streams.chart(SCHOOL))), new Codec(vault));
    return [...watch.take(await of(streams.journal(SCHOOL))), ...watch.takeAll()];
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.#closeStore();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const registered = (userId: number) =>
  PersonRegistered({ userId, userCode: String(1000 + userId), userType: 1, gender: 1, profile: PROFILE });

const admitted = (userId: number) =>
  StudentAdmitted({
    ...{ admissionId: userId, userId, sessionId: 1, classId: 1, sectionId: 1, serial: userId },
    ...{ financialStatus: 1, residence: 1, newOrOld: 1, on: '2026-04-14', plan: [] },
  });
