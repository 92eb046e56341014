import type { Books } from '../books.ts';

/** Who asked for each request, of so many of the books' entries as were read. */
interface Askers {
  readonly byRequest: Map<number, number>;
  read: number;
}

const KNOWN = new WeakMap<Books, Askers>();

/** Books only ever add entries: what was read stays read. */
function askersOf(books: Books): Askers['byRequest'] {
  const known = KNOWN.get(books) ?? { byRequest: new Map(), read: 0 };
  KNOWN.set(books, known);
  const { entries } = books.tables;
  const asked = books.names.kinds.find('ApprovalRequested');
  for (; known.read <= books.revision; known.read += 1)
    if (entries.kind.at(known.read) === asked)
      known.byRequest.set(entries.ref.at(known.read), entries.actor.at(known.read));
  return known.byRequest;
}

/**
 * The login whose doing an entry is: who asked for it, where a second person confirmed it, else who recorded it. Money
 * that an approval took was taken by who asked.
 */
export function makerOf(books: Books, entry: number): number {
  const { entries } = books.tables;
  const request = entries.request.at(entry);
  return (request > 0 ? askersOf(books).get(request) : undefined) ?? entries.actor.at(entry);
}
