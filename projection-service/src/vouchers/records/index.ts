import { digitsOf, type FactsOf, type Language, paisa, sumPaisa } from '@madrasah/events';
import { FeesCharged, FeesCollected } from '@madrasah/events/fees';
import { FundsTransferred, subLedgerOf } from '@madrasah/events/ledger';
import { recordsList, WalletSettled } from '@madrasah/events/vouchers';
import { studentDirectory, studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { type Books, entriesAbout, type JournalEntry } from '../../ledger/books/index.ts';
import { accountNames, reasonsNeed, reasonsOf, shownNumber } from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { refundsNeed } from '../further/refunds-listed.ts';
import { vouchersNeed } from '../naming.ts';
import { describing } from './describing.ts';
import { chargesTakenBack, KINDS, recordedEntries, reversalsIn } from './found.ts';

type Row = FactsOf<typeof recordsList>;
const KIND_IDS = new Map(Object.entries(KINDS).map(([id, type]) => [type, Number(id)]));

/** What these came to stands on accounts of the chart: beside it they move what stands against it. */
const ON_ACCOUNTS: readonly string[] = [FeesCollected.type, FundsTransferred.type, WalletSettled.type];

/** What an entry came to: what was charged, what a receipt or a transfer moved, else one side of it. */
const amountOf = ({ kind, lines }: JournalEntry) => {
  const counts = (account: string) => {
    if (kind === FeesCharged.type) return account === 'sys:receivable';
    return !ON_ACCOUNTS.includes(kind) || subLedgerOf(account) !== undefined;
  };
  return paisa(sumPaisa(lines.filter(({ account }) => counts(account)).map(({ debit }) => debit)));
};

/** What took each entry back; undefined of those that stand. */
function takingBack(books: Books): (entry: JournalEntry) => JournalEntry | undefined {
  const reversals = reversalsIn(books);
  const charges = chargesTakenBack(books);
  return (entry) => {
    if (entry.kind !== FeesCharged.type) return reversals.get(`${entry.kind} ${entry.refId}`);
    const items = entry.lines.flatMap(({ itemId }) => itemId ?? []);
    return items.length > 0 && items.every((itemId) => charges.has(itemId))
      ? charges.get(items[0] as number)
      : undefined;
  };
}

/** Entries about students whom the school's directory finds by what was typed, as by a father's name. @throws DocumentsAway */
async function aboutStudents(books: Books, tenant: Tenant, typed: string, language: Language) {
  if (!typed) return new Set<number>();
  const students = await studentDirectory(tenant, { search: typed }, language);
  const users = new Set(students.map(({ userId }) => userId));
  return new Set([...users].flatMap((userId) => entriesAbout(books, { userId })));
}

/** Receipts, vouchers, charges, tamliks, journal vouchers and refunds: looked up to be corrected or taken back. */
export const recordQueries = (deps: Deps): HandledQuery[] =>
  listQueries(deps, recordsList, {
    needs: [deps.shelf, ...studentsNeed, ...vouchersNeed, ...refundsNeed, ...reasonsNeed],
    file: 'records',
    async rows({ search = '', state, ...asked }, tenant, { language }) {
      const books = await deps.shelf.of(tenant.school);
      const takenBack = takingBack(books);
      const names = await accountNames(tenant, language);
      // A charge has no number on paper: it is known by its own.
      const shown = (entry: JournalEntry) =>
        shownNumber(entry, names) || digitsOf(entry.number || entry.refId, language);
      const ofStudents = await aboutStudents(books, tenant, search, language);
      const entries = recordedEntries(books, asked).filter(
        (entry) => state === undefined || (takenBack(entry) === undefined) === (state === 1),
      );
      const { actor, text, student, requestOf, said } = await describing(deps, tenant, entries, language);
      const reversals = entries.flatMap((entry) => takenBack(entry) ?? []);
      const reasons = await reasonsOf(deps, tenant, reversals);
      const rowOf = (entry: JournalEntry): Row => {
        const whose = student(entry);
        const back = takenBack(entry);
        const reason = back && reasons.get(back.revision);
        const kind = KIND_IDS.get(entry.kind) ?? 0;
        return {
          ...{ key: `${kind}-${entry.refId}`, id: entry.refId, kind, on: entry.on },
          ...{ number: entry.number || entry.refId, shown: shown(entry) },
          ...(whose && { UserCode: whose.userCode, StudentName: whose.name }),
          ...{ text: text(entry), amount: amountOf(entry), writer: actor(entry.makerId) },
          requestId: requestOf(entry),
          AdmissionID: whose ? entry.admissionId || whose.admissionId : 0,
          reversed: back !== undefined,
          ...(back && { reversedOn: back.on, reversedBy: actor(back.makerId) }),
          ...(reason && { reason }),
        };
      };
      const told = new Map(entries.map((entry) => [rowOf(entry), entry] as const));
      const saidOf = (row: Row) => {
        const entry = told.get(row) as JournalEntry;
        return [...said(entry), ...(ofStudents.has(entry.revision) ? [search] : [])];
      };
      return { rows: [...told.keys()], said: saidOf, beside: {} };
    },
    paper: (_, { from, to }, _tenant, { language }) => ({
      filters: periodText({ from, to }, language),
      signers: ['preparer', 'accountant', 'principal'],
    }),
  });
