import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import fc from 'fast-check';
import { type History, historyProjector, type Place, placesIn } from './history.ts';

const [handler] = Object.values(historyProjector.on);

test('every place is found again, however the streams take turns', (t) => {
  const streams = fc.constantFrom('people-1001', 'exams-1001-3_4', 'platform');
  fc.assert(
    fc.property(fc.array(streams, { maxLength: 40 }), (told) => {
      const ends = new Map<string, number>();
      const places = told.map((stream): Place => {
        const revision = (ends.get(stream) ?? -1) + 3;
        ends.set(stream, revision);
        return { stream, revision };
      });
      const history = places.reduce<History | undefined>(
        (before, place) =>
          handler?.fold(before && Object.freeze(before), place as DomainEvent, 'user:1') as History,
        undefined,
      );
      const inOrder = [...Map.groupBy(places, ({ stream }) => stream).values()].flat();
      t.deepEqual(history ? placesIn(history) : [], inOrder);
    }),
  );
});
