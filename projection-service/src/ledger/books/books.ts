import { type Day, dayNumber, dhakaDay, journalEvents, paisa, streams } from '@madrasah/events';
import { ApprovalGiven } from '@madrasah/events/approvals';
import { type Posting, subLedgerAccount } from '@madrasah/events/ledger';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import { type Cut, cutAt } from './cut.ts';
import { moneyAccountsIn, numberName, postingsIn, referenceName } from './entry-facts.ts';
import { type ItemFacts, itemsIn } from './item-facts.ts';
import { ROLE, roleOf } from './roles.ts';
import { bytesOf, type Names, NONE, newNames, newTables, type Tables } from './tables.ts';

/** The journal went on without these books having seen an event between. */
export class BooksGap extends Error {
  override readonly name = 'BooksGap';
}

/** What was recorded together with the last event: by one login for one command, from an entry on. */
interface Append {
  readonly key: string;
  readonly first: number;
}

/** Everything books are made of: what a snapshot keeps. */
export interface BooksState {
  readonly tables: Tables;
  readonly names: Names;
  readonly revision: number;
  readonly position: number;
  readonly headHash: string;
  readonly append: Append;
}

const emptyState = (): BooksState => ({
  tables: newTables(),
  names: newNames(),
  revision: -1,
  position: 0,
  headHash: '',
  append: { key: '', first: 0 },
});

/** The series that entries were numbered in, by the name of their id and the id itself. */
type GivenSeries = Map<string, number>;

/** Receipts are many, and shown without their series: what takes them back needs none. */
const isAskedFor = (about: string) => !about.startsWith('receiptId ');

function givenSeries({ tables: { entries }, names: { texts } }: BooksState): GivenSeries {
  const given: GivenSeries = new Map();
  const none = texts.find('');
  for (let entry = 0; entry < entries.series.length; entry += 1) {
    const series = entries.series.at(entry);
    const about = `${texts.value(entries.refName.at(entry))} ${entries.ref.at(entry)}`;
    if (series !== none && isAskedFor(about)) given.set(about, series);
  }
  return given;
}

/** A school's journal in memory, as columns. Queries are pure functions over the books and a cut. */
export class Books {
  readonly stream: string;
  readonly tables: Tables;
  readonly names: Names;
  #revision: number;
  #position: number;
  #headHash: string;
  #append: Append;
  readonly #given: GivenSeries;

  constructor(school: string, state: BooksState = emptyState(), book = 1) {
    this.stream = streams.journal(school, book);
    this.tables = state.tables;
    this.names = state.names;
    this.#revision = state.revision;
    this.#position = state.position;
    this.#headHash = state.headHash;
    this.#append = state.append;
    this.#given = givenSeries(state);
  }

  /** Of the last event applied; -1 for empty books. */
  get revision(): number {
    return this.#revision;
  }
  /** Its position in the log. */
  get position(): number {
    return this.#position;
  }
  /** Its hash, by which a snapshot proves that it belongs to this journal. */
  get headHash(): string {
    return this.#headHash;
  }

  /** What stands with the last event; a snapshot may end in the midst of it. */
  get append(): Append {
    return this.#append;
  }

  /** What they weigh in memory. */
  get bytes(): number {
    return bytesOf(this.tables, this.names);
  }

