import type { EventStore } from '@madrasah/service-kit/event-store';
import test from 'ava';
import { given, joined, pupils, STREAM } from '../../kernel/projecting/test-support.ts';
import { type Progress, Verifier } from './verify.ts';

const SCHOOL = '1001';

test('a recount tells how many events it has counted and how many lists it has compared, and nothing before and after', async (t) => {
  const { log, documents } = await given(t);
  const position = await log.append(STREAM, joined(1), joined(2), joined(3));
  const told: (Progress | undefined)[] = [];
  const store: EventStore = {
    ...log.events,
    readStream(stream, options) {
      if (stream === STREAM && !options?.backwards) told.push(verifier.progress(SCHOOL));
      return log.events.readStream(stream, options);
    },
  };
  const readSide = { documents, projectors: () => [pupils(), pupils()], position: () => position };
  const verifier = new Verifier({ store, codec: log.codec, readSide });

  t.is(verifier.progress(SCHOOL), undefined);
  const { events } = await verifier.verify(SCHOOL);
  t.is(events, 3);
  t.deepEqual(told, [
    { counted: 0, events: 3, compared: 0, models: 2 },
    { counted: 3, events: 3, compared: 0, models: 2 },
    { counted: 3, events: 3, compared: 1, models: 2 },
  ]);
  t.is(verifier.progress(SCHOOL), undefined);
});
