import { type Language, paisa, streams, sumPaisa, toTaka } from '@madrasah/events';
import { FeesCollected } from '@madrasah/events/fees';
import { subLedgerAccount } from '@madrasah/events/ledger';
import { voucherQueries, walletSettlementsList } from '@madrasah/events/vouchers';
import { type StudentRow, studentsNeed, studentsOfUsers } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { type Books, journalEntry, stillThere, trialBalance } from '../../ledger/books/index.ts';
import {
  type AccountNames,
  accountNames,
  askedFor,
  entryName,
  known,
  namesNeed,
} from '../../ledger/index.ts';
import { listQueries } from '../../lists/index.ts';
import { periodText } from '../../papers/index.ts';
import { voucherNames, vouchersNeed } from '../naming.ts';
import { walletSettlementsProjector } from './projectors.ts';

/** The list of settlements, on the screen and as files. */
const settlements = (deps: Deps): HandledQuery[] =>
  listQueries(deps, walletSettlementsList, {
    needs: [walletSettlementsProjector, ...vouchersNeed],
    file: 'wallet-settlements',
    async rows(asked, tenant, { language }) {
      const found = (await tenant.find(walletSettlementsProjector, {}, { sort: { on: -1 } })).filter(
        askedFor(asked),
      );
      const names = await voucherNames(deps, tenant, language, []);
      const isKnown = known(asked);
      const rows = found.map(
        ({ settlementId, on, wallet, bank, lines, charge, received, actorId, reversed }) => ({
          reversed: reversed !== null && isKnown(reversed),
          ...{ settlementId, on, wallet: names.account(wallet), bank: names.account(bank) },
          ...{ Wallet: wallet, Bank: bank, shown: names.number('wallet', settlementId) },
          amount: paisa(sumPaisa(lines.map(({ amount }) => amount))),
          ...{ charge: paisa(charge), received: paisa(received), writer: names.actor(actorId) },
        }),
      );
      return { rows, beside: {} };
    },
    paper: (_, { from, to, knownAt }, _tenant, { language }) => ({
      filters: periodText({ from, to, knownAt }, language),
      signers: ['preparer', 'accountant', 'principal'],
    }),
  });

/** What a wallet holds, by the entries that brought it: together its balance. */
const notSettled = (books: Books, account: string) =>
  stillThere(books, books.cut({}), account).map((row) => ({
    ...row,
    entry: journalEntry(books, row.revision),
  }));

/** As the wallet's company calls a payment; '' where it was none. @throws StoreAway */
async function transactionNo({ store, codec }: Deps, school: string, revision: number): Promise<string> {
  for await (const event of store.readStream(streams.journal(school), { from: revision, limit: 1 }))
    return String(codec.decode(event).data['transactionNo'] ?? '');
  return '';
}

async function unsettled(
  deps: Deps,
  tenant: Tenant,
  rows: ReturnType<typeof notSettled>,
  names: AccountNames,
  language: Language,
) {
  const userOf = (row: (typeof rows)[number]) =>
    row.entry.lines.find(({ userId }) => userId !== undefined)?.userId ?? 0;
  const [students, numbers] = await Promise.all([
    studentsOfUsers(tenant, [...new Set(rows.map(userOf))], language),
    Promise.all(
      rows.map(({ entry, revision }) =>
        entry.kind === FeesCollected.type ? transactionNo(deps, tenant.school, revision) : '',
      ),
    ),
  ]);
  return rows.map(({ entry, amount }, at) => {
    const student: StudentRow | undefined = students.get(entry.admissionId);
    return {
      ...{ on: entry.on, at: entry.at, text: entryName(entry, names, language) },
      ...{ UserCode: student?.userCode ?? '', StudentName: student?.name ?? '' },
      ...{ transactionNo: numbers[at] ?? '', amount: toTaka(paisa(amount)) },
      receiptId: entry.kind === FeesCollected.type ? entry.refId : null,
    };
  });
}

/** What a wallet holds of each fund, and what came into it and is not settled yet. */
const standing = (deps: Deps): HandledQuery[] => [
  handledQuery(
    voucherQueries.walletStanding,
    [deps.shelf, ...studentsNeed, ...namesNeed],
    async ({ wallet }, tenant, { language }) => {
      const account = subLedgerAccount(wallet);
      const names = await accountNames(tenant, language);
      const books = await deps.shelf.of(tenant.school);
      const funds = trialBalance(books, books.cut({})).flatMap(({ fundId, accounts }) =>
        accounts
          .filter((row) => row.account === account)
          .map(({ debit, credit }) => ({ fundId, amount: paisa(debit - credit) })),
      );
      const balance = sumPaisa(funds.map(({ amount }) => amount));
      const rows = notSettled(books, account);
      return {
        data: {
          balance: toTaka(balance),
          funds: funds
            .filter(({ amount }) => amount !== 0)
            .map(({ fundId, amount }) => ({
              ...{ FundID: fundId, FundName: names.fund(fundId), amount: toTaka(amount) },
            })),
          unsettled: await unsettled(deps, tenant, rows, names, language),
        },
      };
    },
  ),
];

/** Wallets: what they hold, and their settlements. */
export const walletQueries = (deps: Deps): HandledQuery[] => [...settlements(deps), ...standing(deps)];
