import { classes, sections, subjects } from '@madrasah/events/academics';
import test from 'ava';
import type { Tenant } from '../kernel/documents/index.ts';
import { registerProjector } from '../kernel/register.ts';
import { callerOf, orderedRows } from './called.ts';
import { folded } from './folded.ts';

const all = [classes, sections, subjects].map((register) => folded(register, registerProjector(register)));

/** A tenant handle without rows, which counts how often each list is read. */
function counting() {
  const reads: string[] = [];
  const find = async ({ collection }: { collection: string }) => {
    reads.push(collection);
    return [];
  };
  return { reads, tenant: { school: '10001', find } as unknown as Tenant };
}

test('order and names of rows within rows within rows read each list once a question', async (t) => {
  const { reads, tenant } = counting();
  const [, , last] = all;
  if (!last) return t.fail();
  await Promise.all([orderedRows(tenant, last, all), callerOf(tenant, last, all, 'bn')]);
  await orderedRows(tenant, last, all);
  t.deepEqual(reads.toSorted(), [...new Set(reads)].toSorted());
  t.is(reads.length, 3);
});

test('another question reads anew', async (t) => {
  const [first, second] = [counting(), counting()];
  for (const { tenant } of [first, second]) await orderedRows(tenant, all[0] as never, all);
  t.deepEqual([first.reads.length, second.reads.length], [1, 1]);
});
