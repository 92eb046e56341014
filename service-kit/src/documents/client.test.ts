import { setTimeout as pause } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import { KeptClient } from './client.ts';

const LOOK_MS = 50;
const look = { connectionId: 'there:27017' };

/** A client nobody has asked anything yet, so that all its looks are those told here. */
function kept(t: ExecutionContext): KeptClient {
  const client = new KeptClient('mongodb://there:27017', 'none', { answerMs: 100, lookMs: LOOK_MS });
  t.teardown(() => client.close());
  return client;
}
const current = (client: KeptClient) => client.db.client as unknown as NodeJS.EventEmitter;

test('what a replaced driver says on its way out is not taken for the looks of the new one', async (t) => {
  const client = kept(t);
  const first = current(client);
  first.emit('serverHeartbeatStarted', look);
  await pause(3 * LOOK_MS);
  const second = current(client);
  t.not(second, first);
  second.emit('serverHeartbeatStarted', look);
  first.emit('serverHeartbeatStarted', look);
  first.emit('serverHeartbeatFailed', look);
  await pause(3 * LOOK_MS);
  t.not(current(client), second);
});

test('a server that has left its set is not looked at for ever', async (t) => {
  const client = kept(t);
  const first = current(client);
  first.emit('serverHeartbeatStarted', look);
  first.emit('serverClosed', { address: look.connectionId });
  await pause(3 * LOOK_MS);
  t.is(current(client), first);
});
