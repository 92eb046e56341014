import test from 'ava';
import type { Failure } from '../wire/failure.ts';
import { withData } from './use-query.ts';

test('a query with other data has the refusal read by whoever shows it, and not before', (t) => {
  const refused = { status: 403, message: 'no' } as Failure;
  let reads = 0;
  const shown = withData(
    {
      ...{ status: 'failed', data: undefined, position: '7', old: false, behind: true },
      refetch: () => undefined,
      get error() {
        reads += 1;
        return refused;
      },
    },
    ['row'],
  );
  t.is(reads, 0);
  t.like(shown, { status: 'failed', data: ['row'], position: '7', old: false, behind: true });
  t.is(shown.error, refused);
  t.true(reads > 0);
});
