import type { Books } from '../../books.ts';

/** The items of each admission, of so many of the books' items as were read. */
interface Placed {
  readonly items: Map<number, number[]>;
  read: number;
}

const NOTHING: readonly number[] = [];

/** Made of the books when it is first asked for, and no part of their snapshot: it follows from them. */
const placed = new WeakMap<Books, Placed>();

/** The items of an admission in the order they were charged. Books only ever add items: what was read stays read. */
export function itemsOfAdmission(books: Books, admissionId: number): readonly number[] {
  const known = placed.get(books) ?? { items: new Map(), read: 0 };
  placed.set(books, known);
  const { data, length } = books.tables.items.admission;
  for (; known.read < length; known.read += 1) {
    const of = data[known.read] as number;
    const items = known.items.get(of);
    if (items) items.push(known.read);
    else known.items.set(of, [known.read]);
  }
  return known.items.get(admissionId) ?? NOTHING;
}
