import { type QueryDefinition, queryCatalogue } from '@madrasah/events';
import test from 'ava';
import fc from 'fast-check';
import type * as z from 'zod';
import { Product } from '../equalities/test-support/product.ts';
import { itemsOf, School } from '../equalities/test-support/school.ts';
import { casesOf, dayOfFuzz, toRepeat, turnstile } from './budget.ts';

const BUDGET = { total: 3000, least: 10, most: 40 };
const RUNS_WITHOUT_PARAMETERS = 8;
const DAY = dayOfFuzz();
const AT_ONCE = 16;

const seen = new Map<number, number>();

let product: Product;
let school: School;
test.before(async () => {
  product = await Product.start();
  school = await School.open(product);
  const student = await school.admit('আব্দুল্লাহ');
  const { admission } = await itemsOf(school, student);
  await school.pay(student, [{ itemId: admission, due: 1000, deposit: 1000 }]);
});
test.after.always(() => product.end());

const namesIn = (schema: z.ZodType | undefined) =>
  Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** Parameters of a query, the ones in its path among them; by POST, the fields of its body. */
const parametersOf = ({ parts }: QueryDefinition) => [...namesIn(parts.query), ...namesIn(parts.body)];

const ODD = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1',
    '1.5',
    '1e3',
    '0x1F',
    '৫',
    '-0',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
  ],
  ...[
    '9007199254740991',
    '9007199254740992',
    '2147483648',
    '9'.repeat(16),
    '9'.repeat(400),
    '1'.padStart(500, '0'),
  ],
  ...[
    '2026-02-31',
    '2026-04-14',
    '২০২৬-০৪-১৪',
    '0000-00-00',
    '9999-12-31',
    '1900-01-01',
    '2026-4-1',
    '-2026-01-01',
  ],
  ...['2026-04-14T00:00:00Z', '2026-02-31T00:00:00Z', '9999-12-31T23:59:59-23:59', '2026-04-14T24:00:00Z'],
  ...['2026-04-14T99:99:99+99:99', '1900-01-01T00:00:00+23:59', '2026-04-14T00:00:00.123456789Z'],
  ...[
    '\0',
    'a\0b',
    '\u202e',
    '\ufeff',
    '\ud83d\ude00',
    '\u09a6\u09be\u0996\u09bf\u09b2\u09be',
    '\n',
    '%',
    '%00',
    '..',
    '../..',
    '/',
    '\\',
    '.pdf',
    '1.pdf',
  ],
  ...['.*', '(a+)+$', '[', '$where', '{"$gt":""}', "' OR 1=1 --", '<script>', '{{7*7}}', 'x'.repeat(3000)],
  ...['dues', 'both', 'admission', 'user', 'receipt', 'fund', '__proto__', 'constructor', 'hasOwnProperty'],
];

const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('1', '2', '2026-04-14', '2026-04-14T00:00:00Z') },
  { weight: 6, arbitrary: fc.constantFrom(...ODD) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.bigInt().map(String) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
);

/** Lone surrogates have no place in an address; they arrive as the sign of what is unreadable. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** How a key is written: plain, repeated, as an array or an operator, or not what was meant at all. */
const key = fc.constantFrom('%', '%', '%', '%', '%', '%&%', '%[]', '%[$gt]', '$%', '%.x', '__proto__', '%00');
const pair = (name: string) =>
  fc.tuple(key, value).map(([form, text]) =>
    form
      .split('&')
      .map((one) => `${one === '%00' ? '%00' : encoded(one.replace('%', name))}=${encoded(text)}`)
      .join('&'),
  );

const oddPath = (path: string) =>
  fc
    .array(
      value.filter((text) => text !== ''),
      { minLength: 4, maxLength: 4 },
    )
    .map((values) => path.replace(/:\w+/g, () => encoded(values.pop() ?? '1')));

