import { defineEvent, type EventDefinition, type EventDraft, parseStream } from '@madrasah/events';
import { type ChainHead, Codec, EMPTY_CHAIN } from '@madrasah/service-kit/codec';
import { inProcessEventStore, type NewEvent } from '@madrasah/service-kit/event-store';
import { Vault } from '@madrasah/service-kit/vault';
import * as z from 'zod';
import { defineProjector, when } from './projector.ts';

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
  const codec = new Codec(new Vault(':memory:'), known);
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
