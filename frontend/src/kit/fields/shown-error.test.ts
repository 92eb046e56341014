import test from 'ava';
import { shownError } from './shown-error.ts';

test('a field that was only passed through is not blamed', (t) => {
  t.is(shownError({ error: 'ক', touched: true }, 'bn'), undefined);
  t.is(shownError({ error: 'ক', touched: true, modified: true }, 'bn'), 'ক');
  t.is(shownError({ error: 'ক', touched: true, submitFailed: true }, 'bn'), 'ক');
});

test("the server's word stands until the content changes", (t) => {
  t.is(shownError({ submitError: 'খ' }, 'bn'), 'খ');
  t.is(shownError({ submitError: 'খ', dirtySinceLastSubmit: true }, 'bn'), undefined);
});

test("the server's word follows the language of the page", (t) => {
  const submitError = { bn: 'খ', en: 'B' };
  t.is(shownError({ submitError }, 'bn'), 'খ');
  t.is(shownError({ submitError }, 'en'), 'B');
});
