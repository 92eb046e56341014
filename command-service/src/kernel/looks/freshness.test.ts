import test from 'ava';
import { Freshness } from './freshness.ts';

test('a state is stale until it is read for the first time', async (t) => {
  const fresh = new Freshness();
  t.true(fresh.stale);
  await fresh.refresh(async () => {});
  t.false(fresh.stale);
});

test('a doubt that comes up during a read is not settled by it', async (t) => {
  const fresh = new Freshness();
  await fresh.refresh(async () => fresh.doubt());
  t.true(fresh.stale);
  await fresh.refresh(async () => {});
  t.false(fresh.stale);
});

test('whoever waits is told with the next read, also when it fails', async (t) => {
  const fresh = new Freshness();
  const failing = fresh.refreshed();
  t.true(fresh.awaited);
  await t.throwsAsync(
    fresh.refresh(() => Promise.reject(new Error('away'))),
    { message: 'away' },
  );
  await t.throwsAsync(failing, { message: 'away' });
  t.true(fresh.stale);
  const succeeding = fresh.refreshed();
  await fresh.refresh(async () => {});
  await t.notThrowsAsync(succeeding);
  t.false(fresh.awaited);
});
