import { join } from 'node:path';
import { DEMO_SCHOOL } from '@madrasah/command-service';
import { Codec } from '@madrasah/service-kit/codec';
import { silentLogger } from '@madrasah/service-kit/logging';
import { folderPlace } from '@madrasah/service-kit/snapshots';
import { BooksShelf, trialBalance } from '../../../projection-service/src/ledger/books/index.ts';
import { figuresOf, tell, timed } from '../figures.ts';
import { eventStoreIn, vaultIn } from '../stores/embedded-stores.ts';

// A trial balance by a process that has just started, its books not in memory: from the whole journal, or from the
// snapshot that the run before has left.
const [, , folder = '', from = 'log'] = process.argv;
const { store, end } = await eventStoreIn(folder);
const vault = vaultIn(folder);
const directory = join(folder, 'snapshots');
const shelf = new BooksShelf({
  events: store,
  codec: new Codec(vault),
  snapshots: folderPlace(directory),
  log: silentLogger(),
});
await store.ping();

const told = figuresOf('trial balance over 200,000 entries');
const { ms, result } = await timed(async () => {
  const books = await shelf.of(DEMO_SCHOOL);
  return { books, funds: trialBalance(books, books.cut()) };
});
for (const { fundId, debit, credit } of result.funds)
  if (debit !== credit || debit === 0) throw new Error(`fund ${fundId}: ${debit} against ${credit}`);
const again = await timed(async () => trialBalance(result.books, result.books.cut()));
await shelf.save();

const atMost = from === 'log' ? 8 : 1.5;
tell([
  told(`from the ${from}`, ms / 1000, 's', { atMost }),
  ...(from === 'log'
    ? [told('entries', result.books.revision + 1, '')]
    : [told('once in memory', again.ms, 'ms')]),
]);
await end();
vault.close();
