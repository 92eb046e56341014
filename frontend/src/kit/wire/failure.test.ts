import test from 'ava';
import { kitTexts } from '../texts.ts';
import { ApiError, createApi, faultOf } from './api.ts';
import { failureIn, failureOf, failureOver } from './failure.ts';

const messages = { bn: 'বেশি', en: 'Too much' };

test('a failure is read in the language of the page, whichever it was asked in', (t) => {
  const fields = [
    { path: 'a', message: 'বেশি', messages },
    { path: 'b', message: 'নেই' },
  ];
  const failure = failureOf(new ApiError(409, 'x', 'বেশি', fields, { messages }), 0);
  t.like(failureIn(failure, 'bn'), { message: 'বেশি' });
  const { message, fields: said } = failureIn(failure, 'en');
  t.is(message, 'Too much');
  t.deepEqual(
    said.map((field) => field.message),
    ['Too much', 'নেই'],
  );
});

test('that the network is away is said in either language as well', async (t) => {
  const api = createApi({
    fetch: () => Promise.reject(new TypeError('away')),
    sendForm: () => Promise.reject(new TypeError('away')),
    token: () => undefined,
    language: () => 'bn',
    tokenRefused: () => undefined,
  });
  const error = await t.throwsAsync<ApiError>(api('/api/x'));
  const failure = failureOf(error, 0);
  t.is(failureIn(failure, 'bn').message, error.message);
  t.is(failureIn(failure, 'en').message, kitTexts.en['kit.api.away']);
});

test('what has been said in one language alone stays as it was said', (t) => {
  const failure = failureOf(new ApiError(0, 'page.fault', 'সংযোগ নেই'), 0);
  t.is(failureIn(failure, 'en').message, 'সংযোগ নেই');
});

test('a defect of the page is told in the words of either language, not in its own', (t) => {
  const failure = failureOf(faultOf(new TypeError('x is not a function')), 0);
  t.is(failure.code, 'page.fault');
  for (const language of ['bn', 'en'] as const)
    t.is(failureIn(failure, language).message, kitTexts[language]['kit.api.fault']);
});

test('what its definition says stands over a failure, in either language; without it the failure is as it was', (t) => {
  const failed = { bn: 'শিক্ষকের তথ্য লোড করা যায়নি', en: 'Failed to load teacher data' };
  const failure = failureOf(new ApiError(503, 'store.away', 'পরে', []), 0);
  t.deepEqual(failureIn(failureOver(failure, failed), 'en').failed, failed);
  t.is(failureOver(failure, undefined), failure);
  t.is(failureOver(undefined, failed), undefined);
});
