import { isRefusal } from '@madrasah/events';
import { type EventStore, OutcomeUnknown, StoreAway } from '@madrasah/service-kit/event-store';
import test from 'ava';
import fc from 'fast-check';
import type { Done, Step } from '../desk.ts';
import {
  counted,
  deskOn,
  errand,
  foreign,
  memory,
  recorded,
  stored,
  type Things,
  things,
  watched,
} from '../test-support.ts';

/** What befalls one append: how long it takes, and what goes wrong. */
const fates = fc.array(
  fc.record({
    turns: fc.nat(3),
    fault: fc.constantFrom('none', 'none', 'none', 'away', 'lost before', 'lost after', 'overtaken'),
  }),
  { maxLength: 12 },
);
/** Commands: which thing, how many events, how many turns of the loop after the one before. */
const commands = fc.array(fc.record({ thing: fc.nat(8), events: fc.nat(3), pause: fc.nat(2) }), {
  minLength: 1,
  maxLength: 24,
});
type Command = typeof commands extends fc.Arbitrary<readonly (infer C)[]> ? C : never;
type Fates = typeof fates extends fc.Arbitrary<infer F> ? F : never;

/** Counts a thing under its name and so many beside it; refused when the name is taken. */
const stepOf = ({ thing, events }: Command): Step<Things> => ({
  stream: things,
  decide: (state) => {
    if (state.names.has(`thing ${thing}`))
      return { refused: true, code: 'conflict.changed', status: 409 } as never;
    const size = state.names.size;
    return counted(
      state,
      ...Array.from({ length: events }, (_, at) => (at ? `${size} ${at}` : `thing ${thing}`)),
    );
  },
});

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A store whose appends take their time and fail as was drawn. */
function fateful(inner: EventStore, drawn: Fates): EventStore {
  const left = [...drawn];
  const { store, watch } = watched(inner);
  let strangers = 0;
  let fate: Fates[number] | undefined;
  watch.before = async () => {
    fate = left.shift();
    await turns(fate?.turns ?? 0);
    if (fate?.fault === 'away') throw new StoreAway('away');
    if (fate?.fault === 'lost before') throw new OutcomeUnknown('lost');
    if (fate?.fault === 'overtaken') {
      const number = (await stored(inner)).length + 1;
      await foreign(inner, `stranger ${strangers++}`, number);
    }
  };
  watch.after = async () => {
    await turns(fate?.turns ?? 0);
    if (fate?.fault === 'lost after') throw new OutcomeUnknown('lost');
  };
  return store;
}

/** All commands, one soon after another, and what became of each. */
async function carryOut(inner: EventStore, drawn: Fates, given: readonly Command[]) {
  const desk = deskOn(fateful(inner, drawn));
  const answers: Promise<PromiseSettledResult<Done | { readonly refused: true }>>[] = [];
  for (const [index, command] of given.entries()) {
    const answer = desk.perform(stepOf(command), errand(`key ${index}`));
    answers.push(Promise.allSettled([answer]).then(([settled]) => settled));
    await turns(command.pause);
  }
  return { desk, outcomes: await Promise.all(answers) };
}

const dataOf = (events: readonly { readonly data: object }[]) => events.map(({ data }) => ({ ...data }));

test('with appends that take their time the log is that of commands one by one, in their order', async (t) => {
  await fc.assert(
    fc.asyncProperty(fates, commands, async (drawn, given) => {
      const store = memory();
      const calm = drawn.map((fate) => ({ ...fate, fault: 'none' as const }));
      const { outcomes } = await carryOut(store, calm, given);
      const alone = memory();
      const desk = deskOn(alone);
      for (const [index, command] of given.entries()) {
        const done = await desk.perform(stepOf(command), errand(`key ${index}`));
        const outcome = outcomes[index] as PromiseFulfilledResult<typeof done>;
        t.is(isRefusal(outcome.value), isRefusal(done));
        if (!isRefusal(done)) t.deepEqual(dataOf(recorded(outcome.value)), dataOf(recorded(done)));
      }
      t.deepEqual(dataOf(await stored(store)), dataOf(await stored(alone)));
    }),
    { numRuns: 60 },
  );
});

test('whatever befalls the appends: numbers without gaps, what was answered stands once, the rest not at all', async (t) => {
  await fc.assert(
    fc.asyncProperty(fates, commands, async (drawn, given) => {
      const store = memory();
      const { desk, outcomes } = await carryOut(store, drawn, given);
      const log = await stored(store);
      t.deepEqual(
        log.map(({ data }) => data['number']),
        log.map((_, index) => index + 1),
      );
      for (const [index, outcome] of outcomes.entries()) {
        const mine = log.filter(({ metadata }) => metadata['idempotencyKey'] === `key ${index}`);
        if (outcome.status === 'fulfilled' && !isRefusal(outcome.value))
          t.deepEqual(
            recorded(outcome.value).map(({ id }) => id),
            mine.map(({ id }) => id),
          );
        else if (outcome.status === 'rejected' && outcome.reason instanceof OutcomeUnknown)
          t.true([0, given[index]?.events].includes(mine.length));
        else t.is(mine.length, 0);
      }
      const { names } = await desk.state(things, '1001');
      t.deepEqual(
        [...names.entries()],
        log.map(({ data }) => [data['name'], data['number']]),
      );
    }),
    { numRuns: 150 },
  );
});
