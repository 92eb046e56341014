import test from 'ava';
import * as z from 'zod';
import * as fields from '../endpoint/fields.ts';
import { fillText, inEither, issueText } from './text.ts';

test('numbers are written in the digits of the language, texts as they are', (t) => {
  t.is(fillText('সর্বোচ্চ {max}টি, কোড {code}', { max: 200, code: '12' }, 'bn'), 'সর্বোচ্চ ২০০টি, কোড 12');
  t.is(fillText('At most {max}', { max: 200 }, 'en'), 'At most 200');
  const cells = (count: number) => fillText('{count|cell holds|cells hold} no mark', { count }, 'en');
  t.deepEqual([1, 0, 1200].map(cells), [
    '1 cell holds no mark',
    '0 cells hold no mark',
    '1200 cells hold no mark',
  ]);
});

test('a place nobody fills stays visible, and a value is not read as a place', (t) => {
  t.is(fillText('{a} {b}', { a: '{b}', b: 1 }, 'en'), '{b} 1');
  t.is(fillText('{missing}', {}, 'bn'), '{missing}');
});

const keyOf = (schema: z.ZodType, value: unknown) => {
  const issue = schema.safeParse(value, { reportInput: true }).error?.issues[0];
  return issue && issueText(issue);
};

test('our own fields name their sentence and its values', (t) => {
  t.deepEqual(keyOf(fields.integer(2, 5), 1), { key: 'request.min', params: { min: 2 } });
});

test('absent is told apart from wrong, and a list from its length', (t) => {
  const rows = z.object({ rows: z.array(z.int()).min(1).max(2) });
  t.is(keyOf(rows, {})?.key, 'request.required');
  t.is(keyOf(rows, { rows: 5 })?.key, 'request.type');
  t.is(keyOf(rows, { rows: ['x'] })?.key, 'request.type');
  t.is(keyOf(rows, { rows: [] })?.key, 'request.empty-list');
  t.deepEqual(keyOf(rows, { rows: [1, 2, 3] }), { key: 'request.long-list', params: { max: 2 } });
});

test('whatever else zod may find is a value that is not valid', (t) => {
  t.is(keyOf(z.union([z.int(), z.boolean()]), 'x')?.key, 'request.type');
  t.is(keyOf(z.int().min(3), 1)?.key, 'request.type');
});

test('what is written otherwise in each language is told in that of the reader; a number alone as it is', (t) => {
  const number = inEither((language) => (language === 'bn' ? 'সা-খরচ-৩/২৬' : 'G-Pay-3/26'));
  t.is(fillText('ভাউচার {number:shown}', { number }, 'bn'), 'ভাউচার সা-খরচ-৩/২৬');
  t.is(fillText('voucher {number:shown}', { number }, 'en'), 'voucher G-Pay-3/26');
  t.is(fillText('রসিদ {number:shown}', { number: 188 }, 'bn'), 'রসিদ ১৮৮');
});