const inner = fc.oneof(value, fc.jsonValue({ maxDepth: 3 }), fc.array(value, { maxLength: 3 }));
const bodyWith = (names: readonly string[]) =>
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(Object.fromEntries(names.map((name) => [name, inner])), { requiredKeys: [] }),
    },
    { weight: 1, arbitrary: fc.dictionary(fc.constantFrom('data', '__proto__', 'x'), inner, { maxKeys: 2 }) },
    { weight: 1, arbitrary: fc.array(inner, { maxLength: 2 }) },
  );

const raw = fc.constantFrom(
  '',
  '',
  '',
  '&',
  '&%',
  '&%E0%A4%A',
  '&a=%ff%fe',
  '&=',
  '&&&',
  '?',
  '&after=1',
  '&after=x',
);

const AGAIN_MS = 50;
const TRIES = 400;

/** All endpoints are asked at once: a paper that would have to wait behind too many others is asked for again. */
async function answered(method: (typeof queryCatalogue)[number]['method'], path: string, sent: unknown) {
  for (let left = TRIES; ; left -= 1) {
    const answer = await school.client.call(method, path, sent);
    if (answer.body?.code !== 'paper.busy' || left === 0) return answer;
    await new Promise((done) => setTimeout(done, AGAIN_MS));
  }
}

const cases = casesOf(
  queryCatalogue.map(({ name }) => name),
  BUDGET,
  DAY,
);
const pass = turnstile(AT_ONCE);

for (const definition of queryCatalogue) {
  const names = parametersOf(definition);
  const byPost = definition.method === 'POST';
  test(`${definition.name}: whatever is asked, no answer is a fault, and each refusal has a code`, async (t) => {
    const inPath = definition.path.includes(':')
      ? [
          ...['1', '99999'].map((id) => fc.constant(definition.path.replace(/:\w+/g, id))),
          oddPath(definition.path),
        ]
      : [fc.constant(definition.path)];
    const asked = fc
      .tuple(
        fc.oneof(...inPath),
        fc.subarray(names).chain((some) => fc.tuple(...some.map(pair))),
        raw,
        byPost ? bodyWith(names) : fc.constant(undefined),
      )
      .map(([path, pairs, more, sent]) => ({ path: `${path}?${pairs.join('&')}${more}`, sent }));
    const property = fc.asyncProperty(asked, async ({ path, sent }) => {
      const { status, body, headers } = await answered(definition.method, path, sent);
      const told = `${status} ${JSON.stringify(body)?.slice(0, 300)} for ${path} ${JSON.stringify(sent)}`;
      seen.set(status, 1 + (seen.get(status) ?? 0));
      if (status >= 500) throw new Error(told);
      if (status < 400) return;
      const well = body?.success === false && typeof body.code === 'string' && body.error && body.message;
      if (!well || !headers.get('content-type')?.includes('json')) throw new Error(told);
      if (status === 400 && body.code === 'request.invalid' && !(body.fields?.length > 0))
        throw new Error(told);
    });
    const numRuns = names.length > 0 ? (cases.get(definition.name) ?? BUDGET.least) : RUNS_WITHOUT_PARAMETERS;
    const settings = { seed: DAY, numRuns };
    await t.notThrowsAsync(
      pass(() => fc.assert(property, settings)),
      toRepeat(DAY),
    );
  });
}

test.after('some was answered, some refused, some not found, and the proof still holds', async (t) => {
  for (const status of [200, 400, 404]) t.true((seen.get(status) ?? 0) > 0, `${status}: ${seen.get(status)}`);
  t.true((await school.client.get('/api/accounts/audit/verify')).pass);
});

test('an address that cannot be decoded is refused', async (t) => {
  for (const path of [
    '/api/accounts/receipts/%E0%A4%A',
    '/api/accounts/receipts/%.pdf',
    '/api/%',
    '/%00',
    '//',
  ]) {
    const { status, body } = await school.client.call('GET', path);
    t.true(status >= 400 && status < 500, `${path}: ${status}`);
    t.is(typeof body?.code, 'string', path);
  }
});
