import test from 'ava';
import { GridFSBucket, MongoClient, MongoNetworkError } from 'mongodb';
import { Bucket, DocumentsAway } from './index.ts';

test('a reading that breaks off is away, though its stream never says that it has ended', async (t) => {
  const client = new MongoClient('mongodb://127.0.0.1:1'); // never connected to
  t.teardown(() => client.close());
  const broken = {
    next: () => Promise.reject(new MongoNetworkError('the connection broke')),
    return: () => new Promise(() => undefined),
  };
  const { openDownloadStream } = GridFSBucket.prototype;
  t.teardown(() => Object.assign(GridFSBucket.prototype, { openDownloadStream }));
  Object.assign(GridFSBucket.prototype, {
    openDownloadStream: () => ({ [Symbol.asyncIterator]: () => broken }),
  });
  const bucket = new Bucket(
    () => client.db('kept'),
    () => 'files',
  );
  await t.throwsAsync(bucket.get('one'), { instanceOf: DocumentsAway });
});
