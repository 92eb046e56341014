import { handledCommands } from '@madrasah/command-service';
import { addDays, isRefusal } from '@madrasah/events';
import { feeCommands } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { today } from '@madrasah/service-kit/clock';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { memoryFileStore } from '@madrasah/service-kit/files';
import type { Call } from '@madrasah/service-kit/http';
import { FileRoom } from '../../../command-service/src/files/room.ts';
import { type Desk, hashInput, stepOn } from '../../../command-service/src/kernel/desk.ts';
import { type ChartState, chartStream } from '../../../command-service/src/ledger/chart/state.ts';
import type { Books, Decided } from '../../../command-service/src/ledger/journal/facts/index.ts';
import { type JournalState, journalStream } from '../../../command-service/src/ledger/journal/state.ts';
import { sl } from '../../../command-service/src/test-support/chart.ts';
import { collectCommand } from './commands/collect.ts';
import { decisionOf } from './commands/decisions.ts';
import { type BankEntry, formAt } from './forms/index.ts';
import { takenOf } from './invariants/invariant.ts';
import type { SmallSchool } from './small-school.ts';
import { CLASS, SESSIONS } from './small-school.ts';
import type { Step, StepOf } from './steps.ts';

/** What a command was answered. */
export interface Told {
  /** The code of the refusal. */
  readonly refused?: string;
  /** Whether events were recorded under its key. */
  readonly recorded: boolean;
  /** Taken, and answered without the id of anything: something may be recorded, also in steps with keys of their own. */
  readonly taken?: boolean;
  readonly answer: string;
}

const BANK = subLedgerAccount(sl('BK'));

/** What is recorded in another stream than the journal: a key is known where its command was recorded. */
const ELSEWHERE: readonly string[] = [
  ...['SetFeePrices', 'AddAccountingYear', 'SetMonthCalendar', 'SetStudentFees', 'SetConcessionLimits'],
  'SetTransferLimit',
  ...['SetSiblingRule', 'SetLateFeeRule', 'SetMoneyRules', 'ChangeStudent', 'LeaveStudent', 'ReturnStudent'],
  ...['PromisePayment', 'WithdrawPromise', 'RecordDuesReply', 'WithdrawAdmission'],
];

/** A command that can be sent again: what it says is fixed, what comes of it is not. */
export interface Deed {
  readonly name: string;
  readonly key: string;
  /** Tells commands apart: of two with the same input one is the other's repetition. */
  readonly inputHash: string;
  /** A key is known where it was recorded, of whoever sent it: the stream and the login. */
  readonly keptBy: string;
  send(key: string): Promise<Told>;
}

const call = (school: SmallSchool, idempotencyKey: string, loginId: number): Call => ({
  ...{ language: 'en', requestId: idempotencyKey, address: '127.0.0.1', after: undefined, idempotencyKey },
  caller: { schoolId: school.schoolId, loginId, permissionType: 1, jti: 'j', expiresAt: 0 },
});

/** The office of a small school: turns steps into commands, through the handlers where the product has them. */
export class Office {
  readonly #school: SmallSchool;
  readonly #handlers: ReturnType<typeof handledCommands>;
  readonly #desk: Desk;
  readonly #bank: BankEntry[] = [];
  #keys = 0;

  constructor(school: SmallSchool) {
    this.#school = school;
    this.#desk = school.desk;
    const { vault } = school.ground;
    const files = new FileRoom(memoryFileStore(), vault); // nobody sends one
    this.#handlers = handledCommands({ desk: school.desk, vault, secret: '', files });
  }

  get journal(): Promise<JournalState> {
    return this.#desk.state(journalStream, this.#school.schoolId);
  }

  get chart(): Promise<ChartState> {
    return this.#desk.state(chartStream, this.#school.schoolId);
  }

