import { type FactsOf, type Language, paisa, say } from '@madrasah/events';
import { pastEntriesList } from '@madrasah/events/dues';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { findStudent } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import {
  type Books,
  type Cut,
  entriesAbout,
  type ItemState,
  itemStates,
  type JournalEntry,
  journalEntry,
} from '../../ledger/books/index.ts';
import { type FeeName, feeNames, feeNamesNeed } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { monthNamesNeed, studentMonths } from '../../plans/index.ts';
import { type AskedOwed, owedNeeds } from '../owed.ts';

type Row = FactsOf<typeof pastEntriesList>;

const CONCEDED = 'sys:concession';
const ADVANCES: readonly string[] = ['sys:open-advance', 'sys:month-advance'];

interface Frame {
  readonly userId: number;
  readonly items: ReadonlyMap<number, ItemState>;
  readonly language: Language;
  readonly fee: FeeName;
  month(fee: { admissionId: number; monthId: number }): string;
}

/** The entries about a student that stand in the cut. */
function entriesOf(
  books: Books,
  cut: Cut,
  userId: number,
  { asOf }: Pick<AskedOwed, 'asOf'>,
): JournalEntry[] {
  return entriesAbout(books, { userId })
    .filter((revision) => revision <= cut.revision)
    .map((revision) => journalEntry(books, revision))
    .filter(({ on }) => on <= (asOf ?? on));
}

/** What one receipt did to a student's fees, fee by fee, and what it left as an advance. */
function rowsOf(
  entry: JournalEntry,
  reversed: boolean,
  { userId, items, language, month, fee }: Frame,
): Row[] {
  const own = entry.lines.filter((line) => line.userId === userId);
  const about = { on: entry.on, receiptNo: entry.number, receiptId: entry.refId, reversed };
  const ids = [...new Set(own.flatMap(({ itemId }) => itemId ?? []))];
  const fees = ids.map((itemId): Row => {
    const lines = own.filter((line) => line.itemId === itemId);
    const sum = (of: (line: (typeof lines)[number]) => number) =>
      paisa(lines.reduce((total, line) => total + of(line), 0));
    const deduction = sum(({ account, debit }) => (account === CONCEDED ? debit : 0));
    const item = items.get(itemId);
    return {
      ...{ ...about, itemId, SLID: item?.subLedgerId ?? 0, MonthID: item?.monthId ?? 0 },
      SlName: fee({ subLedgerId: item?.subLedgerId ?? 0, name: item?.name ?? '' }),
      MonthName: item ? month(item) : '',
      deduction,
      deposit: paisa(sum(({ account, credit }) => (account === 'sys:receivable' ? credit : 0)) - deduction),
    };
  });
  const left = own.filter(({ account }) => ADVANCES.includes(account));
  const held = paisa(left.reduce((sum, { credit }) => sum + credit, 0));
  if (held === 0) return fees;
  const advance = { SlName: say(language, 'dues.advance.left'), MonthName: '', SLID: 0, MonthID: 0 };
  return [...fees, { ...about, ...advance, deduction: paisa(0), deposit: held }];
}

/** What was paid for a student before, the latest first. */
export function pastEntryQueries(deps: Deps): HandledQuery[] {
  return listQueries(deps, pastEntriesList, {
    needs: [...owedNeeds(deps), ...monthNamesNeed, ...feeNamesNeed],
    file: 'past-entries',
    async rows(asked, tenant, { language }) {
      const student = await findStudent(tenant, asked.AdmissionID, language);
      if (!student) return { rows: [], beside: {} };
      const { userId } = student;
      const books = await deps.shelf.of(tenant.school);
      const entries = entriesOf(books, books.cut(asked), userId, asked);
      const back = new Set(
        entries.filter(({ kind }) => kind === CollectionReversed.type).map(({ refId }) => refId),
      );
      const states = itemStates(books, books.cut(), { user: userId });
      const items = new Map(states.map((item) => [item.itemId, item]));
      const [month, fee] = await Promise.all([
        studentMonths(tenant, userId, language),
        feeNames(tenant, language),
      ]);
      const frame = { userId, items, language, month, fee };
      const rows = entries
        .filter(({ kind }) => kind === FeesCollected.type)
        .flatMap((entry) => rowsOf(entry, back.has(entry.refId), frame))
        .reverse();
      return { rows, beside: {} };
    },
    async paper(_, { AdmissionID, asOf, knownAt }, tenant, { language }) {
      const student = await findStudent(tenant, AdmissionID, language);
      return {
        filters: [student?.name ?? '', ...periodText({ to: asOf, knownAt }, language)].filter(Boolean),
      };
    },
  });
}
