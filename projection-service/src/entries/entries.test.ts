import { readFileSync } from 'node:fs';
import { type Entry, entryAfter, recordCatalogue } from '@madrasah/events';
import test from 'ava';
import { entryProjector } from '../kernel/entry.ts';

// What holds of every dated record of somebody, on the frozen samples of its events.
const sample = (type: string, position: number) => {
  const file = new URL(`../../../events/samples/${type}.v1.json`, import.meta.url);
  const { data } = JSON.parse(readFileSync(file, 'utf8'));
  return { type, data, position, revision: position - 1 } as never;
};
const eventsOf = ({ events }: Entry, ...steps: (keyof Entry['events'])[]) =>
  steps.map((step, index) => sample(events[step].type, index + 1));

for (const entry of recordCatalogue)
  test(`${entry.noun}: is folded from its samples: written, changed, printed, withdrawn`, (t) => {
    const [first, ...more] = eventsOf(entry, 'write', 'change', 'print', 'withdraw');
    const one = entryAfter(entry, undefined, first as never);
    t.like(one, { withdrawn: false, printed: 0, version: 1 });
    const all = more.reduce((before, event) => entryAfter(entry, before, event), one);
    t.like(all, { withdrawn: true, version: 2 });
    t.true((all?.printed ?? 0) > 0);
    for (const event of more) t.is(entryAfter(entry, undefined, event), undefined);
    t.is(entryAfter(entry, one, { type: 'PersonErased', data: {} }), one);
  });

for (const entry of recordCatalogue.filter(({ sealed }) => sealed.length > 0))
  test(`${entry.noun}: what is his own goes with whoever is erased`, (t) => {
    const projector = entryProjector(entry, 1);
    t.deepEqual(projector.words, ['person']);
    const [written] = eventsOf(entry, 'write') as unknown as [{ type: string; data: { userId: number } }];
    const erased = { type: 'PersonErased', data: { userId: written.data.userId, reason: '' } };
    const folded = [written, erased].reduce<object | undefined>(
      (before, event) => projector.on[event.type]?.fold(before as never, event as never, ''),
      undefined,
    );
    const parts = projector.parts?.(folded as never) ?? [];
    t.is(parts.length, 1);
    for (const [, part] of parts)
      for (const at of entry.sealed) t.is((part as Readonly<Record<string, unknown>>)[at], null);
  });
