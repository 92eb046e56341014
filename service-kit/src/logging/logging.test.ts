import test from 'ava';
import { StoreAway } from '../event-store/index.ts';
import { createLogger } from './index.ts';

const PERSONAL = [
  'আব্দুল্লাহ',
  'আয়েশা',
  'عبد الله',
  '01712345678',
  '+8801712345678',
  '০১৭১২৩৪৫৬৭৮',
  'a.b@example.org',
  's3cret-word',
];

/** All a logger has written, as one text. */
function logging() {
  const lines: string[] = [];
  const log = createLogger('test', 'trace', { write: (line: string) => void lines.push(line) });
  return { log, written: () => lines.join('') };
}

test('what a fault carries with it is not logged, what tells where it is is', (t) => {
  const { log, written } = logging();
  const cause = new TypeError(`cannot read ${PERSONAL[0]}, ${PERSONAL[2]}`);
  const error = Object.assign(
    new Error(`E11000 collection: x dup key: { name: "${PERSONAL[7]}" }`, { cause }),
    {
      code: 11000,
      writeErrors: [{ op: { name: PERSONAL[7], phone: PERSONAL[3] } }],
    },
  );
  log.error({ err: error, requestId: 'r-1' }, 'unexpected fault');
  const line = JSON.parse(written());
  t.like(line, { requestId: 'r-1', err: { type: 'Error', code: 11000, cause: { type: 'TypeError' } } });
  t.regex(line.err.stack, /logging\.test\.ts/);
  for (const text of PERSONAL) t.false(written().includes(text), text);
});

test('what is away is told in one line with what is behind it, without its places in the code', (t) => {
  const { log, written } = logging();
  const cause = new Error('connect ECONNREFUSED 127.0.0.1:27017');
  log.warn({ err: new StoreAway('the store cannot be read', { cause }) }, 'it is tried again');
  const message = `the store cannot be read: ${cause.message}`;
  t.deepEqual(JSON.parse(written()).err, { type: 'StoreAway', message });
});

for (const text of PERSONAL.slice(0, 7))
  test(`a message that quotes ${text} keeps its own words only`, (t) => {
    const { log, written } = logging();
    log.warn({ err: new Error(`the row ${text} is odd`) });
    log.warn(new Error(`the row ${text} is odd`));
    t.false(written().includes(text), written());
    for (const line of written().trim().split('\n'))
      t.regex(JSON.parse(line).err.message, /^the row …(@…)? is odd$/);
  });

test('ids, positions and codes are told', (t) => {
  const { log, written } = logging();
  log.warn({ err: new Error('journal-10001_1@4711 does not follow 4709 (wrong-revision)') });
  t.is(JSON.parse(written()).err.message, 'journal-10001_1@4711 does not follow 4709 (wrong-revision)');
});

test('secrets are not told however deep they lie', (t) => {
  const { log, written } = logging();
  log.info({
    password: 's3cret-word',
    body: { token: 's3cret-word', login: { passwordHash: 's3cret-word' } },
  });
  log.info({ headers: { authorization: 'Bearer s3cret-word' } });
  t.false(written().includes('s3cret-word'));
  t.regex(written(), /"password":"…"/);
});

test('what is thrown and is no error says nothing of itself', (t) => {
  const { log, written } = logging();
  log.error({ err: { name: PERSONAL[0] } });
  log.error({ err: PERSONAL[0] });
  for (const text of PERSONAL) t.false(written().includes(text));
});
