import { encode } from '../storage/bytes.ts';
import { Store } from '../storage/store.ts';
import { capture, save } from './save.ts';

// A program of a test: saves one snapshot after another over the same file until it is killed.
const [, , path = '', key = ''] = process.argv;
const store = new Store();
const rows = store.open('madrasah', 'rows');
for (let _id = 0; _id < 20_000; _id++) rows.insert(encode({ _id, text: 'x'.repeat(300) }));
for (;;) {
  await save(path, Buffer.from(key, 'hex'), { keyName: 'k', about: {} }, capture(store));
  process.send?.('saved');
}
