import { commandCatalogue } from '@madrasah/events';
import { type EventStore, inProcessEventStore, StoreAway } from '@madrasah/service-kit/event-store';
import { createLogger } from '@madrasah/service-kit/logging';
import test from 'ava';
import { openSchool } from './test-support/app.ts';
import { FORMS, student } from './test-support/forms.ts';
import { ADMIT, furnish } from './test-support/office.ts';

/** A store that can be told to fail, quoting what it was given as drivers do. */
function quotingStore() {
  const store = inProcessEventStore(':memory:');
  let failing: 'no' | 'away' | 'defect' = 'no';
  const append: EventStore['append'] = async (stream, expected, events) => {
    const quoted = `${JSON.stringify(events)} ${stream}`;
    if (failing === 'away') throw new StoreAway(quoted, { cause: new Error(quoted) });
    if (failing === 'defect')
      throw Object.assign(new Error(quoted), { events, cause: new TypeError(quoted) });
    return store.append(stream, expected, events);
  };
  const fail = (how: typeof failing) => {
    failing = how;
  };
  return { store: { ...store, append }, fail };
}

/** Every text of the forms that tells of a person, or opens a door. */
function* secretsOf(form: unknown): Generator<string> {
  if (typeof form === 'string' && (/[\u0980-\u09ff]{3}/.test(form) || /\d{8}|long-enough|wrong-/.test(form)))
    yield form;
  else if (typeof form === 'object' && form !== null)
    for (const inner of Object.values(form)) yield* secretsOf(inner);
}

/** A new password puts the token out that the others are sent with: it comes last. */
const asked = commandCatalogue
  .filter(({ name }) => name !== 'SignOut')
  .toSorted((one, other) => Number(one.name === 'ChangePassword') - Number(other.name === 'ChangePassword'));

test('no name, number, password or token of anybody reaches a log, whatever goes wrong', async (t) => {
  const lines: string[] = [];
  const log = createLogger('test', 'trace', { write: (line: string) => void lines.push(line) });
  const { store, fail } = quotingStore();
  const app = await openSchool({ store, log });
  t.teardown(() => app.close());
  await furnish(app);
  await app.done('POST', ADMIT, student);
  const token = app.token(1);
  const statuses = new Set<number>();
  for (const how of ['defect', 'away', 'no'] as const) {
    fail(how);
    for (const { name, method, path } of asked) {
      const body = FORMS[name] ?? {};
      for (const sent of [body, { data: body }, JSON.stringify(body).slice(0, -1)])
        statuses.add((await app.call(method, path.replace(':id', '1'), { token, body: sent })).status);
    }
  }
  for (const status of [201, 400, 500, 503]) t.true(statuses.has(status), `${status}`);
  const written = lines.join('');
  t.regex(written, /unexpected fault/);
  const secrets = new Set([...secretsOf(FORMS), ...secretsOf(student), token, ...token.split('.')]);
  t.true(secrets.size > 15);
  for (const secret of secrets) t.false(written.includes(secret), secret);
});
