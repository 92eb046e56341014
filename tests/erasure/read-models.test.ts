import { erasersOf, eventCatalogue, sealedKindOf } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import test from 'ava';
import { testApp } from '../../projection-service/src/app-test-support.ts';
import type { Projector } from '../../projection-service/src/kernel/projecting/index.ts';
import { sourcesOf } from '../../projection-service/src/kernel/query.ts';
import { reportingProjectors } from '../../projection-service/src/ledger/reporting/index.ts';
import { foldedOneByOne, markedSample, SEALED } from '../../scripts/read-models/sampled.ts';

// Whoever is named in the samples of all events is one person, with one note and one application: he stands in every
// read model that hears of him, with a mark in all that is sealed. What ends his words ends them in each.
const HE = { userId: 12, noteId: 3, applicationId: 3 };

const { app, end } = await testApp();
const projectors = [...sourcesOf(app.queries).projectors, ...reportingProjectors];
test.after.always(end);

const isHis = (name: string): name is keyof typeof HE => name in HE;

/** A sample, of him. */
function sample(type: string, position: number, projector: string): DomainEvent {
  const event = markedSample(type, position, projector);
  const data = Object.entries(event.data).map(([name, value]) => [
    name,
    isHis(name) && value !== null ? HE[name] : value,
  ]);
  return { ...event, data: Object.fromEntries(data) };
}

/** As it is read once the key of his words of a kind is destroyed. */
function shut(event: DomainEvent, kind: string): DomainEvent {
  if (sealedKindOf(event.type) !== kind) return event;
  const nulled = eventCatalogue.get(event.type)?.personal?.fields.map((field) => [field, null]) ?? [];
  return { ...event, data: { ...event.data, ...Object.fromEntries(nulled) } };
}

/** All that a read model hears, twice over, but for what ends his words. */
function lifeIn({ name, on }: Projector, without: readonly string[]): DomainEvent[] {
  const types = Object.keys(on).filter((type) => !without.includes(type));
  return [...types, ...types].map((type, index) => sample(type, index + 1, name));
}

const tellsHim = (documents: Iterable<object>) => JSON.stringify([...documents]).includes(SEALED);

/** Whose marked words stand in its documents, whichever of its events came last. */
function heldBy(projector: Projector): string[] {
  const kinds = new Set(Object.keys(projector.on).flatMap((type) => sealedKindOf(type) ?? []));
  return [...kinds].filter((kind) => {
    const others = (event: DomainEvent) => {
      const of = sealedKindOf(event.type);
      return of === undefined || of === kind ? event : shut(event, of);
    };
    return tellsHim(foldedOneByOne(projector, lifeIn(projector, erasersOf(kind)).map(others)).written);
  });
}

for (const projector of projectors) {
  const { name, words = [] } = projector;

  test(`${name}: it holds words of those whom it says to hold words of, and of nobody else`, (t) => {
    t.deepEqual(heldBy(projector).sort(), [...words].sort());
  });

  for (const kind of words)
    for (const eraser of erasersOf(kind))
      test(`${name}: after ${eraser} none of his words stands there, nor what his replay does not make`, (t) => {
        const life = lifeIn(projector, erasersOf(kind));
        const last = sample(eraser, life.length + 1, name);
        t.true(tellsHim(foldedOneByOne(projector, life).stored.values()), 'he stands in it');
        const { stored } = foldedOneByOne(projector, [...life, last]);
        t.false(tellsHim(stored.values()), 'erased');
        const replayed = foldedOneByOne(projector, [...life.map((event) => shut(event, kind)), last]);
        t.deepEqual(stored, replayed.stored, 'as a replay makes it, without the key');
      });
}

test('he stands in the read models of people, of what was attested to him, and of what was noted', (t) => {
  const holding = projectors.filter(({ words = [] }) => words.some((kind) => erasersOf(kind).length > 0));
  t.true(holding.length >= 7, holding.map(({ name }) => name).join());
});
