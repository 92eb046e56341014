import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteEventStore } from '@madrasah/embedded/event-store';
import test, { type ExecutionContext } from 'ava';
import { temporary } from '../../start/fakes/house.ts';
import { startService, until } from './service.ts';

// Without a server of events the log is a file: command-service holds it, projection-service reads it.
const fileIn = (t: ExecutionContext) => join(temporary(t), 'events.sqlite');

test('the side that reads may start before there is a log, and the side that writes while another still holds it', async (t) => {
  t.timeout(120_000);
  const EVENTS_DB = fileIn(t);
  const queries = await startService(t, 'projection-service', { EVENTS_DB });
  const absent = await until(queries.readiness, (answer) => answer !== undefined);
  t.is(absent?.status, 503);
  t.regex(absent?.reason ?? '', /events\.sqlite does not exist/);

  const before = new SqliteEventStore(EVENTS_DB);
  const commands = await startService(t, 'command-service', { EVENTS_DB });
  const held = await until(commands.readiness, (answer) => answer !== undefined);
  t.is(held?.status, 503);
  t.regex(held?.reason ?? '', /the event store: .*events\.sqlite is in use by another process/);
  await before.close();
  for (const service of [commands, queries])
    await until(service.readiness, (answer) => answer?.status === 200);
});

test('a log that another program goes on holding is refused in one sentence', async (t) => {
  t.timeout(120_000);
  const EVENTS_DB = fileIn(t);
  const other = new SqliteEventStore(EVENTS_DB);
  t.teardown(() => other.close());
  const commands = await startService(t, 'command-service', { EVENTS_DB });
  t.is(await commands.ends, 78);
  t.regex(commands.said(), /^event store: .*events\.sqlite is in use by another process$/m);
});

test('a log of a newer format: the side that writes refuses it in one sentence, the side that reads waits', async (t) => {
  t.timeout(120_000);
  const EVENTS_DB = fileIn(t);
  await new SqliteEventStore(EVENTS_DB).close();
  const db = new DatabaseSync(EVENTS_DB);
  db.exec('PRAGMA user_version = 2');
  db.close();
  const commands = await startService(t, 'command-service', { EVENTS_DB });
  t.is(await commands.ends, 78);
  t.regex(commands.said(), /^event store: .*events\.sqlite has event store format 2, this version reads 1$/m);
  t.is(commands.said().trim().split('\n').length, 1, 'one line, no stack');
  const queries = await startService(t, 'projection-service', { EVENTS_DB });
  const said = await until(queries.readiness, (answer) => answer !== undefined);
  t.is(said?.status, 503);
  t.regex(said?.reason ?? '', /has event store format 2/);
});

test('neither a server nor a file, and both at once, are refused', async (t) => {
  t.timeout(120_000);
  const none = await startService(t, 'command-service', {});
  t.is(await none.ends, 78);
  t.regex(none.said(), /^settings: ESDB_URL: must begin with esdb:/);
  const both = await startService(t, 'projection-service', {
    EVENTS_DB: fileIn(t),
    ESDB_URL: 'esdb://one:2113',
  });
  t.is(await both.ends, 78);
  t.regex(both.said(), /^settings: EVENTS_DB: /);
});
