import test from 'ava';
import type { RecordedEvent } from '../port.ts';
import { Misordered } from '../subscription.ts';
import { Gap, Order } from './order.ts';

/** `a1@10` is revision 1 of stream a at position 10. */
function events(...names: string[]): RecordedEvent[] {
  return names.map((name) => {
    const [, stream = '', revision, position] = /^(\w)(\d+)@(\d+)$/.exec(name) ?? [];
    const place = { stream, revision: Number(revision), position: Number(position) };
    return { id: name, type: 'Sampled', data: {}, metadata: {}, ...place };
  });
}

const idsOf = (admitted: readonly RecordedEvent[]) => admitted.map(({ id }) => id);

function begun(after: number | undefined, ...admitted: string[]): Order {
  const order = new Order();
  order.resume(after);
  order.admit(events(...admitted));
  return order;
}

test('what was admitted before is left out, in the same run and in the next', (t) => {
  const order = begun(undefined, 'a0@1', 'b0@2');
  t.deepEqual(idsOf(order.admit(events('a0@1', 'b0@2', 'a1@3'))), ['a1@3']);
  order.resume(3);
  t.deepEqual(idsOf(order.admit(events('a0@1', 'a1@3', 'a2@4'))), ['a2@4']);
});

test('nothing of a batch with a gap is admitted, and on the next run all of it', (t) => {
  const order = begun(undefined, 'a0@1');
  const error = t.throws(() => order.admit(events('a1@2', 'a3@4')), { instanceOf: Misordered });
  t.is(error?.resumeAfter, undefined);
  order.resume(1);
  t.deepEqual(idsOf(order.admit(events('a1@2', 'a2@3', 'a3@4'))), ['a1@2', 'a2@3', 'a3@4']);
});

test('a gap is told until it is believed', (t) => {
  const order = begun(undefined, 'a0@1');
  const gap = () => t.throws(() => order.admit(events('a3@4', 'a4@5')), { instanceOf: Gap });
  t.is(gap()?.missing, 1);
  order.resume(1);
  const error = gap();
  if (!error) return;
  order.believe(error.event);
  t.deepEqual(idsOf(order.admit(events('a3@4', 'a4@5'))), ['a3@4', 'a4@5']);
});

test('an event that was overtaken by another stream brings the run back to its place', (t) => {
  const order = begun(undefined, 'a0@1', 'b0@2', 'b1@4');
  const error = t.throws(() => order.admit(events('a1@3')), { instanceOf: Misordered });
  t.is(error?.resumeAfter, 2);
  order.resume(2);
  t.deepEqual(idsOf(order.admit(events('a1@3', 'b1@4'))), ['a1@3', 'b1@4']);
});

test('from the beginning of the log a stream begins with its first event', (t) => {
  t.is(
    t.throws(() => begun(undefined, 'b0@4').admit(events('a0@3')), { instanceOf: Misordered })?.resumeAfter,
    2,
  );
  t.is(t.throws(() => begun(undefined, 'b0@4').admit(events('a1@5')), { instanceOf: Gap })?.missing, 0);
});

test('a batch that was handed back is admitted again, with what was known before it', (t) => {
  const order = begun(undefined, 'a0@1');
  order.admit(events('a1@2', 'b0@3'));
  order.resume(1);
  t.throws(() => order.admit(events('b0@3', 'a2@4')), { instanceOf: Gap });
  t.deepEqual(idsOf(order.admit(events('a1@2', 'b0@3'))), ['a1@2', 'b0@3']);
});

test('a stream met in its middle is taken as it is, and what lies before the beginning is a repetition', (t) => {
  const order = begun(10);
  t.deepEqual(idsOf(order.admit(events('a7@11', 'a6@9', 'a8@12'))), ['a7@11', 'a8@12']);
});
