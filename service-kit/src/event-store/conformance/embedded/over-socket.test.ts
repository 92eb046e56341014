import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'ava';
import { embeddedSuite } from './suite.ts';

/** As on one machine: no port is opened, and the client's constructor takes what its connection string cannot say. */
const folder = mkdtempSync(join(tmpdir(), 'event-store-socket-'));
const socket = join(folder, 'events.sock');
test.after.always(() => rmSync(folder, { recursive: true, force: true }));

embeddedSuite(test, () => ({ args: ['--socket', socket], urlOf: () => `unix:${socket}` }));

test('nobody else may write to the socket, whoever may enter its folder', (t) => {
  t.is(statSync(socket).mode & 0o077, 0);
});
