import { type CommandDefinition, commandCatalogue, journalEventTypes, postingsOf } from '@madrasah/events';
import { type ChainHead, Codec, chainFault, EMPTY_CHAIN, headAfter } from '@madrasah/service-kit/codec';
import test from 'ava';
import fc from 'fast-check';
import { openSchool } from '../../command-service/src/test-support/app.ts';
import { bodyOf, FORMS, PICTURE, student } from '../../command-service/src/test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from '../../command-service/src/test-support/office.ts';
import { casesOf, dayOfFuzz, toRepeat } from './budget.ts';

const BUDGET = { total: 6000, least: 15, most: 120 };
const DAY = dayOfFuzz();

// A school with something behind the first ids, so that what is well formed reaches the rules.
const app = await openSchool();
await furnish(app);
await app.done('POST', ADMIT, student);
await app.done('POST', COLLECT, FORMS['CollectFees']);
test.after.always(() => app.close());

const answered = new Map<number, number>();

const plausible = fc.constantFrom<unknown>(
  ...[0, 1, 2, 3, '1', '২', '', ' ', null, true, false, '500', '৫০০.৫০', 0.01, 1e11, -1],
  ...[
    '2026-04-14',
    '২০২৬-০৪-১৪',
    '2026-02-31',
    '9999-12-31',
    '01712345678',
    '০১৭১২৩৪৫৬৭৮',
    'cash',
    'dishonour',
  ],
);
const odd = fc.constantFrom<unknown>(
  ...[Number.MAX_SAFE_INTEGER, 2 ** 53, 1e-7, 1e300, 0.1 + 0.2, -0, '9'.repeat(400), '1'.padStart(500, '0')],
  ...[
    '\0',
    '\u202e',
    '\ufeff',
    '\ud800',
    '😀',
    'ক্ষ্ম',
    'NaN',
    '-0',
    '1e3',
    '0x1F',
    '__proto__',
    '<script>',
    '=1+1',
  ],
  ...[{}, [], [[]], { $gt: '' }, { constructor: { prototype: 1 } }, { toString: 1 }, [1, 1], ['1'], [null]],
);
const value = fc.oneof(
  { weight: 5, arbitrary: plausible },
  { weight: 4, arbitrary: odd },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A form in which any part, at any depth, may be missing, another thing, or twice; or something added. */
function spoilt(form: unknown): fc.Arbitrary<unknown> {
  const whole = fc.constant(form);
  if (Array.isArray(form)) {
    const row = spoilt(form[0]);
    return fc.oneof(whole, fc.array(row, { maxLength: 3 }), value);
  }
  if (typeof form !== 'object' || form === null) return fc.oneof({ weight: 4, arbitrary: whole }, value);
  const fields = Object.entries(form).map(([name, inner]) => [
    name,
    fc.option(spoilt(inner), { nil: undefined, freq: 12 }),
  ]);
  const record = fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>);
  const more = fc.dictionary(fc.constantFrom('id', 'UserID', 'school_id', '__proto__', 'x', 'data'), value, {
    maxKeys: 2,
  });
  return fc
    .tuple(record, fc.oneof({ weight: 5, arbitrary: fc.constant({}) }, more))
    .map(([own, added]) => ({ ...own, ...added }));
}

const ids = fc.constantFrom(
  '1',
  '1',
  '1',
  '2',
  '99999',
  '0',
  '-1',
  '1e3',
  'x',
  '১',
  '%00',
  '%E0%A4%A',
  '9'.repeat(30),
);
const headers = fc.record(
  {
    'idempotency-key': fc.constantFrom('a', 'b', 'c', 'x'.repeat(100), 'x'.repeat(101), 'two words'),
    'x-after-position': fc.constantFrom('0', '1', '-1', 'x', '9007199254740993'),
    'accept-language': fc.constantFrom('bn', 'en', 'fr', '*;q=x'),
    'x-request-id': fc.constantFrom('r1', 'x'.repeat(65), '<script>'),
  },
  { requiredKeys: [] },
);

