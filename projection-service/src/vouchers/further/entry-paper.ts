import {
  amountInWords,
  banglaInWords,
  dayInWords,
  digitsOf,
  type Fact,
  type Language,
  type PaperBlock,
  type PaperDocument,
  paisa,
  sumPaisa,
  type TableBlock,
} from '@madrasah/events/kernel';
import type { JournalEntry } from '../../ledger/books/index.ts';
import { type AccountNames, shownNumber } from '../../ledger/index.ts';
import type { PaperHead } from '../../papers/index.ts';
import { ENTRY_LABELS, type EntryLabels } from './labels.ts';

/** What the paper of an entry says besides its lines. */
export interface SaidOfEntry {
  readonly title: string;
  /** What its number is called. */
  readonly number: string;
  /** Beside number and day: two a line. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  /** What it is over, in paisa, where that is not the sum of its debits: a transfer has as many in both funds. */
  readonly amount?: number;
  readonly reason: string;
  readonly writer: string;
  /** Who has confirmed it, where somebody had to. */
  readonly approver?: string;
  /** It was taken back: when, and why. */
  readonly reversed?: { readonly on: string; readonly reason: string };
  /** Whoever received money signs. */
  readonly receives?: boolean;
  /** What stands below its own lines. */
  readonly more?: readonly PaperBlock[];
}

const fact = (label: string, value: string, share: number): Fact => ({ label, value, share });

/** Two facts a line; what there is nothing to say of is left out. */
function inPairs(facts: SaidOfEntry['facts']): Fact[][] {
  const told = facts.filter(([, value]) => value !== '');
  return told.flatMap((_, at) =>
    at % 2 === 0 ? [told.slice(at, at + 2).map(([label, value]) => fact(label, value, 0.5))] : [],
  );
}

/** Both sides of the entry, account by account, each with its fund. */
function lines(entry: JournalEntry, names: AccountNames, labels: EntryLabels): TableBlock {
  const total = sumPaisa(entry.lines.map(({ debit }) => debit));
  return {
    kind: 'table',
    numbered: labels.serial,
    columns: [
      { title: labels.account, kind: 'name', share: 1.4 },
      { title: labels.fund, kind: 'name' },
      { title: labels.debit, kind: 'money' },
      { title: labels.credit, kind: 'money' },
    ],
    rows: [
      ...entry.lines.map(({ account, fundId, debit, credit }) => ({
        cells: [names.account(account), names.fund(fundId), debit || null, credit || null],
      })),
      { kind: 'sum', cells: [labels.total, '', total, total] },
    ],
  };
}

/** Across it: that it was taken back. */
function across(
  { reversed }: SaidOfEntry,
  labels: EntryLabels,
  language: Language,
): Pick<PaperDocument, 'void'> {
  if (!reversed) return {};
  const day = `${labels.reversed}: ${dayInWords(reversed.on, language)}`;
  const sentence = reversed.reason === '' ? day : `${day} – ${labels.reason}: ${reversed.reason}`;
  return { void: { word: labels.reversed, sentence } };
}

/** The paper of one entry on A5: what it is, both its sides, the sum in words, why, and who signs. */
export function entryDocument(
  head: PaperHead<Language>,
  entry: JournalEntry,
  names: AccountNames,
  said: SaidOfEntry,
): PaperDocument {
  const { language } = head;
  const labels = ENTRY_LABELS[language];
  // What is in no series is known by its own id.
  const number = shownNumber(entry, names) || digitsOf(entry.refId, language);
  const day = `${dayInWords(entry.on, language)} / ${banglaInWords(entry.on, language)} ${labels.era}`;
  const total = paisa(sumPaisa(entry.lines.map(({ debit }) => debit)));
  return {
    ...{ ...head, size: 'a5-landscape', title: said.title, filters: [] },
    number,
    ...across(said, labels, language),
    blocks: [
      {
        kind: 'facts',
        lines: [[fact(said.number, number, 0.5), fact(labels.date, day, 0.5)], ...inPairs(said.facts)],
      },
      lines(entry, names, labels),
      {
        kind: 'facts',
        lines: [
          [
            fact(
              labels.inWords,
              amountInWords(said.amount === undefined ? total : paisa(said.amount), language),
              1,
            ),
          ],
          ...(said.reason ? [[fact(labels.reason, said.reason, 1)]] : []),
        ],
      },
      ...(said.more ?? []),
      {
        kind: 'signatures',
        slots: [
          { label: labels.preparer, name: said.writer },
          { label: labels.accountant },
          { label: labels.approver, ...(said.approver && { name: said.approver }) },
          ...(said.receives ? [{ label: labels.receiver }] : []),
        ],
      },
    ],
  };
}
