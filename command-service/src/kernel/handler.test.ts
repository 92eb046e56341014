import { type CommandDefinition, isRefusal } from '@madrasah/events';
import type { Call } from '@madrasah/service-kit/http';
import test from 'ava';
import { type AnswerOf, idFrom, oneStep } from './handler.ts';
import { count, deskOn, memory, stored } from './test-support.ts';

const definition = { name: 'Count' } as CommandDefinition<{ name: string }>;
const call: Call = {
  language: 'bn',
  requestId: 'r7',
  address: '',
  idempotencyKey: undefined,
  after: undefined,
  caller: { schoolId: '1001', loginId: 4, permissionType: 5, jti: 'j', expiresAt: 0 },
};

test('a command of one step is answered with the id it gave and the position', async (t) => {
  const store = memory();
  const { handle } = oneStep(deskOn(store), definition, ({ name }) => count(name), idFrom('number'));
  const answer = await handle({ name: 'a' }, call);
  const event = (await stored(store))[0];
  t.deepEqual(answer, { id: 1, position: event?.position } as never);
  t.like(event?.metadata, { schoolId: '1001', actor: { id: 4, permissionType: 5 }, requestId: 'r7' });
  t.true(isRefusal(await handle({ name: 'a' }, call)));
});

test('a step whose event is a request is answered as waiting', async (t) => {
  const waits: AnswerOf = ([event]) => ({ id: 3, waiting: event?.data['number'] === 1 });
  const { handle } = oneStep(deskOn(memory()), definition, ({ name }) => count(name), waits);
  t.like(await handle({ name: 'a' }, call), { id: 3, waiting: true });
  t.like(await handle({ name: 'b' }, call), { id: 3, waiting: false });
});
