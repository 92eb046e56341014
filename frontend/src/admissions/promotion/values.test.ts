import test from 'ava';
import { suggestedAction } from './values.ts';

test('a suggestion becomes the action of its student', (t) => {
  t.is(suggestedAction({ Suggestion: 1, NextClassID: 4 }, 4), 'promote');
  t.is(suggestedAction({ Suggestion: 2, NextClassID: null }, 4), 'repeat');
  t.is(suggestedAction({ Suggestion: 3, NextClassID: null }, 4), 'leave');
  t.is(suggestedAction({ Suggestion: 4, NextClassID: null }, 4), 'skip');
});

test('who is to go to another class than the one that was chosen waits for a promotion of his own', (t) => {
  t.is(suggestedAction({ Suggestion: 1, NextClassID: 5 }, 4), 'skip');
  t.is(suggestedAction({ Suggestion: 1, NextClassID: 5 }, undefined), 'skip');
});
