import type { DatabaseSync } from 'node:sqlite';
import { Names } from '../reading/names.ts';
import { Reader } from '../reading/reader.ts';
import { prepareReads } from '../statements.ts';
import { openUnchanging, refusal, requireSound } from './check-at-start.ts';

const MAX_PROBLEMS = 100;
const NAMES_AT_HAND = 10_000;
const PAGE = 1000;

export interface Examined {
  readonly events: number;
  readonly streams: number;
  /** Sentences, the worst first; at most 100 of a kind. */
  readonly problems: readonly string[];
}

/**
 * Reads every page and every event of a data file, beside its writer or without it, and changes nothing.
 * @throws DataFileRefused when it cannot be opened at all
 */
export function examine(path: string): Examined {
  let db: DatabaseSync | undefined;
  try {
    db = openUnchanging(path);
    requireSound(db, path);
    const opened = db;
    return together([() => structure(opened), () => checksums(opened), () => gaps(opened)]);
  } catch (error) {
    throw refusal(path, error);
  } finally {
    db?.close();
  }
}

type Part = () => Partial<Examined>;

/** A part that damage stops must not hide what the others find. */
function together(parts: readonly Part[]): Examined {
  const all = { events: 0, streams: 0, problems: [] as string[] };
  for (const part of parts)
    try {
      const { problems = [], ...counts } = part();
      Object.assign(all, counts);
      all.problems.push(...problems);
    } catch (error) {
      all.problems.push(`not everything can be read: ${(error as Error).message}`);
    }
  return all;
}

function structure(db: DatabaseSync): Partial<Examined> {
  const rows = db.prepare(`PRAGMA integrity_check(${MAX_PROBLEMS})`).all();
  const problems = rows.map((row) => String(row['integrity_check'])).filter((text) => text !== 'ok');
  return { problems };
}

function checksums(db: DatabaseSync): Partial<Examined> {
  const sql = prepareReads(db);
  const reader = new Reader(sql, new Names(sql, NAMES_AT_HAND));
  const problems: string[] = [];
  let events = 0;
  for (let beyond = 0, end = false; !end; ) {
    const page = reader.all({ beyond, limit: PAGE });
    for (const { stream, revision, position, intact } of page.events)
      if (!intact && problems.length < MAX_PROBLEMS)
        problems.push(`${stream}@${revision} (position ${position}) is not what was recorded`);
    events += page.events.length;
    beyond = page.events.at(-1)?.position ?? beyond;
    end = page.end;
  }
  return { events, problems };
}

/** Each stream holds the revisions from 0 to its last, each once. */
function gaps(db: DatabaseSync): Partial<Examined> {
  const found = db
    .prepare(
      `SELECT s.name, s.last, count(e.revision) AS count, min(e.revision) AS first, max(e.revision) AS highest
       FROM streams AS s LEFT JOIN events AS e ON e.stream = s.id GROUP BY s.id
       HAVING count <> s.last + 1 OR first <> 0 OR highest <> s.last LIMIT ${MAX_PROBLEMS}`,
    )
    .all();
  const orphans = db
    .prepare('SELECT count(*) AS n FROM events WHERE stream NOT IN (SELECT id FROM streams)')
    .get();
  const problems = found.map(
    (row) => `${row['name']} should have ${Number(row['last']) + 1} events and has ${row['count']}`,
  );
  if (Number(orphans?.['n']) > 0) problems.push(`${orphans?.['n']} events belong to no stream`);
  return { streams: Number(db.prepare('SELECT count(*) AS n FROM streams').get()?.['n']), problems };
}
