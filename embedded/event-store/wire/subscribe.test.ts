import test from 'ava';
import { NO_STREAM, SqliteEventStore } from '../index.ts';
import { proposed } from '../sqlite/test-support/data-file.ts';
import type { Outflow } from './outflow.ts';
import { subscribe } from './subscribe.ts';

test('a subscription that ends, in whatever way, listens to the store no more', async (t) => {
  const store = new SqliteEventStore(':memory:');
  t.teardown(() => store.close());
  await store.append('a', NO_STREAM, [proposed()]);
  let listening = 0;
  const onChange = store.onChange.bind(store);
  store.onChange = (listener) => {
    const off = onChange(listener);
    listening += 1;
    return () => {
      listening -= 1;
      off();
    };
  };
  const broken = {
    signal: new AbortController().signal,
    message: () => undefined,
    event: () => {
      throw new Error('this page cannot be read');
    },
  };
  const ended = subscribe(store, { all: {}, subscription: {} }, broken as unknown as Outflow);
  await t.throwsAsync(ended, { message: 'this page cannot be read' });
  t.is(listening, 0);
});
