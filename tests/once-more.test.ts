import test from 'ava';
import { filesToTryAgain } from './once-more.ts';

const NOTHING_ELSE = {
  ...{ failedHooks: 0, failedWorkers: 0, internalErrors: 0, remainingTests: 0, sharedWorkerErrors: 0 },
  ...{ timeouts: 0, uncaughtExceptions: 0, unexpectedProcessExits: 0, unhandledRejections: 0 },
};
const again = (files: readonly string[], beyond = {}) =>
  filesToTryAgain({
    stats: { ...NOTHING_ELSE, failedTests: files.length, ...beyond },
    getFailedTestFiles: () => files,
  });

test('a few files are tried once more; many, none, and the rows that have tried twice are not', (t) => {
  t.deepEqual(again(['one', 'two', 'three']), ['one', 'two', 'three']);
  t.deepEqual(again(['one', 'two', 'three', 'four']), []);
  t.deepEqual(again([]), []);
  t.deepEqual(again(['/a/tests/mend-2/mend-2.test.ts']), []);
});

for (const count of Object.keys(NOTHING_ELSE))
  test(`a run with ${count} is not made good by trying files once more`, (t) => {
    t.deepEqual(again(['one'], { [count]: 1 }), []);
  });

test('a count that ava does not tell any more is taken for the worst', (t) => {
  t.deepEqual(again(['one'], { timeouts: undefined }), []);
});
