import test from 'ava';
import { shownError } from './shown-error.ts';

test('a field that was only passed through is not blamed', (t) => {
  t.is(shownError({ error: 'ক', touched: true }), undefined);
  t.is(shownError({ error: 'ক', touched: true, modified: true }), 'ক');
  t.is(shownError({ error: 'ক', touched: true, submitFailed: true }), 'ক');
});

test("the server's word stands until the content changes", (t) => {
  t.is(shownError({ submitError: 'খ' }), 'খ');
  t.is(shownError({ submitError: 'খ', dirtySinceLastSubmit: true }), undefined);
});
