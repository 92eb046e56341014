import { isRefusal, type PlainList, paisaOf, type QueryDefinition, type Refusal } from '@madrasah/events';
import { invalidInput, type SignedInCall, TELLING_INPUT } from '@madrasah/service-kit/http';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery, Source } from '../../kernel/query.ts';
import {
  type About,
  type Books,
  entriesAbout,
  entriesByReference,
  type JournalEntry,
  journalEntry,
} from '../../ledger/books/index.ts';
import type { MadeOf } from './figures.ts';

/** A row as its list answers it, money in taka. */
export type Row = Readonly<Record<string, unknown>>;

/** How the rows of a list stand in the journal: which sums it has and which rows they add up, the list itself says. */
export interface RowEntries {
  readonly list: PlainList & { readonly question: QueryDefinition };
  /** What answers the list. */
  readonly queries: readonly HandledQuery[];
  /** By what the entries of a row are found. */
  about(row: Row): About;
  /** What one of them gave to a sum of the list, in paisa. @param money the accounts that hold money */
  gave(row: Row, column: string, entry: JournalEntry, money: ReadonlySet<string>): number;
}

/** What the sums of lists are explained from. */
export interface Room {
  readonly books: Books;
  readonly money: ReadonlySet<string>;
  readonly tenant: Tenant;
  readonly call: SignedInCall;
}

interface Answered {
  readonly data: readonly Row[];
  readonly totalPages: number;
}

const answering = ({ list, queries }: RowEntries): HandledQuery => {
  const found = queries.find(({ definition }) => definition.path === list.question.path);
  if (!found) throw new TypeError(`nothing answers ${list.question.path}`);
  return found;
};

/** Whom the rows of a list depend on. */
export const rowsNeed = (of: RowEntries): readonly Source[] => answering(of).needs;

/** Every row that the list has for a question, or the refusal of it. @throws DocumentsAway */
async function allRows(
  of: RowEntries,
  asked: Readonly<Record<string, string>>,
  { tenant, call }: Room,
): Promise<Row[] | Refusal> {
  const { list } = of;
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const paged = { ...asked, page: String(page), limit: String(list.rows.most) };
    const read = list.question.input.safeParse(paged, TELLING_INPUT);
    // A word that the figure's own question knows may be none that its list knows.
    if (!read.success) return invalidInput(read.error);
    const answer = await answering(of).handle(read.data, tenant, call);
    if (isRefusal(answer)) return answer;
    const { data, totalPages } = answer as Answered;
    rows.push(...data);
    pages = totalPages;
  }
  return rows;
}

/** Finds entries about something; those of one kind of paper in one pass over the journal. */
function entriesIn(books: Books): (about: About) => readonly number[] {
  const passes = new Map<string, ReadonlyMap<number, readonly number[]>>();
  return (about) => {
    const [[name, id] = ['', 0]] = Object.entries(about);
    if (name === 'userId') return entriesAbout(books, about);
    const pass = passes.get(name) ?? entriesByReference(books, name);
    passes.set(name, pass);
    return pass.get(Number(id)) ?? [];
  };
}

const asText = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

/** The question of a list, as an address has it: what of a larger one it knows. */
function questionOf({ list }: RowEntries, given: object): Record<string, string> {
  const shape = list.question.parts.query?.shape ?? {};
  const known = Object.entries(given).filter(([name, value]) => name in shape && value !== undefined);
  return Object.fromEntries(known.map(([name, value]) => [name, asText(value)]));
}

/**
 * What each entry gave to a sum of a list, in paisa, by revision: of the rows that the same question lists.
 * @param given the question; what the list does not ask is left out @throws DocumentsAway
 */
export async function rowsMadeOf(
  of: RowEntries,
  room: Room,
  column: string,
  given: object,
): Promise<MadeOf | Refusal> {
  const { books, money } = room;
  const asked = questionOf(of, given);
  const rows = await allRows(of, asked, room);
  if (isRefusal(rows)) return rows;
  const { asOf, knownAt } = asked;
  const cut = books.cut({ asOf, knownAt: knownAt === undefined ? undefined : new Date(knownAt) });
  const entriesOf = entriesIn(books);
  const { struck } = of.list;
  const found = new Map<number, number>();
  for (const row of rows) {
    if (struck !== undefined && row[struck]) continue;
    for (const revision of entriesOf(of.about(row))) {
      if (revision > cut.revision || books.tables.entries.on.at(revision) > cut.asOf) continue;
      const amount = of.gave(row, column, journalEntry(books, revision), money);
      if (amount !== 0) found.set(revision, (found.get(revision) ?? 0) + amount);
    }
  }
  return found;
}

/** What a column of a row says, in paisa. */
export const said = (row: Row, column: string): number => Number(paisaOf(Number(row[column] ?? 0)));
