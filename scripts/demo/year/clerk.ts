import {
  DEMO_SCHOOL,
  type Desk,
  type Done,
  FileRoom,
  handledCommands,
  type JournalState,
  journalStream,
  peopleStream,
  type Step,
} from '@madrasah/command-service';
import {
  type CommandDefinition,
  isCompact,
  isRefusal,
  postingsOf,
  type Refusal,
  say,
} from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { SetClock, today } from '@madrasah/service-kit/clock';
import type { FileStore } from '@madrasah/service-kit/files';
import type { CommandAnswer, UploadedFile } from '@madrasah/service-kit/http';
import type { Vault } from '@madrasah/service-kit/vault';
import { ADMIN, permissionTypeOf } from '../invented/logins.ts';

/** A clock that goes on a little with every look at it, so that no two things happen at the same moment. */
export class WorkingClock extends SetClock {
  #tick = 0;
  #end = Number.POSITIVE_INFINITY;

  constructor() {
    super(new Date(0));
  }

  override now(): Date {
    const now = super.now();
    if (now.getTime() + this.#tick < this.#end) this.advance(this.#tick);
    return now;
  }

  /** A working day from half past eight in Dhaka; the last one ends with the present. */
  openDay(day: string, present: Date): void {
    const midnight = Date.parse(`${day}T00:00:00+06:00`);
    const soFar = present.getTime() - midnight;
    const wholeDay = soFar >= 24 * 3600_000;
    this.#tick = wholeDay ? 6_000 : Math.max(1, Math.floor(soFar / 20_000));
    this.#end = wholeDay ? midnight + 23 * 3600_000 : present.getTime();
    this.set(new Date(wholeDay ? midnight + 8.5 * 3600_000 : midnight + soFar / 2));
  }
}

/** A refusal of something the demo has planned: a fault of the plan. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const refused = (what: string, refusal: Refusal) =>
  new Refused(`${what}: ${say('en', refusal.code, refusal.params)} ${JSON.stringify(refusal.fields)}`);

/** An entry of the journal as it changes one account; paisa, above zero what came in. */
export interface Touch {
  readonly revision: number;
  readonly type: string;
  readonly on: string;
  readonly amount: number;
}

/** Works at the desk as people do: through the endpoints' own schemas and handlers, or through steps. */
export class Clerk {
  readonly clock: WorkingClock;
  readonly #desk: Desk;
  readonly #handlers: Map<string, ReturnType<typeof handledCommands>[number]['handle']>;
  #calls = 0;

  constructor(desk: Desk, clock: WorkingClock, vault: Vault, store: FileStore) {
    this.clock = clock;
    this.#desk = desk;
    const files = new FileRoom(store, vault);
    // Nobody signs in while the demo is made, so that no secret is needed.
    const handled = handledCommands({ desk, vault, secret: '', files });
    this.#handlers = new Map(handled.map(({ definition, handle }) => [definition.name, handle]));
  }

  /** Sends a form as the page would, and takes the answer. @throws Refused */
  async send(
    definition: CommandDefinition,
    body: unknown,
    params = {},
    loginId = ADMIN,
    files: readonly UploadedFile[] = [],
  ): Promise<CommandAnswer> {
    const read = definition.input.safeParse({ params, body });
    if (!read.success) throw new Refused(`${definition.name}: ${read.error.message}`);
    const handle = this.#handlers.get(definition.name);
    if (!handle) throw new Refused(`${definition.name} is carried out by nobody`);
    const permissionType = permissionTypeOf(loginId);
    const caller = { schoolId: DEMO_SCHOOL, loginId, permissionType, jti: 'demo', expiresAt: 0 };
    const answer = await handle(read.data, {
      ...{ caller, requestId: this.#request(), language: 'bn', address: '' },
      ...{ idempotencyKey: undefined, after: undefined, files },
    });
    if (isRefusal(answer)) throw refused(definition.name, answer);
    return answer;
  }

  /** As `send`, for what answers with an id. */
  async add(definition: CommandDefinition, body: unknown): Promise<number> {
    return (await this.send(definition, body)).id as number;
  }

  /** Carries out a step that has no page of its own yet. @throws Refused */
  async take<S>(what: string, step: Step<S>): Promise<Done> {
    const id = this.#request();
    const done = await this.#desk.perform(step, {
      ...{ schoolId: DEMO_SCHOOL, actor: { id: ADMIN, permissionType: permissionTypeOf(ADMIN) } },
      ...{ requestId: id, correlationId: id, causationId: id },
    });
    if (isRefusal(done)) throw refused(what, done);
    return done;
  }

  get today(): string {
    return today(this.clock);
  }

  /** The books as they stand. Nothing else writes them meanwhile. */
  get journal(): JournalState {
    return this.#desk.queue(journalStream, DEMO_SCHOOL).state;
  }

  /** The code of a person; undefined where nobody has the id. */
  codeOf(userId: number): string | undefined {
    return this.#desk.queue(peopleStream, DEMO_SCHOOL).state.people.get(userId)?.userCode;
  }

  /** What an account holds of a fund. */
  held(subLedgerId: number, fundId: number): number {
    return this.journal.balances.get(`sl:${subLedgerId}|${fundId}`)?.total ?? 0;
  }

  /** What has touched an account so far, in the order of recording. */
  async entriesOf(subLedgerId: number): Promise<Touch[]> {
    const touches: Touch[] = [];
    const account = subLedgerAccount(subLedgerId);
    for (let revision = 0; ; revision += 1) {
      const event = await this.#desk.eventAt(journalStream, DEMO_SCHOOL, revision);
      if (!event) return touches;
      const { type, data } = event;
      if (!isCompact(type) && !('postings' in data)) continue;
      const own = postingsOf({ type, data }).filter((posting) => posting.account === account);
      const amount = own.reduce((sum, { debit, credit }) => sum + debit - credit, 0);
      if (amount !== 0) touches.push({ revision, type, on: data['on'] as string, amount });
    }
  }

  #request(): string {
    this.#calls += 1;
    return `demo-${this.#calls}`;
  }
}
