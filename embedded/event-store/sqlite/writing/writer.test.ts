import test, { type ExecutionContext } from 'ava';
import { NO_STREAM, type ProposedEvent } from '../../model.ts';
import { makeIfAbsent, openForWriting } from '../file/database.ts';
import { dataFile, proposed } from '../test-support/data-file.ts';
import { CommitFailed, Writer } from './writer.ts';

async function writing(t: ExecutionContext) {
  const path = await dataFile(t);
  makeIfAbsent(path);
  const db = openForWriting(path);
  t.teardown(() => db.isOpen && db.close());
  const append = (stream: string, expected: number, events: readonly ProposedEvent[]) => ({
    ...{ stream, expected, events },
    bytes: 0,
    deadline: Number.POSITIVE_INFINITY,
  });
  const events = () => Number(db.prepare('SELECT count(*) AS n FROM events').get()?.['n']);
  return { db, writer: new Writer(db, 100), append, events };
}

const big = () => proposed('x'.repeat(40_000));

test('without room nothing is recorded, and with room again everything goes on', async (t) => {
  const { db, writer, append, events } = await writing(t);
  const first = append('a', NO_STREAM, [proposed()]);
  const [answer] = writer.commit([first]);
  t.like(answer, { kind: 'appended', revision: 0 });
  db.exec('PRAGMA max_page_count = 14');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const group = [append('b', NO_STREAM, [big(), big()]), first, append('c', NO_STREAM, [big(), big()])];
    const [before, repeated, after] = writer.commit(group);
    t.is(before?.kind, 'not-recorded');
    t.regex(JSON.stringify(after), /the disk is full/);
    t.deepEqual(repeated, answer, 'what is recorded is not denied');
    t.is(events(), 1);
  }
  t.like(writer.commit([append('a', 0, [proposed()])])[0], { kind: 'appended' }, 'a small one has room');
  db.exec('PRAGMA max_page_count = 100000');
  const outcomes = writer.commit([append('a', 1, [proposed()]), append('b', NO_STREAM, [big(), big()])]);
  t.like(outcomes[0], { kind: 'appended', revision: 2 });
  t.like(outcomes[1], { kind: 'appended', revision: 1 });
  t.is(events(), 5);
});

/** A writer whose COMMIT fails with SQLite's code, after or before it has done its work. */
async function failing(t: ExecutionContext, errcode: number, recorded: boolean) {
  const opened = await writing(t);
  const { db } = opened;
  const prepare = db.prepare.bind(db);
  let armed = false;
  db.prepare = (sql) => {
    const statement = prepare(sql);
    if (sql !== 'COMMIT') return statement;
    const run = statement.run.bind(statement);
    statement.run = () => {
      if (!armed || recorded) run();
      if (armed) throw Object.assign(new Error('the disk'), { errcode });
      return { changes: 0, lastInsertRowid: 0 };
    };
    return statement;
  };
  const writer = new Writer(db, 100);
  writer.commit([opened.append('a', NO_STREAM, [proposed()])]);
  armed = true;
  return { ...opened, writer };
}

const FULL = 13;
const FAILED_FSYNC = 1034;

test('a commit that found no room is taken back', async (t) => {
  const { writer, append, events } = await failing(t, FULL, false);
  t.like(writer.commit([append('a', 0, [proposed()])])[0], { kind: 'not-recorded' });
  t.is(events(), 1);
});

test('a commit that says it found no room and has recorded all the same ends the writer', async (t) => {
  const { writer, append } = await failing(t, FULL, true);
  t.throws(() => writer.commit([append('a', 0, [proposed()])]), { instanceOf: CommitFailed });
});

test('after a failed fsync nobody knows, and the writer ends', async (t) => {
  const { writer, append } = await failing(t, FAILED_FSYNC, false);
  const group = [append('a', 0, [proposed()]), append('b', NO_STREAM, [proposed()])];
  t.throws(() => writer.commit(group), { instanceOf: CommitFailed });
});
