/** A process of its own that appends to a data file, one event after another, until it is ended or killed. */
import { SqliteEventStore } from '../../index.ts';
import { proposed } from './data-file.ts';

const [, , path = '', count = 'Infinity'] = process.argv;
const store = new SqliteEventStore(path);
for (let n = 0; n < Number(count); n += 1) {
  await store.append('written', n - 1, [proposed(`{"n":${n}}`)]);
  process.send?.(n);
}
await new Promise((resolve) => process.once('message', resolve));
store.close();
process.disconnect();
