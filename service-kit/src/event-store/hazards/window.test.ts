import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientHttp2Stream, Http2Session } from 'node:http2';
import test from 'ava';
import { clientEventStore } from '../client.ts';
import { all, samples } from '../conformance/samples.ts';
import { NO_STREAM } from '../port.ts';
import { LIMITS, urlOf, withMisbehaving } from './test-support/opened.ts';

const CREATED = 'http2.client.stream.created';

test.serial('the store may send a page of events before one of them is taken in', (t) =>
  withMisbehaving(t, async (server) => {
    const sessions: (Http2Session | undefined)[] = [];
    const note = (message: unknown) =>
      void sessions.push((message as { stream: ClientHttp2Stream }).stream.session);
    subscribe(CREATED, note);
    t.teardown(() => unsubscribe(CREATED, note));
    const store = clientEventStore({ connectionString: urlOf(server.port), ...LIMITS });
    await store.append('s', NO_STREAM, samples(1));
    t.is((await all(store.readStream('s'))).length, 1);
    const window = 1024 * 1024;
    t.is(sessions.at(-1)?.localSettings.initialWindowSize, window);
    t.is(sessions.at(-1)?.state.effectiveLocalWindowSize, window);
    await store.close();
  }),
);