  /** Takes in what was recorded: forms name entries of the bank by their place. */
  notes(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      const { on, lines } = takenOf(event);
      const own = lines.filter(({ account }) => account === BANK);
      const amount = own.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      if (own.length > 0) this.#bank.push({ revision: event.revision, on, amount });
    }
  }

  /** The command a form means; undefined where there is nothing it could be about, or the page would not send it. */
  form(drawn: StepOf<'form'>, journal: JournalState, chart: ChartState): Deed | undefined {
    const [row, fill] = formAt(drawn.form);
    const on = this.#day(drawn);
    const form = fill({ drawn, journal, chart, bank: this.#bank, on, today: today(this.#school.clock) });
    if (!form) return undefined;
    const { name = row, params = {}, body = {}, login = 1, decide } = form;
    this.#keys += 1;
    const key = `k${this.#keys}`;
    if (decide) return this.#decided(key, name, drawn, decide);
    const handler = this.#handlers.find(({ definition }) => definition.name === name);
    if (!handler) throw new Error(`${name} is carried out by nobody`);
    const read = handler.definition.input.safeParse({ params, body });
    return read.success ? this.#handled(key, name, read.data, login) : undefined;
  }

  /** The command a step means as the books stand now. */
  deed(step: Exclude<Step, StepOf<'repeat' | 'wait' | 'clock' | 'form'>>, journal: JournalState): Deed {
    this.#keys += 1;
    const key = `k${this.#keys}`;
    if (step.kind === 'collect')
      return this.#handled(key, feeCommands.collectFees.name, collectCommand(step, journal, this.#day(step)));
    if (step.kind === 'run') return this.#handled(key, feeCommands.runCharges.name, this.#runCommand(step));
    if (step.kind === 'reverse') {
      const receiptId = 1 + (step.which % Math.max(1, journal.receipts.size));
      const command = { receiptId, reason: 'ভুল', kind: step.as };
      return this.#handled(key, feeCommands.reverseCollection.name, command);
    }
    return this.#decided(key, step.kind, step, decisionOf(step, journal, this.#day(step)));
  }

  #day = ({ ago }: { ago: number }) => addDays(today(this.#school.clock), -ago);

  #runCommand({ session, group, month, ago }: StepOf<'run'>) {
    const about = {
      sessionId: SESSIONS[session],
      classId: CLASS,
      feeGroup: group,
      subLedgerIds: [],
      days: [],
    };
    return { ...about, monthId: month, dueOn: this.#day({ ago }) };
  }

  #handled(key: string, name: string, command: unknown, login = 1): Deed {
    const handler = this.#handlers.find(({ definition }) => definition.name === name);
    return {
      ...{ name, key, inputHash: hashInput(name, command) },
      keptBy: ELSEWHERE.includes(name) ? name : String(login),
      send: async (sentKey) => {
        const outcome = await handler?.handle(command, call(this.#school, sentKey, login));
        if (!outcome || isRefusal(outcome)) return refused(outcome?.code ?? 'nobody');
        // Not the position: of commands written together it is the last one's, and each one's own when repeated.
        const { position: _together, ...told } = outcome;
        return { recorded: outcome.id !== undefined, taken: true, answer: JSON.stringify(told) };
      },
    };
  }

  /** One step over the journal, as the handlers make them, for deciders that have no endpoint yet. */
  #decided(key: string, name: string, input: object, decide: (books: Books) => Decided): Deed {
    const step = stepOn(
      journalStream,
      (journal, { look, today }) => decide({ journal, chart: look(chartStream), today }),
      [chartStream],
    );
    // What a step means depends on the books it was made over: they are part of what was sent.
    const inputHash = hashInput(name, { ...input, key });
    return {
      ...{ name, key, inputHash, keptBy: '1' },
      send: async (sentKey) => {
        const errand = { ...this.#school.errand(sentKey), idempotencyKey: sentKey, inputHash };
        const done = await this.#desk.perform(step, errand);
        if (isRefusal(done)) return refused(done.code);
        const recorded = done.events.map(({ revision, type }) => `${revision} ${type}`);
        return { recorded: recorded.length > 0, answer: JSON.stringify(recorded) };
      },
    };
  }
}

const refused = (code: string): Told => ({ refused: code, recorded: false, answer: code });
