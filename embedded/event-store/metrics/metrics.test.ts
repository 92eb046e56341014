import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ANY, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import test from 'ava';
import { SqliteEventStore } from '../sqlite/store.ts';
import { announced, clientOf, start } from '../test-support/program.ts';
import { serveMetrics } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'event-store-metrics-'));
test.after.always(() => rmSync(folder, { recursive: true, force: true }));

const SAMPLE = /^event_store_[a-z_]+(\{[a-z]+="[^"]+"\})? [0-9.e+-]+$/;

async function figures(port: number): Promise<(name: string) => number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const lines = (await response.text()).trimEnd().split('\n');
  const samples = lines.filter((line) => !line.startsWith('#'));
  for (const line of samples) if (!SAMPLE.test(line)) throw new Error(`not in Prometheus's format: ${line}`);
  return (name) => Number(samples.find((line) => line.startsWith(`event_store_${name} `))?.split(' ')[1]);
}

test.serial('what happens is counted, and told on the loopback', async (t) => {
  const path = join(folder, 'events.db');
  const program = start(t, path, '--metrics-port', '0');
  const { listening, metrics = 0 } = await announced(program);
  const client = clientOf(t, listening);
  const event = (text = '') => jsonEvent({ type: 'Tested', data: { text } });
  await client.appendToStream('a', [event(), event()], { expectedRevision: NO_STREAM });
  await client.appendToStream('a', event(), { expectedRevision: ANY });
  await t.throwsAsync(client.appendToStream('a', event(), { expectedRevision: 0n }));
  await t.throwsAsync(client.appendToStream('a', event('x'.repeat(1_100_000)), { expectedRevision: ANY }));
  const subscription = client.subscribeToAll();
  let events = 0;
  await new Promise<void>((resolve) => subscription.on('data', () => ++events === 3 && resolve()));

  const during = await figures(metrics);
  t.is(during('appends_total'), 2);
  t.is(during('events_total'), 3);
  t.true(during('appended_bytes_total') > 3 * 11);
  t.is(during('refused_total{reason="wrong-revision"}'), 1);
  t.is(during('refused_total{reason="too-large"}'), 1);
  t.is(during('commit_seconds_count'), 3, 'the refused revision was found out in a commit, the size was not');
  t.is(during('commit_seconds_bucket{le="+Inf"}'), 3);
  t.true(during('commit_seconds_sum') > 0);
  t.is(during('open_subscriptions'), 1);
  t.is(during('open_reads'), 0);
  t.is(during('queue_length'), 0);
  t.true(during('last_position') > 1000);
  t.true(during('file_bytes{file="data"}') > 0 && during('file_bytes{file="log"}') > 0);
  t.is(during('cache_entries{cache="targets"}'), 2, 'a stream and a type');
  t.is(during('cache_entries{cache="names"}'), 2);

  await subscription.unsubscribe();
  for (let open = 1; open > 0; ) open = (await figures(metrics))('open_subscriptions');
  t.is((await fetch(`http://127.0.0.1:${metrics}/healthz`)).status, 200);
  t.is((await fetch(`http://127.0.0.1:${metrics}/events`)).status, 404);
  program.child.kill('SIGTERM');
  t.is(await program.ended, 0);
});

test.serial('figures that cannot be read are a fault of that answer, not the end of the store', async (t) => {
  const store = new SqliteEventStore(':memory:');
  Object.defineProperty(store, 'lastPosition', {
    get: () => {
      throw new Error('database disk image is malformed');
    },
  });
  const server = await serveMetrics(store, ':memory:', 0);
  t.teardown(() => server.close());
  t.teardown(() => store.close());
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  t.is(answer.status, 500);
  t.regex(await answer.text(), /malformed/);
  t.is((await fetch(`http://127.0.0.1:${server.port}/healthz`)).status, 200);
});
