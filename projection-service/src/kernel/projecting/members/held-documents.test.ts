import test from 'ava';
import fc from 'fast-check';
import type { Envelope } from '../../documents/index.ts';
import { HeldDocuments } from './held-documents.ts';

const document = (_id: string, position: number): Envelope => ({ _id, school: '1', key: _id, position });

test('what was touched since it was last asked stays; the rest may go', (t) => {
  const held = new HeldDocuments();
  held.hold([document('a', 1), document('b', 2)], 2, { position: 0, last: undefined });
  t.deepEqual(held.leaveQuiet(), []);
  held.hold([document('b', 3)], 1, { position: 2, last: undefined });
  t.deepEqual(held.leaveQuiet(), [document('a', 1)]);
  t.is(held.find('a')?.position, 1, 'while it is written it is there to fold on');
  held.left();
  t.is(held.find('a'), undefined);
  t.deepEqual(held.leaveQuiet(), [document('b', 3)]);
  held.left();
  t.is(held.since, undefined);
});

type Step =
  | { readonly kind: 'touch'; readonly ids: readonly string[] }
  | { readonly kind: 'leave' | 'leaveQuiet'; readonly stands: boolean };
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('touch' as const), ids }),
    fc.record({ kind: fc.constantFrom('leave' as const, 'leaveQuiet' as const), stands: fc.boolean() }),
  ),
  { maxLength: 40 },
);

test('whatever is held, written and fails: nothing is lost, and whoever begins at `since` misses nothing', (t) => {
  fc.assert(
    fc.property(steps, fc.boolean(), (taken, ends) => {
      const held = new HeldDocuments();
      const stored = new Map<string, number>();
      const latest = new Map<string, number>();
      let position = 0;
      let leaving: { documents: readonly Envelope[]; stands: boolean } | undefined;
      const end = () => {
        if (leaving?.stands) for (const { _id, position: at } of leaving.documents) stored.set(_id, at);
        if (leaving?.stands) held.left();
        else if (leaving) held.stay();
        leaving = undefined;
      };
      for (const step of taken) {
        if (step.kind === 'touch') {
          const before = { position, last: undefined };
          position += 1;
          for (const id of step.ids) latest.set(id, position);
          held.hold(
            step.ids.map((id) => document(id, position)),
            step.ids.length,
            before,
          );
        } else {
          end(); // one write at a time
          leaving = { documents: held[step.kind](), stands: step.stands };
        }
        for (const [id, at] of latest) {
          t.is(held.find(id)?.position ?? stored.get(id), at);
          if (stored.get(id) !== at) t.true((held.since?.position ?? position) < at);
        }
      }
      if (ends) end();
    }),
  );
});
