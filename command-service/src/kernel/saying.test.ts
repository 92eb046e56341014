import { answers, anyone, defineCommand } from '@madrasah/events';
import type { Call, CommandAnswer } from '@madrasah/service-kit/http';
import test from 'ava';
import { handled } from './handler.ts';
import { heldToItsWord } from './saying.ts';

const common = { path: '/count', access: anyone(60), toCommand: () => ({}), message: 'ledger.saved' };
const silent = defineCommand({ ...common, name: 'Silent' });
const counts = defineCommand({
  ...common,
  name: 'Counts',
  answer: () => answers.record({ counted: answers.cell.count() }),
  also: () => answers.record({ more: answers.cell.flag() }),
});

const asked = (definition: typeof silent | typeof counts, answer: CommandAnswer<unknown, unknown>) =>
  heldToItsWord(handled(definition as typeof counts, async () => answer)).handle({}, {} as Call);

test('a command answers what its definition says', async (t) => {
  const answer = { data: { counted: 3 }, also: { more: true }, position: 7 };
  t.deepEqual(await asked(counts, answer), answer);
  t.deepEqual(await asked(silent, { id: 4, position: 7 }), { id: 4, position: 7 });
});

test('another answer, one that is missing and one that is not declared are defects', async (t) => {
  for (const [wrong, says] of [
    [{ data: { counted: 3.5 }, also: { more: true } }, /Counts answers data/],
    [{ data: { counted: 3, other: 1 }, also: { more: true } }, /Counts answers data/],
    [{ also: { more: true } }, /Counts answers data/],
    [{ data: { counted: 3 } }, /Counts answers also/],
  ] as const)
    await t.throwsAsync(() => asked(counts, wrong), { message: says });
  await t.throwsAsync(() => asked(silent, { data: {} }), { message: /Silent answers data.*declares none/ });
});

test('what waits for a second person may have no data yet; a refusal is none', async (t) => {
  const waits = { id: 3, waiting: true, also: { more: true } };
  t.deepEqual(await asked(counts, waits), waits);
  await t.throwsAsync(() => asked(counts, { ...waits, data: { counted: 'x' } }));
});
