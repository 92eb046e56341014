import { randomUUID } from 'node:crypto';
import { appendFileSync, closeSync, constants, openSync } from 'node:fs';
import { basename } from 'node:path';
import { type Collection, type Db, type Filter, MongoClient, type MongoServerError } from 'mongodb';
import { startDocumentStore } from '../index.ts';

// The suite: `ava 'embedded/document-store/conformance/*.test.ts'`, or with the other suites and a table of what each
// ran against `npm run test:conformance`. Without MONGO_URL it runs against the store of this folder, with it, the
// same cases unchanged, against that server, in a database of its own per file that is dropped at the end; by the
// runner, which has it noted before it is made, when the file is ended earlier. What only our store does (its
// refusals, its protocol errors) is then skipped by name.

/** A document of a test: any fields, with an `_id` of a kind the read models use. */
export type Row = { _id: string | number | { school: string; id: number }; [field: string]: unknown };

export type TestDatabase = {
  db: Db;
  client: MongoClient;
  /** An empty collection of its own for every test. */
  collection(): Collection<Row>;
  close(): Promise<void>;
};

/** True when the suite runs against the store of this folder, not against MONGO_URL. */
export const embedded = process.env['MONGO_URL'] === undefined;

/** A database of its own, in the server MONGO_URL names or in an embedded store started for it. */
export async function openDatabase(): Promise<TestDatabase> {
  const store = embedded ? await startDocumentStore() : undefined;
  const url = store?.url ?? process.env['MONGO_URL'] ?? '';
  const client = await new MongoClient(url, { serverSelectionTimeoutMS: 5000 }).connect();
  const db = client.db(ownName());
  let last = 0;
  return {
    db,
    client,
    collection: () => db.collection<Row>(`rows${++last}`),
    async close() {
      await db.dropDatabase();
      await client.close();
      await store?.stop();
    },
  };
}

function ownName(): string {
  const note = process.env['CONFORMANCE_NOTE'];
  if (!note) return `conformance-${randomUUID()}`;
  const name = `${basename(note, '.note')}-${randomUUID()}`;
  // Not made anew where it is gone: then the run was given up, and nobody would remove what is made now.
  const file = openSync(note, constants.O_WRONLY | constants.O_APPEND);
  appendFileSync(file, `${name}\n`);
  closeSync(file);
  return name;
}

/** The `_id`s a filter finds, sorted. */
export async function idsOf(rows: Collection<Row>, filter: object): Promise<unknown[]> {
  const found = await rows
    .find(filter as Filter<Row>)
    .sort({ _id: 1 })
    .toArray();
  return found.map((row) => row._id);
}

/** The error a command ends with; throws when it succeeds. */
export async function refusalOf(running: Promise<unknown>): Promise<MongoServerError> {
  const answer = await running.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (answer === undefined) throw new Error('expected a refusal, got an answer');
  return answer as MongoServerError;
}
