import type { Books } from '../books.ts';
import type { Cut } from '../cut.ts';

/** What an entry has left in an account: of what came in what is there, of what went out what nothing covers (< 0). */
export interface Remainder {
  readonly revision: number;
  /** Paisa, never 0. */
  readonly amount: number;
}

/** What one document, with all that takes it back, has moved in an account of one fund. */
interface Net {
  /** The entry that stands for it: its latest that moved the way it moved in all. */
  revision: number;
  amount: number;
  readonly entries: { readonly revision: number; readonly amount: number }[];
}

/**
 * What an account holds, by the entries that brought it: together they are its balance at the cut, to the paisa. An
 * entry and what takes it back are one; of each fund what goes out takes the oldest first. Newest first.
 */
export function stillThere(books: Books, cut: Cut, account: string): Remainder[] {
  const left = new Map<number, number>();
  for (const nets of movesByFund(books, cut, account).values())
    for (const { revision, amount } of remaining(inOrder(books, nets)))
      left.set(revision, (left.get(revision) ?? 0) + amount);
  const { on } = books.tables.entries;
  return [...left]
    .map(([revision, amount]) => ({ revision, amount }))
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => on.at(b.revision) - on.at(a.revision) || b.revision - a.revision);
}

/**
 * By fund and document. An entry and its mirror name the same id by the same name: no two kinds of documents that move
 * money share one.
 */
function movesByFund({ tables, names }: Books, cut: Cut, account: string): Map<number, Map<string, Net>> {
  const { rows, entries } = tables;
  const wanted = names.accounts.find(account);
  const funds = new Map<number, Map<string, Net>>();
  for (let row = 0; row < cut.rows; row += 1) {
    if (rows.account.at(row) !== wanted) continue;
    const revision = rows.entry.at(row);
    if (entries.on.at(revision) > cut.asOf) continue;
    const ref = entries.ref.at(revision);
    const document = ref === 0 ? `entry ${revision}` : `${entries.refName.at(revision)} ${ref}`;
    const fund = funds.get(rows.fund.at(row)) ?? new Map<string, Net>();
    funds.set(rows.fund.at(row), fund);
    const net = fund.get(document) ?? { revision, amount: 0, entries: [] };
    fund.set(document, net);
    net.amount += rows.amount.at(row);
    net.entries.push({ revision, amount: rows.amount.at(row) });
  }
  return funds;
}

/** Documents that have moved anything in all, by the day of the entry that stands for them. */
function inOrder({ tables: { entries } }: Books, nets: ReadonlyMap<string, Net>): Net[] {
  const moved = [...nets.values()].filter(({ amount }) => amount !== 0);
  for (const net of moved)
    net.revision =
      net.entries.findLast(({ amount }) => Math.sign(amount) === Math.sign(net.amount))?.revision ??
      net.revision;
  return moved.sort(
    (a, b) => entries.on.at(a.revision) - entries.on.at(b.revision) || a.revision - b.revision,
  );
}

/** What went out takes of what came in, oldest first; what is over on either side remains. */
function remaining(moved: readonly Net[]): Remainder[] {
  const sumOf = (side: readonly Net[]) => side.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  const [came, went] = [moved.filter(({ amount }) => amount > 0), moved.filter(({ amount }) => amount < 0)];
  const after = (side: readonly Net[], taken: number) => {
    let rest = taken;
    return side.map(({ revision, amount }) => {
      const part = Math.min(rest, Math.abs(amount));
      rest -= part;
      return { revision, amount: amount - Math.sign(amount) * part };
    });
  };
  return [...after(came, sumOf(went)), ...after(went, sumOf(came))];
}
