import { streams } from '@madrasah/events';
import { PolicyProgressed } from '@madrasah/events/policies';
import { type Codec, type DomainEvent, UnprovenEvent } from '@madrasah/service-kit/codec';
import type { EventStore, RecordedEvent } from '@madrasah/service-kit/event-store';
import { foldOf, on, type Table } from '@madrasah/service-kit/folding';
import type { Logger } from '@madrasah/service-kit/logging';
import { type Desk, stepOn } from '../kernel/desk.ts';
import type { StreamDefinition } from '../kernel/stream.ts';
import type { Policy } from './policy.ts';

/** The request that made an event finishes its own steps; a policy looks only after this long. */
const GRACE_MS = 3_000;
const RETRY_MS = 5_000;
/** Progress is noted at the latest after so many events gone by. */
const NOTE_EVERY = 5_000;

const REFUSED = 'a repair was refused; it waits for people, and the policies go on';

const UNPROVEN = 'an event that this house has not written is passed over';

const RUNNER = 'repairs';
const SYSTEM = { id: 0, permissionType: 0 };

type Progress = Table<'position', number>;

const progressStream: StreamDefinition<Progress> = {
  category: 'policy',
  nameFor: () => streams.policy(RUNNER),
  initial: (table) => table(),
  evolve: foldOf<Progress>(
    on(PolicyProgressed, (state, { position }) => {
      state.set('position', position);
    }),
  ),
};

/** The position the policies have worked up to. @throws StoreAway */
export async function policyProgress(store: EventStore): Promise<number> {
  for await (const event of store.readStream(streams.policy(RUNNER), { backwards: true, limit: 1 }))
    return event.data['position'] as number;
  return 0;
}

/** Hands events to the policies in order, some seconds late, and notes how far it has come. */
export class PolicyRunner {
  readonly #policies: readonly Policy[];
  readonly #desk: Desk;
  readonly #codec: Codec;
  readonly #log: Logger;
  /** `at` by a clock that nobody sets: one that is set back must not hold up repairs. */
  #due: { readonly event: RecordedEvent; readonly at: number }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #seen = 0;
  #passed = 0;
  #working: Promise<void> | undefined;
  #stopped = false;

  constructor(policies: readonly Policy[], desk: Desk, codec: Codec, log: Logger) {
    this.#policies = policies;
    this.#desk = desk;
    this.#codec = codec;
    this.#log = log;
  }

  /** Takes note of events; those a policy reacts to wait for their time. */
  observe(events: readonly RecordedEvent[]): void {
    for (const event of events) {
      this.#seen = event.position;
      this.#passed += 1;
      if (this.#policies.some((policy) => policy.reactsTo.includes(event.type)))
        this.#due.push({ event, at: performance.now() + GRACE_MS });
    }
    if (this.#due.length > 0 || this.#passed >= NOTE_EVERY) this.#schedule(GRACE_MS);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#working;
  }

  #schedule(delay: number): void {
    if (this.#timer || this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#working = this.#work().finally(() => {
        this.#working = undefined;
      });
    }, delay);
  }

  async #work(): Promise<void> {
    try {
      for (
        let next = this.#due[0];
        next && next.at <= performance.now() && !this.#stopped;
        next = this.#due[0]
      ) {
        await this.#hand(next.event);
        this.#due.shift();
        if (this.#due.length === 0) await this.#note(this.#seen);
      }
      if (this.#due.length === 0 && this.#passed >= NOTE_EVERY) await this.#note(this.#seen);
      if (this.#due.length > 0) this.#schedule(Math.max(50, (this.#due[0]?.at ?? 0) - performance.now()));
    } catch (error) {
      this.#log.warn({ err: error }, 'a policy is held up; it tries again');
      this.#schedule(RETRY_MS);
    }
  }

  async #hand(recorded: RecordedEvent): Promise<void> {
    const event = this.#decoded(recorded);
    if (!event) return;
    const { schoolId, requestId, correlationId } = event.metadata;
    const errand = { schoolId, actor: SYSTEM, requestId, correlationId, causationId: event.id };
    for (const policy of this.#policies) {
      const refusal = policy.reactsTo.includes(event.type) && (await policy.react(event, errand));
      if (!refusal) continue;
      const { code } = refusal;
      this.#log.warn({ schoolId, policy: policy.name, type: event.type, eventId: event.id, code }, REFUSED);
    }
  }

  #decoded(recorded: RecordedEvent): DomainEvent | undefined {
    try {
      return this.#codec.decode(recorded);
    } catch (error) {
      if (!(error instanceof UnprovenEvent)) throw error;
      this.#log.error({ reason: error.message }, UNPROVEN);
      return undefined;
    }
  }

  async #note(position: number): Promise<void> {
    this.#passed = 0;
    const requestId = `policy-${RUNNER}`;
    const errand = { actor: SYSTEM, requestId, correlationId: requestId, causationId: requestId };
    const step = stepOn(progressStream, (state) =>
      position > (state.get('position') ?? 0) ? [PolicyProgressed({ position })] : [],
    );
    await this.#desk.perform(step, { schoolId: 'platform', ...errand });
  }
}
