import test from 'ava';
import { INTENDED } from './intended.ts';
import { asOneName, phrasesOfSeveralNames } from './names.ts';
import { stringsOf } from './strings.ts';

/** How many may be meant to have several; where they have become less, this becomes less. */
const AT_MOST = 26;

const phrases = phrasesOfSeveralNames();

test('one word per thing: a phrase has one name in English, or is meant to have several', (t) => {
  const meant = new Map(INTENDED.map(({ bn, en }) => [bn, new Set(en.map(asOneName))]));
  const beyond = phrases.filter(
    ({ bn, names }) => !names.every(({ en }) => meant.get(bn)?.has(asOneName(en))),
  );
  t.deepEqual(
    beyond.map(({ bn, names }) => `${bn}: ${names.map(({ en }) => en).join(' | ')}`),
    [],
    '`npm run words` tells where each stands',
  );
  t.true(INTENDED.length <= AT_MOST, `${INTENDED.length} are meant to`);
});

test('whatever is meant to have several names has them', (t) => {
  const found = new Map(phrases.map(({ bn, names }) => [bn, new Set(names.map(({ en }) => asOneName(en)))]));
  const unused = INTENDED.flatMap(({ bn, en }) =>
    en.filter((name) => !found.get(bn)?.has(asOneName(name))).map((name) => `${bn}: ${name}`),
  );
  t.deepEqual(unused, []);
});

test('strings are found with the keys they stand under', (t) => {
  const [first, second, third] = stringsOf(
    "// 'no'\nexport const a: Record<string, 'x'> = { b: { 'c.d': 'one' }, e: ['two', 'three'] };",
  ).slice(1);
  t.deepEqual(
    [first, second, third].map((one) => [one?.text, one?.places.map(({ key }) => key).join('/')]),
    [
      ['one', 'a/b/c.d'],
      ['two', 'a/e/0'],
      ['three', 'a/e/1'],
    ],
  );
  t.deepEqual([second?.line, third?.since], [2, ',']);
});

test('capitals and plurals are no other name', (t) => {
  t.is(asOneName('Receipts'), asOneName('receipt'));
  t.is(asOneName('Classes:'), asOneName('class'));
  t.not(asOneName('Status'), asOneName('Stat'));
  t.not(asOneName('Date'), asOneName('Day'));
});
