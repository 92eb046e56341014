import { isRefusal, isTextKey } from '@madrasah/events';
import test from 'ava';

/** A refusal, or the answer over HTTP that tells it. */
function seen(outcome: unknown) {
  if (isRefusal(outcome)) return { code: outcome.code, status: outcome.status };
  const { status, body } = outcome as { status?: number; body?: { code?: string } };
  return { code: body?.code, status };
}

/**
 * One test for each refusal code of a context: what provokes it. The type makes a missing row an error, and a
 * code that nothing can provoke has no place in the table of codes.
 */
export function provokesEach<C extends string>(
  codes: Record<C, number>,
  table: Record<C, () => unknown | Promise<unknown>>,
): void {
  for (const code of Object.keys(codes) as C[])
    test.serial(`refuses with ${code}`, async (t) => {
      t.deepEqual(seen(await table[code]()), { code, status: codes[code] });
      t.true(isTextKey(code));
    });
}
