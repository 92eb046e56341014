import { type DraftOf, isRefusal, Problem, type Refusal, sumPaisa } from '@madrasah/events';
import type { FeesCollected } from '@madrasah/events/fees';
import {
  chartedInBoth,
  cr,
  DIRECTION,
  dr,
  entry,
  FUND_KIND,
  refuseLedger,
  subLedgerAccount,
} from '@madrasah/events/ledger';
import { refuseTamlik as refuse, type Tamlik, TamlikGiven } from '@madrasah/events/tamlik';
import { admissionsStream } from '../admissions/state.ts';
import { type ApprovalContext, needsSecondPerson, type Said } from '../approvals/steps.ts';
import { collectFees } from '../fees/steps.ts';
import { allRefused } from '../kernel/several/all-refused.ts';
import { feeInBoth } from '../ledger/chart/lookups.ts';
import type { Fund, SubLedger } from '../ledger/chart/state.ts';
import { booksAfter } from '../ledger/journal/after.ts';
import type { Books } from '../ledger/journal/facts/index.ts';
import { next, voucherSeries } from '../ledger/journal/numbering.ts';
import { moneyAccount, notAllowed, openFund } from '../ledger/journal/rules/checks.ts';
import { dayFor, type Touched } from '../ledger/journal/rules/day-for.ts';
import { moneyShortage } from '../ledger/journal/rules/money-rule.ts';
import type { Item } from '../ledger/journal/state.ts';
import { peopleStream } from '../people/state.ts';

type Line = Tamlik['lines'][number];
/** The student's own code, as refusals name him. */
type CodeOf = (userId: number) => string;

const codesIn =
  ({ look }: ApprovalContext): CodeOf =>
  (userId) =>
    look(peopleStream).people.get(userId)?.userCode ?? String(userId);

/**
 * তামলীক (W18): zakat is given to each student who is entitled to it, and he pays his fee with it: a voucher of the
 * zakat fund and a receipt for each student, recorded together. Always with a second person.
 */
export function giveTamlik(books: Books, asked: Tamlik, context: ApprovalContext) {
  const { noteId } = asked;
  const funds = placesOf(books, asked);
  if (isRefusal(funds)) return funds;
  const { fund, account, receiving } = funds;
  const day = dayFor(books, 'due', asked.on, touched(books, asked, funds));
  if (isRefusal(day)) return day;
  const { on } = day;
  const command = { ...asked, on };
  const fault = linesFault(books, command, codesIn(context));
  if (fault) return fault;
  const receipts = receiptsOf(books, command, receiving, context);
  if (isRefusal(receipts)) return receipts;
  const { fundId } = fund;
  const total = sumPaisa(command.lines.map(({ amount }) => amount));
  const postings = entry([
    ...command.lines.map(({ userId, amount }) => dr('sys:zakat-given', fundId, amount, { party: userId })),
    cr(subLedgerAccount(account.subLedgerId), fundId, total),
  ]);
  const shortage = moneyShortage(books.journal, books.chart, on, postings);
  if (shortage) return shortage;
  const series = voucherSeries(books.chart, fundId, DIRECTION.out, on);
  const numbers = { tamlikId: context.requestId, voucherNo: next(books.journal, series), series };
  const facts = { ...day, fundId, moneyAccount: account.subLedgerId, lines: linesWith(receipts), noteId };
  return needsSecondPerson([TamlikGiven({ ...numbers, ...facts, postings }), ...receipts]);
}

/** What the day must be open for: it moves on with its accounts while it waits. */
const touched = (
  books: Books,
  { lines }: Tamlik,
  {
    fund,
    account,
    receiving,
  }: { readonly fund: Fund; readonly account: SubLedger; readonly receiving: SubLedger },
): Touched => ({
  accounts: [account.subLedgerId, receiving.subLedgerId],
  funds: [fund.fundId, ...lines.flatMap((line) => itemOf(books, line)?.fundId ?? [])],
});

/** The zakat fund, the account its money leaves, and the one the fees come into. */
function placesOf(
  { chart }: Books,
  command: Tamlik,
): { readonly fund: Fund; readonly account: SubLedger; readonly receiving: SubLedger } | Refusal {
  const fund = openFund(chart, command.fundId);
  if (isRefusal(fund)) return fund;
  if (fund.kind !== FUND_KIND.zakat) return refuse('tamlik.not-zakat', { fund: chartedInBoth(fund) });
  const account = moneyAccount(chart, command.moneyAccount);
  if (isRefusal(account)) return account;
  const receiving = moneyAccount(chart, command.receivingAccount);
  if (isRefusal(receiving)) return receiving;
  return notAllowed(chart, account, [fund.fundId]) ?? { fund, account, receiving };
}

