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

export type Statements = ReturnType<typeof prepareStatements>;

/** Every statement the store runs. */
export function prepareStatements(db: DatabaseSync) {
  return {
    begin: db.prepare('BEGIN IMMEDIATE'),
    commit: db.prepare('COMMIT'),
    rollback: db.prepare('ROLLBACK'),
    insertEvent: db.prepare(`INSERT INTO events(${COLUMNS}) VALUES(?,?,?,?,?,?,?,?,?,?)`),
    setLast: db.prepare('UPDATE streams SET last = ? WHERE id = ?'),
    insertStream: query<[number]>(db, 'INSERT INTO streams(name, last) VALUES(?, -1) RETURNING id'),
    streamByName: query<[number, string, number]>(db, 'SELECT id, name, last FROM streams WHERE name = ?'),
    streamName: query<[string]>(db, 'SELECT name FROM streams WHERE id = ?'),
    insertType: query<[number]>(db, 'INSERT INTO types(name) VALUES(?) RETURNING id'),
    allTypes: query<[number, string]>(db, 'SELECT id, name FROM types'),
    tail: query<[number, number]>(
      db,
      'SELECT position, length(data) + length(metadata) FROM events ORDER BY position DESC LIMIT 1',
    ),
    idAndPosition: query<[Uint8Array, number]>(
      db,
      'SELECT id, position FROM events WHERE stream = ? AND revision = ?',
    ),
    forwards: eventQuery(db, 'stream = ? AND revision >= ? ORDER BY revision'),
    backwards: eventQuery(db, 'stream = ? AND revision <= ? ORDER BY revision DESC'),
    allForwards: eventQuery(db, 'position > ? ORDER BY position'),
    allBackwards: eventQuery(db, 'position < ? ORDER BY position DESC'),
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
