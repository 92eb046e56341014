import {
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type ExecutionContext } from 'ava';
import { DataFileRefused, NO_STREAM, SqliteEventStore, type StoredEvent } from '../../index.ts';
import { dataFile, proposed } from '../test-support/data-file.ts';
import { examine } from './full-check.ts';

const PAGE = 4096;
/** More than the look at the start takes. */
const EVENTS = 150;

/** A store of some hundred pages, cleanly closed: long and short events in several streams. */
async function filled(t: ExecutionContext): Promise<string> {
  const path = await dataFile(t);
  const store = new SqliteEventStore(path);
  for (let n = 0; n < EVENTS; n += 1)
    await store.append(`stream-${n % 7}`, Math.floor(n / 7) - 1, [
      proposed(`{"n":"${'x'.repeat((n % 60) * 40)}"}`),
    ]);
  await store.close();
  return path;
}

const isRefused = (message: RegExp) => ({ instanceOf: DataFileRefused, message });

/** Refused, by name and with what to do; and every file as it was. */
function refusedUntouched(t: ExecutionContext, path: string, message: RegExp): void {
  const before = readFileSync(path);
  const files = readdirSync(dirname(path));
  const error = t.throws(() => new SqliteEventStore(path), isRefused(message));
  t.true(error?.message.startsWith(path));
  t.deepEqual(readFileSync(path), before);
  t.deepEqual(readdirSync(dirname(path)), files);
}

function altered(path: string, at: number, bytes: Uint8Array): void {
  const all = readFileSync(path);
  all.set(bytes, at);
  writeFileSync(path, all);
}

test('a damaged header is refused', async (t) => {
  const path = await filled(t);
  altered(path, 0, Buffer.from('SQLite formaX'));
  refusedUntouched(t, path, /is damaged: .*restore the latest backup/i);
});

test('a file cut short anywhere is refused, also to nothing', async (t) => {
  const path = await filled(t);
  const size = readFileSync(path).length;
  for (const left of [size - 1, size - PAGE, Math.floor(size / 2), PAGE, 100, 1, 0]) {
    const copy = `${path}-${left}`;
    copyFileSync(path, copy);
    truncateSync(copy, left);
    writeFileSync(`${copy}.lock`, '');
    refusedUntouched(t, copy, /is damaged: .*restore the latest backup/i);
    t.throws(() => new SqliteEventStore(copy, { readOnly: true }).readAll({ beyond: 0, limit: 1 }), {
      any: true,
    });
  }
});

test('a log without its file is refused: no new file is made beside it', async (t) => {
  const path = await filled(t);
  const store = new SqliteEventStore(path);
  await store.append('late', NO_STREAM, [proposed()]);
  const log = readFileSync(`${path}-wal`);
  await store.close();
  rmSync(path);
  writeFileSync(`${path}-wal`, log);
  const error = t.throws(
    () => new SqliteEventStore(path),
    isRefused(/events\.db is gone, its log .*-wal is not/),
  );
  t.regex(error?.message ?? '', /backup/);
  t.false(existsSync(path));
  t.deepEqual(readFileSync(`${path}-wal`), log);
});

test("another program's file, and another application's id, are refused", async (t) => {
  const foreign = await dataFile(t);
  const db = new DatabaseSync(foreign);
  db.exec('CREATE TABLE notes(text)');
  db.close();
  writeFileSync(`${foreign}.lock`, '');
  refusedUntouched(t, foreign, /is not an event store file/);
  const path = await filled(t);
  altered(path, 68, Buffer.from('ELSE'));
  refusedUntouched(t, path, /is not an event store file/);
});

test('tables that are not those of an event store are refused', async (t) => {
  const path = await filled(t);
  const db = new DatabaseSync(path);
  db.exec('DROP INDEX events_of_stream');
  db.close();
  refusedUntouched(t, path, /its tables are not those of an event store/);
});

/** The pages that every search in a table or an index begins at. */
function roots(path: string): number[] {
  const db = new DatabaseSync(path, { readOnly: true });
  const rows = db.prepare('SELECT rootpage FROM sqlite_schema').all();
  db.close();
  return rows.map((row) => Number(row['rootpage']));
}

/** All events, or undefined when they cannot be read. */
function readable(path: string): readonly StoredEvent[] | undefined {
  const store = new SqliteEventStore(path, { readOnly: true });
  try {
    return store.readAll({ beyond: 0, limit: 1000 }).events;
  } catch {
    return undefined;
  } finally {
    void store.close();
  }
}

for (const [kind, byte] of [
  ['zeros', () => 0],
  ['noise', (n: number) => (n * 2654435761) >>> 24],
] as const)
  test(`a page overwritten with ${kind} never goes unnoticed`, async (t) => {
    const path = await filled(t);
    const sound = readable(path);
    const pages = readFileSync(path).length / PAGE;
    const atStart = new Set<number>();
    for (let page = 0; page < pages; page += 1) {
      const copy = `${path}-${page}`;
      copyFileSync(path, copy);
      altered(
        copy,
        page * PAGE,
        Uint8Array.from({ length: PAGE }, (_, n) => byte(n + page)),
      );
      let refused = false;
      try {
        await new SqliteEventStore(copy).close();
      } catch (error) {
        t.true(error instanceof DataFileRefused, `page ${page}: ${error}`);
        refused = true;
        atStart.add(page + 1);
      }
      if (!refused) {
        t.true(examine(copy).problems.length > 0, `page ${page} is named by the full check`);
        const read = readable(copy)?.filter(({ intact }) => intact);
        for (const event of read ?? [])
          t.deepEqual(
            event,
            sound?.find(({ position }) => position === event.position),
          );
      }
      for (const file of [copy, `${copy}.lock`]) if (existsSync(file)) rmSync(file);
    }
    t.true(atStart.has(1) && atStart.size < pages);
    for (const root of roots(path)) t.true(atStart.has(root), `page ${root}`);
  });

test('the full check finds nothing in a sound file, beside its writer too', async (t) => {
  const path = await filled(t);
  t.deepEqual(examine(path), { events: EVENTS, streams: 7, problems: [] });
  const store = new SqliteEventStore(path);
  await store.append('one-more', NO_STREAM, [proposed()]);
  t.deepEqual(examine(path), { events: EVENTS + 1, streams: 8, problems: [] });
  await store.close();
});

test('the full check names a changed event and a removed one', async (t) => {
  const path = await filled(t);
  const db = new DatabaseSync(path);
  db.exec(`UPDATE events SET data = CAST('{"n":"y"}' AS BLOB) WHERE stream = 1 AND revision = 3`);
  db.exec('DELETE FROM events WHERE stream = 2 AND revision = 4');
  db.close();
  const { problems } = examine(path);
  t.is(problems.length, 2);
  t.regex(problems[0] ?? '', /^stream-0@3 \(position \d+\) is not what was recorded$/);
  t.is(problems[1], 'stream-1 should have 22 events and has 21');
});
