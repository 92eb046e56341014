import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** position, stream id, revision, id, type id, json, created, data, metadata, checksum */
export type EventRow = readonly [
  number,
  number,
  number,
  Uint8Array,
  number,
  number,
  number,
  Uint8Array,
  Uint8Array,
  number,
];

const COLUMNS = 'position, stream, revision, id, type, json, created, data, metadata, checksum';

/** A prepared statement whose rows are arrays: reading is the hot path, and arrays cost half of objects. */
export interface Query<Row> {
  get(...values: SQLInputValue[]): Row | undefined;
  rows(...values: SQLInputValue[]): IterableIterator<Row>;
}

export type ReadStatements = ReturnType<typeof prepareReads>;
export type WriteStatements = ReturnType<typeof prepareWrites>;

/** What a reader runs. */
export function prepareReads(db: DatabaseSync) {
  return {
    streamByName: query<[id: number, last: number]>(db, 'SELECT id, last FROM streams WHERE name = ?'),
    streamName: query<[string]>(db, 'SELECT name FROM streams WHERE id = ?'),
    typeName: query<[string]>(db, 'SELECT name FROM types WHERE id = ?'),
    lastPosition: query<[number]>(db, 'SELECT position FROM events ORDER BY position DESC LIMIT 1'),
    forwards: eventQuery(db, 'stream = ? AND revision >= ? ORDER BY revision'),
    backwards: eventQuery(db, 'stream = ? AND revision <= ? ORDER BY revision DESC'),
    allForwards: eventQuery(db, 'position > ? ORDER BY position'),
    allBackwards: eventQuery(db, 'position < ? ORDER BY position DESC'),
  };
}

/** What the writer runs. */
export function prepareWrites(db: DatabaseSync) {
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
    insertEvent: db.prepare(`INSERT INTO events(${COLUMNS}) VALUES(?,?,?,?,?,?,?,?,?,?)`),
    setLast: db.prepare('UPDATE streams SET last = ? WHERE id = ?'),
    insertStream: query<[number]>(db, 'INSERT INTO streams(name, last) VALUES(?, -1) RETURNING id'),
    streamByName: query<[id: number, last: number]>(db, 'SELECT id, last FROM streams WHERE name = ?'),
    insertType: query<[number]>(db, 'INSERT INTO types(name) VALUES(?) RETURNING id'),
    typeByName: query<[number]>(db, 'SELECT id FROM types WHERE name = ?'),
    tail: query<[position: number, bytes: number]>(
      db,
      'SELECT position, length(data) + length(metadata) FROM events ORDER BY position DESC LIMIT 1',
    ),
    idAndPosition: query<[Uint8Array, number]>(
      db,
      'SELECT id, position FROM events WHERE stream = ? AND revision = ?',
    ),
  };
}

function eventQuery(db: DatabaseSync, condition: string): Query<EventRow> {
  return query(db, `SELECT ${COLUMNS} FROM events WHERE ${condition} LIMIT ?`);
}

function query<Row>(db: DatabaseSync, sql: string): Query<Row> {
  const statement: StatementSync = db.prepare(sql);
  statement.setReturnArrays(true);
  return {
    get: (...values) => statement.get(...values) as Row | undefined,
    rows: (...values) => statement.iterate(...values) as unknown as IterableIterator<Row>,
  };
}
