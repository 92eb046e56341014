import { isRefusal, isTextKey } from '@madrasah/events';
import test from 'ava';

/**
 * One test for each refusal code of a context: what provokes it. The type makes a missing row an error, and a
 * code that nothing can provoke has no place in the table of codes.
 */
export function provokesEach<C extends string>(
  codes: Record<C, number>,
  table: Record<C, () => unknown | Promise<unknown>>,
): void {
  for (const code of Object.keys(codes) as C[])
    test(`refuses with ${code}`, async (t) => {
      const outcome = await table[code]();
      t.like(isRefusal(outcome) ? outcome : { accepted: outcome }, { code, status: codes[code] });
      t.true(isTextKey(code));
    });
}
