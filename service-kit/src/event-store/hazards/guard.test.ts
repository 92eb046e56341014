import test from 'ava';
import { SettledAppends } from '../client/append.ts';
import { type Connection, connect } from '../client/connection.ts';
import { freshStream, samples } from '../conformance/samples.ts';
import { StoreAway } from '../errors.ts';
import { NO_STREAM } from '../port.ts';
import { LIMITS, urlOf, withMisbehaving } from './test-support/opened.ts';

/** Closes the channel behind the client's back: the moment in which another call finds the connection broken. */
async function breakUnseen({ client }: Connection): Promise<void> {
  const inside = client as unknown as { getChannel(): Promise<{ close(): void }> };
  (await inside.getChannel()).close();
}

test.serial('an append begun on a channel that was just closed is not sent, and the next one is', (t) =>
  withMisbehaving(t, async (server) => {
    const connection = connect(urlOf(server.port));
    const appends = new SettledAppends(connection.client, LIMITS, () => undefined);
    const stream = freshStream();
    await appends.append(stream, NO_STREAM, samples(1));
    await breakUnseen(connection);
    await t.throwsAsync(appends.append(stream, 0, samples(1)), { instanceOf: StoreAway });
    t.is((await appends.append(stream, 0, samples(1))).revision, 1);
    t.is(server.calls.append, 2);
    await connection.close();
  }),
);
