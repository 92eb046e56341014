import test from 'ava';
import { ApiError } from './api.ts';
import { failureIn, failureOf } from './failure.ts';

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

test('what only this page says of a call stays as it was said', (t) => {
  const failure = failureOf(new ApiError(0, 'network.away', 'সংযোগ নেই'), 0);
  t.is(failureIn(failure, 'en').message, 'সংযোগ নেই');
});
