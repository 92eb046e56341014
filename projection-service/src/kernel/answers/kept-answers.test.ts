import { JsonAnswer } from '@madrasah/service-kit/http';
import test from 'ava';
import { KeptAnswers } from './kept-answers.ts';

const SCHOOL = '10001';
const OTHER = '20002';

/** Keeps an answer as if it had just been made of some read models. */
function kept(answers: KeptAnswers, name: string, kinds: readonly string[], school = SCHOOL, text = 'x') {
  const making = answers.begin(school);
  answers.keep(name, making, kinds, new JsonAnswer({ text }));
  answers.end(making);
}

test('an answer is given again until a read model it looked at changes', (t) => {
  const answers = new KeptAnswers();
  kept(answers, 'dues', ['books', 'people']);
  kept(answers, 'classes', ['classes']);
  kept(answers, 'of another school', ['books'], OTHER);
  answers.forget('funds', SCHOOL);
  t.is(answers.find('dues')?.answer.bytes.toString(), '{"text":"x"}');
  answers.forget('books', SCHOOL);
  t.is(answers.find('dues'), undefined);
  t.truthy(answers.find('classes'));
  t.truthy(answers.find('of another school'));
});

test('what changes in all schools is forgotten of all; a school is forgotten as a whole', (t) => {
  const answers = new KeptAnswers();
  for (const school of [SCHOOL, OTHER]) {
    kept(answers, `institutions ${school}`, ['institutions'], school);
    kept(answers, `people ${school}`, ['people'], school);
  }
  answers.forget('institutions');
  t.is(answers.find(`institutions ${OTHER}`), undefined);
  answers.forgetSchool(SCHOOL);
  t.is(answers.find(`people ${SCHOOL}`), undefined);
  t.truthy(answers.find(`people ${OTHER}`));
  answers.forgetSchool(OTHER);
  t.deepEqual(answers.sizes, { answers: 0, bytes: 0 });
});

for (const [what, change, isKept] of [
  ['what it looked at', (answers: KeptAnswers) => answers.forget('books', SCHOOL), false],
  ['what it looked at, of all schools', (answers: KeptAnswers) => answers.forget('books'), false],
  ['the school', (answers: KeptAnswers) => answers.forgetSchool(SCHOOL), false],
  ['something else', (answers: KeptAnswers) => answers.forget('people', SCHOOL), true],
  ['another school', (answers: KeptAnswers) => answers.forget('books', OTHER), true],
] as const)
  test(`an answer during whose making ${what} changed ${isKept ? 'is' : 'is not'} kept`, (t) => {
    const answers = new KeptAnswers();
    const making = answers.begin(SCHOOL);
    change(answers);
    answers.keep('dues', making, ['books'], new JsonAnswer({}));
    t.is(answers.find('dues') !== undefined, isKept);
  });

test('they weigh no more than was allowed: what was asked for longest ago goes first, and the largest never stays', (t) => {
  const answers = new KeptAnswers(1_000);
  const long = 'a'.repeat(100);
  for (let number = 0; number < 8; number += 1) kept(answers, `${number}`, ['books'], SCHOOL, long);
  answers.find('0');
  kept(answers, '8', ['books'], SCHOOL, long);
  kept(answers, '9', ['books'], SCHOOL, long);
  t.truthy(answers.find('0'));
  t.is(answers.find('1'), undefined);
  t.true(answers.sizes.bytes <= 1_000);
  kept(answers, 'large', ['books'], SCHOOL, 'a'.repeat(200));
  t.is(answers.find('large'), undefined);
  const { bytes } = answers.sizes;
  kept(answers, '9', ['books'], SCHOOL, long);
  t.is(answers.sizes.bytes, bytes);
});
