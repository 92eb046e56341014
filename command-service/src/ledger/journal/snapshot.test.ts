import { type EventDraft, isRefusal } from '@madrasah/events';
import { Codec, type EventContext } from '@madrasah/service-kit/codec';
import type { RecordedEvent } from '@madrasah/service-kit/event-store';
import { joinParts, takeApart } from '@madrasah/service-kit/snapshots';
import { FileVault } from '@madrasah/service-kit/vault';
import test from 'ava';
import fc from 'fast-check';
import { FoldedStream } from '../../kernel/folding/folded-stream.ts';
import type { PlainState } from '../../kernel/snapshots/plain-state.ts';
import { House } from '../../test-support/house.ts';
import { randomSteps, type Step } from '../../test-support/random-steps.ts';
import { type JournalState, journalStream } from './state.ts';

const SEED = 20_260_414;
const codec = new Codec(new FileVault(':memory:'));
const contextOf = (key: number): EventContext => ({
  ...{ schoolId: '1001', actor: { id: 4, permissionType: 5 }, at: new Date('2026-04-30T06:00:00.000Z') },
  ...{ requestId: 'r', correlationId: 'r', causationId: 'r' },
  ...(key % 3 ? { idempotencyKey: `k${key}`, inputHash: 'h' } : {}),
});

const journal = () => new FoldedStream<JournalState>(journalStream, '1001', codec);

/** What people did, as it stands in the store. */
function history(steps: readonly Step[]): RecordedEvent[] {
  const house = new House();
  const stream = journal();
  const events: RecordedEvent[] = [];
  for (const step of steps) {
    const decided = step.decide(house);
    if (isRefusal(decided)) continue;
    for (const draft of house.given(decided)) {
      const { event, domain } = stream.add(draft as EventDraft, contextOf(events.length));
      events.push({
        ...event,
        stream: stream.name,
        revision: domain.revision,
        position: 1000 + events.length,
      });
    }
  }
  return JSON.parse(JSON.stringify(events));
}

function folded(events: readonly RecordedEvent[], into = journal()): FoldedStream<JournalState> {
  for (const event of events) into.fold(event);
  return into;
}

/** Written down after so many events, and read again. */
function throughSnapshot(events: readonly RecordedEvent[], length: number): FoldedStream<JournalState> {
  const again = journal();
  if (length === 0) return again;
  const plain = joinParts(takeApart(folded(events.slice(0, length)).plain())) as PlainState;
  again.restore(plain, events[length - 1] as RecordedEvent);
  return again;
}

const seen = (stream: FoldedStream<JournalState>) => ({
  state: Object.fromEntries(
    Object.entries(stream.state).map(([name, table]) => [name, structuredClone([...table.entries()])]),
  ),
  keys: [...stream.plain().keys],
  head: stream.head,
  position: stream.position,
  rows: stream.rows,
});

test('snapshot + tail = full fold', (t) => {
  const property = fc.property(randomSteps, fc.nat(60), (steps, cut) => {
    const events = history(steps);
    const length = Math.min(cut, events.length);
    const whole = folded(events.slice(length), throughSnapshot(events, length));
    t.deepEqual(seen(whole), seen(folded(events)));
  });
  t.notThrows(() => fc.assert(property, { seed: SEED, numRuns: 60 }));
});

test('after a snapshot was read, what is decided and not recorded is taken back without a trace', (t) => {
  const property = fc.property(randomSteps, fc.nat(30), (steps, cut) => {
    const events = history(steps);
    const length = Math.min(cut, events.length);
    const stream = throughSnapshot(events, length);
    const before = seen(stream);
    const mark = stream.begin();
    for (const { type, data } of events.slice(length)) stream.add({ type, data }, contextOf(1));
    stream.end();
    stream.rollback(mark);
    t.deepEqual(seen(stream), before);
    t.deepEqual(seen(folded(events.slice(length), stream)), seen(folded(events)));
  });
  t.notThrows(() => fc.assert(property, { seed: SEED + 1, numRuns: 40 }));
});