const lineAt = (place: number) => `students.${place}.amount`;

/** Every student is entitled on that day, and none is given more than he owes of an item. */
function linesFault(books: Books, { lines, on }: Tamlik, codeOf: CodeOf): Refusal | undefined {
  const known = new Set<number>();
  const headOf = feeInBoth(books.chart);
  return allRefused(lines, lineAt, (line, index) => {
    const { userId, itemId, amount } = line;
    const code = codeOf(userId);
    const at = (field: string, problem: Problem) =>
      refuse(problem.key as Parameters<typeof refuse>[0], problem.params, [
        { path: `students.${index}.${field}`, problem },
      ]);
    const since = books.journal.zakatEligible.get(userId);
    if (since === undefined) return at('UserID', new Problem('tamlik.not-eligible', { code, amount }));
    if (on < since) return at('UserID', new Problem('tamlik.not-yet-eligible', { code, day: since }));
    const item = itemOf(books, line);
    if (!item) return at('itemId', new Problem('tamlik.item-unknown'));
    if (known.has(itemId))
      return at('itemId', new Problem('tamlik.item-twice', { code, head: headOf(item) }));
    known.add(itemId);
    if (amount === 0) return refuseLedger('ledger.amount-zero');
    if (amount > item.due)
      return at('amount', new Problem('tamlik.more-than-due', { code, head: headOf(item), due: item.due }));
    return undefined;
  });
}

function itemOf({ journal }: Books, { userId, itemId }: Line): Item | undefined {
  const item = journal.items.get(itemId);
  return item && item.userId === userId && !item.reversed ? item : undefined;
}

type Receipt = DraftOf<typeof FeesCollected>;

/** A receipt for each student, one after another, under the latest admission of what he pays. */
function receiptsOf(
  books: Books,
  { lines, on }: Tamlik,
  receiving: SubLedger,
  { look, requestId }: ApprovalContext,
): readonly Receipt[] | Refusal {
  const { admissions } = look(admissionsStream);
  const receipts: Receipt[] = [];
  for (const [userId, own] of Map.groupBy(lines, (line) => line.userId)) {
    const items = own.map((line) => itemOf(books, line) as Item); // `linesFault` has found each
    const admissionId = Math.max(...items.map((item) => item.admissionId));
    const before = receipts.length === 0 ? books : booksAfter(books, receipts);
    const collected = collectFees(
      before,
      {
        ...{ userId, admissionId, on, remark: '', transactionNo: '', tamlikId: requestId },
        ...{ ledgerId: receiving.ledgerId, moneyAccount: receiving.subLedgerId },
        rows: own.map(({ itemId, amount }, index) => ({
          ...{ itemId, priceRowId: undefined, subLedgerId: undefined },
          ...{ due: items[index]?.due ?? 0, deduction: 0, deposit: amount },
        })),
      },
      admissions.get(admissionId),
    );
    if (isRefusal(collected)) return collected;
    receipts.push(...(collected as readonly Receipt[]));
  }
  return receipts;
}

/** What was given of which item, and the receipt that says so. */
const linesWith = (receipts: readonly Receipt[]) =>
  receipts.flatMap(({ data: { receiptId, receiptNo, userId, rows } }) =>
    rows.map(({ admissionId, itemId, name, monthId, deposit }) => ({
      ...{ userId, admissionId, itemId, name, monthId, amount: deposit, receiptId, receiptNo },
    })),
  );

/** What the request says: how many students, their heads, the sum. */
export function saysOfTamlik({ journal }: Books, { lines, noteId }: Tamlik): Said {
  const students = new Set(lines.map(({ userId }) => userId));
  const heads = new Set(lines.map(({ itemId }) => journal.items.get(itemId)?.name ?? ''));
  return {
    amount: sumPaisa(lines.map(({ amount }) => amount)),
    places: { students: students.size, heads: [...heads].join(', ') },
    noteId,
    ...(students.size === 1 && { userId: lines[0]?.userId as number }),
  };
}
