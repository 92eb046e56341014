import { defineEvent, type EventDefinition, type EventDraft, parseStream } from '@madrasah/events';
import { type ChainHead, Codec, EMPTY_CHAIN } from '@madrasah/service-kit/codec';
import { inProcessEventStore, type NewEvent } from '@madrasah/service-kit/event-store';
import { silentLogger } from '@madrasah/service-kit/logging';
import { FileVault } from '@madrasah/service-kit/vault';
import type { ExecutionContext } from 'ava';
import * as z from 'zod';
import type { Documents } from '../documents/index.ts';
import { testDocuments } from '../documents/test-support.ts';
import type { Listener } from './members/member.ts';
import { defineProjector, type Projector, when } from './projector.ts';
import { runProjections } from './run.ts';

export const STREAM = 'people-1001';

export const PupilJoined = defineEvent('PupilJoined', z.object({ pupilId: z.int(), name: z.string() }));
export const PupilMoved = defineEvent('PupilMoved', z.object({ pupilId: z.int(), classId: z.int() }));
export const PupilLeft = defineEvent('PupilLeft', z.object({ pupilId: z.int() }));

const definitions = [PupilJoined, PupilMoved, PupilLeft] as unknown as readonly EventDefinition[];
export const catalogue: ReadonlyMap<string, EventDefinition> = new Map(
  definitions.map((definition) => [definition.type, definition]),
);

/** A log in memory to which decided events are appended as a command service would. */
export function testLog(known = catalogue, now = () => new Date('2026-04-10T04:00:00Z')) {
  const events = inProcessEventStore();
  const codec = new Codec(new FileVault(':memory:'), known);
  const heads = new Map<string, ChainHead>();
  return {
    events,
    codec,
    /** @returns the position of the last one */
    async append(stream: string, ...drafts: EventDraft[]): Promise<number> {
      let head = heads.get(stream) ?? EMPTY_CHAIN;
      const expected = head.revision;
      const encoded: NewEvent[] = [];
      for (const draft of drafts) {
        const next = codec.encode(stream, head, draft, { ...contextOf(stream), at: now() });
        encoded.push(next.event);
        head = next.head;
      }
      heads.set(stream, head);
      return (await events.append(stream, expected, encoded)).position;
    },
  };
}

export type TestLog = ReturnType<typeof testLog>;

const contextOf = (stream: string) => ({
  schoolId: parseStream(stream)?.school ?? '1001',
  actor: { id: 1, permissionType: 1 },
  requestId: 'r',
  correlationId: 'c',
  causationId: 'c',
});

export interface Pupil {
  readonly name: string;
  readonly classId: number;
  readonly moves: number;
}

/** Pupils by id; an event about nobody known is passed over. */
export const pupils = (version = 1) =>
  defineProjector<Pupil>({
    name: 'pupils',
    version,
    collection: 'pupils',
    indexes: [{ classId: 1 }],
    on: {
      PupilJoined: when(PupilJoined, {
        keys: ({ data }) => [data.pupilId],
        fold: (_, { data }) => ({ name: `${data.name} v${version}`, classId: 0, moves: 0 }),
      }),
      PupilMoved: when(PupilMoved, {
        keys: ({ data }) => [data.pupilId],
        fold: (pupil, { data }) => pupil && { ...pupil, classId: data.classId, moves: pupil.moves + 1 },
      }),
      PupilLeft: when(PupilLeft, { keys: ({ data }) => [data.pupilId], fold: () => undefined }),
    },
  });

export const joined = (pupilId: number, name = `P${pupilId}`) => PupilJoined({ pupilId, name });
export const moved = (pupilId: number, classId: number) => PupilMoved({ pupilId, classId });
export const left = (pupilId: number) => PupilLeft({ pupilId });

/** An empty log, and documents that end with the test. */
export async function given(t: ExecutionContext) {
  const log = testLog();
  const { documents, end } = await testDocuments();
  t.teardown(end);
  return { log, documents };
}

interface Started {
  projectors?: readonly Projector[];
  listeners?: readonly Listener[];
  known?: typeof catalogue;
  lookEveryMs?: number;
}

/** Projections that run over the log until they are stopped. */
export async function start(log: TestLog, documents: Documents, options: Started = {}) {
  const { projectors = [pupils()], listeners = [], known = catalogue, lookEveryMs = 20 } = options;
  const { events, codec } = log;
  return runProjections({
    events,
    codec,
    documents,
    projectors,
    listeners,
    log: silentLogger(),
    checkpointEveryMs: 10,
    lookEveryMs,
    catalogue: known,
  });
}

/** `name/class` of the pupils as they are stored. */
export const listed = async (documents: Documents, school = '1001') =>
  (await documents.of(school).find<{ name: string; classId: number }>('pupils')).map(
    ({ name, classId }) => `${name}/${classId}`,
  );

/** Waits for something that happens beside the test; the test's own time limit ends a wait in vain. */
export async function settled(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}