let seen = 0;
let last = 0;
/** How many events there are. A name nobody can have is a wrong name, and a wrong name is counted: not here. */
async function recorded(): Promise<number> {
  for await (const { position, type } of app.store.readAll(last)) {
    last = position;
    if (type !== 'SignInRefused') seen += 1;
  }
  return seen;
}

/** What comes as a picture: one, none, two, or what only says it is one. */
const pictures = fc.oneof(
  { weight: 4, arbitrary: fc.constant([PICTURE]) },
  fc.array(fc.constantFrom(PICTURE, PICTURE.subarray(0, 40), Buffer.from('GIF89a')), { maxLength: 2 }),
  fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 1 }),
  fc
    .uint8Array({ minLength: 1, maxLength: 60 })
    .map((tail) => [Buffer.concat([PICTURE.subarray(0, 33), tail])]),
);
/** Forms with files are sent as such, and once in a while as what the endpoint does not read. */
const sendable = (command: CommandDefinition, body: fc.Arbitrary<unknown>) =>
  command.upload
    ? fc.oneof(
        {
          weight: 8,
          arbitrary: fc.tuple(body, pictures).map(([form, files]) => bodyOf(command, form, files)),
        },
        { weight: 1, arbitrary: body },
      )
    : body;

async function send({ method, path }: CommandDefinition, id: string, body: unknown, given: object) {
  const before = await recorded();
  const ask = { token: app.token(1), body, headers: given as Record<string, string> };
  const { status, body: answer } = await app.call(method, path.replace(':id', id), ask);
  answered.set(status, 1 + (answered.get(status) ?? 0));
  const told = `${status} ${JSON.stringify(answer)} for ${id} ${JSON.stringify(body)} ${JSON.stringify(given)}`;
  if (status >= 500) throw new Error(told);
  if (status < 400) return;
  if (typeof answer?.code !== 'string' || !answer.message) throw new Error(told);
  if ((await recorded()) !== before) throw new Error(`recorded: ${told}`);
}

// Signing out, and changing or switching the login that asks, would leave the rest of the runs outside the door.
const ENDING = ['SignOut', 'SwitchLogin', 'ChangePassword'];

const tried = commandCatalogue.filter(({ name }) => !ENDING.includes(name));
const cases = casesOf(
  tried.map(({ name }) => name),
  BUDGET,
  DAY,
);

for (const command of tried)
  test.serial(
    `${command.name}: whatever is sent, no answer is a fault, and what is refused leaves no trace`,
    async (t) => {
      const form = FORMS[command.name] ?? {};
      const body = fc.oneof({ weight: 8, arbitrary: spoilt(form) }, { weight: 1, arbitrary: value });
      const property = fc.asyncProperty(ids, sendable(command, body), headers, (id, sent, given) =>
        send(command, id, sent, given),
      );
      const numRuns = command.name in FORMS ? (cases.get(command.name) ?? BUDGET.least) : BUDGET.least;
      await t.notThrowsAsync(() => fc.assert(property, { seed: DAY, numRuns }), toRepeat(DAY));
    },
  );

test.serial(
  'some was accepted, some refused for each reason; the chains hold and every entry balances',
  async (t) => {
    for (const status of [200, 201, 400, 404, 409]) t.true((answered.get(status) ?? 0) > 0, `${status}`);
    const codec = new Codec(app.vault);
    const heads = new Map<string, ChainHead>();
    for await (const event of app.store.readAll()) {
      t.is(chainFault(heads.get(event.stream) ?? EMPTY_CHAIN, event), undefined);
      heads.set(event.stream, headAfter(event));
      const decoded = codec.decode(event);
      if (journalEventTypes.has(event.type)) t.notThrows(() => postingsOf(decoded));
    }
  },
);