  /**
   * Takes in the next event of the journal; one that was applied before, or of another stream, changes nothing.
   * @throws BooksGap · RangeError for an entry out of balance; the books are then as before
   */
  apply(event: DomainEvent): void {
    if (event.stream !== this.stream || event.revision <= this.#revision) return;
    if (event.revision !== this.#revision + 1)
      throw new BooksGap(`${this.stream}: ${event.revision} follows ${this.#revision}`);
    const postings = postingsIn(event);
    const items = itemsIn(event);
    for (const { itemId } of items)
      if (this.names.itemIds.find(itemId) !== NONE) throw new RangeError(`item ${itemId} is made twice`);
    this.#addEntry(event);
    this.#addToAppend(event);
    for (const subLedgerId of moneyAccountsIn(event.data))
      this.tables.accounts.role.set(this.#account(subLedgerAccount(subLedgerId)), ROLE.money);
    for (const facts of items) this.#addItem(facts, event.revision);
    for (const posting of postings) this.#addRow(posting, event.revision);
    this.#revision = event.revision;
    this.#position = event.position;
    this.#headHash = event.metadata.hash;
  }

  /** The books as of the end of a business day, as known at an instant; without either, as they are. */
  cut(clocks: { asOf?: Day | undefined; knownAt?: Date | undefined } = {}): Cut {
    return cutAt(this.tables, this.#revision, clocks);
  }

  #addEntry({ type, data, metadata }: DomainEvent): void {
    const { entries, rows } = this.tables;
    const numbered = (name: string) => (typeof data[name] === 'number' ? data[name] : 0);
    const at = Date.parse(metadata.at);
    entries.firstRow.add(rows.entry.length);
    entries.kind.add(this.names.kinds.indexOf(type));
    entries.on.add(dayNumber(typeof data['on'] === 'string' ? data['on'] : dhakaDay(new Date(at))));
    entries.at.add(at);
    entries.actor.add(metadata.actor.id);
    const refName = referenceName(type, data);
    entries.ref.add(numbered(refName));
    entries.refName.add(this.names.texts.indexOf(refName));
    entries.number.add(numbered(numberName(type, data)));
    entries.series.add(this.#series(type, data, `${refName} ${numbered(refName)}`));
    entries.admission.add(numbered('admissionId'));
  }

  #series(type: string, data: DomainEvent['data'], about: string): number {
    const { texts } = this.names;
    if (typeof data['series'] !== 'string')
      return this.#given.get(about) ?? texts.indexOf(journalEvents.get(type)?.entry.series ?? '');
    const series = texts.indexOf(data['series']);
    if (isAskedFor(about)) this.#given.set(about, series);
    return series;
  }

  /** What a second person confirmed is told by his confirmation, the last of what was recorded together. */
  #addToAppend({ type, data, revision, metadata }: DomainEvent): void {
    const { request } = this.tables.entries;
    request.add(0);
    const { correlationId = `of ${revision}`, actor } = metadata;
    const key = `${correlationId} ${actor.id}`;
    if (key !== this.#append.key) this.#append = { key, first: revision };
    if (type !== ApprovalGiven.type) return;
    for (let entry = this.#append.first; entry <= revision; entry += 1)
      if (request.at(entry) === 0) request.set(entry, Number(data['requestId']));
  }

  #addRow({ account, fund, party, itemId, debit, credit }: Posting, entry: number): void {
    const { rows, parties, items } = this.tables;
    const partyIndex = party === undefined ? NONE : this.#party(party);
    const item = itemId === undefined ? NONE : this.#item(itemId, partyIndex, fund, entry);
    const row = rows.entry.add(entry);
    rows.account.add(this.#account(account));
    rows.fund.add(this.names.funds.indexOf(fund));
    rows.party.add(partyIndex);
    rows.item.add(item);
    rows.amount.add(paisa(debit - credit));
    rows.beforeOfParty.add(partyIndex === NONE ? NONE : parties.lastRow.at(partyIndex));
    rows.beforeOfItem.add(item === NONE ? NONE : items.lastRow.at(item));
    if (partyIndex !== NONE) parties.lastRow.set(partyIndex, row);
    if (item !== NONE) items.lastRow.set(item, row);
  }

  #account(account: string): number {
    const index = this.names.accounts.indexOf(account);
    const { role } = this.tables.accounts;
    if (index === role.length) role.add(roleOf(account));
    return index;
  }

  #party(userId: number): number {
    const index = this.names.userIds.indexOf(userId);
    const { lastRow, lastItem } = this.tables.parties;
    if (index === lastRow.length) {
      lastRow.add(NONE);
      lastItem.add(NONE);
    }
    return index;
  }

  /** The item of a posting. One that no event has made is kept with the little the posting tells. */
  #item(itemId: number, party: number, fundId: number, entry: number): number {
    const known = this.names.itemIds.find(itemId);
    if (known !== NONE) return known;
    const userId = party === NONE ? 0 : this.names.userIds.value(party);
    const unknown = {
      admissionId: 0,
      sessionId: 0,
      subLedgerId: 0,
      arrearOf: 0,
      monthId: 0,
      priceRowId: 0,
      name: '',
    };
    return this.#addItem(
      { ...unknown, itemId, userId, fundId, dueOn: this.tables.entries.on.at(entry) },
      entry,
    );
  }

  #addItem(facts: ItemFacts, entry: number): number {
    const { items, parties } = this.tables;
    const index = this.names.itemIds.indexOf(facts.itemId);
    const party = this.#party(facts.userId);
    items.party.add(party);
    items.admission.add(facts.admissionId);
    items.session.add(facts.sessionId);
    items.subLedger.add(facts.subLedgerId);
    items.arrearOf.add(facts.arrearOf);
    items.month.add(facts.monthId);
    items.fund.add(this.names.funds.indexOf(facts.fundId));
    items.dueOn.add(facts.dueOn);
    items.priceRow.add(facts.priceRowId);
    items.name.add(this.names.texts.indexOf(facts.name));
    items.entry.add(entry);
    items.lastRow.add(NONE);
    items.beforeOfParty.add(parties.lastItem.at(party));
    parties.lastItem.set(party, index);
    return index;
  }
}
