import test from 'ava';
import { MongoBulkWriteError, MongoNetworkTimeoutError, MongoServerError } from 'mongodb';
import { DocumentsAway, DocumentsSlow, reaching } from './away.ts';

const failing = (error: Error) => reaching(() => Promise.reject(error));

for (const code of [1, 6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436])
  test(`what the engine fails with for reasons of its own, code ${code}, is an absence`, async (t) => {
    const error = new MongoServerError({ message: 'of its own', code });
    await t.throwsAsync(failing(error), { instanceOf: DocumentsAway });
    const bulk = new MongoBulkWriteError(
      { message: 'of its own', code: 0, writeErrors: [{ code } as never] },
      {} as never,
    );
    await t.throwsAsync(failing(bulk), { instanceOf: DocumentsAway });
  });

for (const code of [2, 9, 26, 11000])
  test(`code ${code} is not`, async (t) => {
    await t.throwsAsync(failing(new MongoServerError({ message: 'ours', code })), {
      instanceOf: MongoServerError,
    });
  });

test('a socket that ends while the driver waits for it is an absence, any other error of Node is not', async (t) => {
  const ended = Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' });
  await t.throwsAsync(failing(ended), { instanceOf: DocumentsAway, message: ended.message });
  await t.throwsAsync(failing(new TypeError('a defect')), { instanceOf: TypeError });
});

test('what takes too long is told apart: less may pass', async (t) => {
  await t.throwsAsync(failing(new MongoNetworkTimeoutError('slow', {})), { instanceOf: DocumentsSlow });
  const exceeded = new MongoServerError({ message: 'slow', code: 262 });
  await t.throwsAsync(failing(exceeded), { instanceOf: DocumentsSlow });
  await t.throwsAsync(
    reaching(() => new Promise(() => undefined), 10),
    { instanceOf: DocumentsSlow },
  );
});
