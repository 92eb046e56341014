import test from 'ava';
import { StoreAway } from '../event-store/index.ts';
import { patiently, reasonOf, Waiting } from './index.ts';

function told() {
  const lines: string[] = [];
  const time = { at: 0 };
  const log = {
    warn: (detail: object, message: string) => void lines.push(`${message} ${JSON.stringify(detail)}`),
  };
  return { lines, time, waiting: new Waiting(log, 'the event store', () => time.at) };
}

test('one line at first, one when the reason changes, one a minute, and one when it is there', (t) => {
  const { lines, time, waiting } = told();
  for (time.at = 0; time.at < 59_000; time.at += 500) waiting.away(new Error('nothing listens'));
  t.deepEqual(lines, ['waiting for the event store {"reason":"nothing listens"}']);
  t.is(waiting.reason, 'nothing listens');
  waiting.away(new Error('the password is refused'));
  t.is(lines.length, 2);
  time.at += 60_000;
  waiting.away(new Error('the password is refused'));
  t.is(lines.length, 3);
  waiting.there();
  waiting.there();
  t.deepEqual(lines.slice(3), ['the event store is there {}']);
  t.is(waiting.reason, undefined);
});

test('a reason is one line, with what is behind it, and tells no password and no stack', (t) => {
  const cause = new Error('connect ECONNREFUSED\n  mongodb://user:s3cret@one:27017');
  const reason = reasonOf(new StoreAway('the store cannot be read', { cause }));
  t.is(reason, 'the store cannot be read: connect ECONNREFUSED mongodb://…@one:27017');
  t.is(reasonOf('nothing'), 'no reason was given');
});

test('what is away is asked for again until it is there; any other error is thrown', async (t) => {
  const { lines, waiting } = told();
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries < 3) throw new StoreAway('away');
    return 'done';
  };
  t.is(await patiently(work, { waiting, away: [StoreAway] }), 'done');
  t.is(tries, 3);
  t.is(lines.length, 2);
  const defect = () => Promise.reject(new TypeError('a defect'));
  await t.throwsAsync(patiently(defect, { waiting, away: [StoreAway] }), { instanceOf: TypeError });
});
