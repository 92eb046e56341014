import { dayNumber, type Language, paisa, toTaka } from '@madrasah/events';
import { accountingYearOn, subLedgerAccount, voucherSeriesName } from '@madrasah/events/ledger';
import { refuseVouchers as refuse, voucherQueries } from '@madrasah/events/vouchers';
import { today } from '@madrasah/service-kit/clock';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import type { Context, Deps } from '../deps.ts';
import { filesProjector } from '../files/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { accountLedger } from '../ledger/books/index.ts';
import {
  accountingYearsOf,
  generalLedgersOf,
  generalLedgersProjector,
  subLedgersOf,
  subLedgersProjector,
} from '../ledger/chart/index.ts';
import { accountNames, chartedName, namesNeed } from '../ledger/index.ts';
import { paperHead, paperHeadNeeds, settledNeeds, settledPapers } from '../papers/index.ts';
import { renderPaper } from '../printing/index.ts';
import { chequeList } from './cheques.ts';
import { debtList } from './colleagues/list.ts';
import { advanceList } from './further/advances.ts';
import { journalList } from './further/journals.ts';
import { entryPaperQueries } from './further/papers.ts';
import { walletQueries } from './further/wallets.ts';
import { voucherList } from './list.ts';
import { voucherNames, vouchersNeed } from './naming.ts';
import { type LedgerOf, voucherRow } from './one.ts';
import { voucherDocument } from './paper.ts';
import { voucherSeriesProjector, vouchersProjector } from './projectors.ts';
import { recordQueries } from './records/index.ts';
import { transferList } from './transfers.ts';

const ledgersNeed = [generalLedgersProjector, subLedgersProjector];

/** General ledgers of heads, read once. @throws DocumentsAway */
async function ledgersOf(tenant: Tenant, language: Language): Promise<LedgerOf> {
  const [ledgers, heads] = await Promise.all([generalLedgersOf(tenant), subLedgersOf(tenant)]);
  return (subLedgerId) => {
    const ledgerId = heads.get(subLedgerId)?.ledgerId ?? 0;
    const ledger = ledgers.get(ledgerId);
    return { ledgerId, name: ledger ? chartedName(ledger, language) : '' };
  };
}

/** One voucher: as a row with its revisions, and on paper. */
function single(deps: Deps): HandledQuery[] {
  const needs = [...vouchersNeed, ...ledgersNeed, filesProjector];
  const onPaper = [...needs, ...paperHeadNeeds, ...settledNeeds];
  const find = async (tenant: Tenant, id: number, { language }: SignedInCall) => {
    const voucher = await tenant.findOne(vouchersProjector, id);
    if (!voucher) return undefined;
    const noted = [...voucher.editions.map(({ noteId }) => noteId), voucher.reversed?.noteId ?? null];
    const names = await voucherNames(deps, tenant, language, noted);
    const bills = voucher.editions.flatMap(({ attachments }) => attachments);
    const files = await tenant.findByKeys(filesProjector, bills);
    const mediaTypes = new Map(files.map(({ fileId, mediaType }) => [fileId, mediaType]));
    const others = [voucher.replaces, voucher.reversed?.replacedBy].filter((other) => other !== undefined);
    const named = new Map(
      (await tenant.findByKeys(vouchersProjector, others)).map((other) => [other.voucherId, other]),
    );
    const numberOf = (voucherId: number) => {
      const { series = '', voucherNo = voucherId } = named.get(voucherId) ?? {};
      return { VoucherNo: voucherNo, shown: names.number(series, voucherNo) };
    };
    return { voucher, names, mediaTypes, language, numberOf, ledgerOf: await ledgersOf(tenant, language) };
  };
  const document = async (tenant: Tenant, id: number, call: SignedInCall) => {
    const found = await find(tenant, id, call);
    if (!found) return undefined;
    const { language: _, ...head } = await paperHead(deps, tenant, call);
    const settled = await settledPapers(tenant);
    return voucherDocument({ ...head, ...found, settled }, call.language);
  };
  return [
    handledQuery(voucherQueries.voucherPdf, onPaper, async ({ id }, tenant, call) => {
      const paper = await document(tenant, id, call);
      if (!paper) return refuse('vouchers.not-found');
      const pdf = await renderPaper([paper], { pictures: await deps.files.picturesOf(paper) });
      return new FileAnswer(pdf, 'application/pdf', `voucher-${id}.pdf`);
    }),
    handledQuery(voucherQueries.voucherPaper, onPaper, async ({ id }, tenant, call) => {
      const data = await document(tenant, id, call);
      return data ? { data } : refuse('vouchers.not-found');
    }),
    handledQuery(voucherQueries.voucher, needs, async ({ id }, tenant, call) => {
      const found = await find(tenant, id, call);
      if (!found) return refuse('vouchers.not-found');
      return { data: voucherRow(found.voucher, found) };
    }),
  ];
}

/** What a form asks while a voucher is written: its number to be, and what the fund may spend from the account. */
function forms({ shelf, clock }: Deps): HandledQuery[] {
  return [
    handledQuery(
      voucherQueries.receiptNumber,
      [voucherSeriesProjector, ...namesNeed],
      async ({ fundId, caId, on = today(clock) }, tenant, { language }) => {
        const { key } = accountingYearOn((await accountingYearsOf(tenant)).values(), on);
        const name = voucherSeriesName(fundId, caId, key);
        const series = await tenant.findOne(voucherSeriesProjector, name);
        const number = (series?.last ?? 0) + 1;
        const names = await accountNames(tenant, language);
        return { data: { VoucherNo: number, shown: names.number(name, number) } };
      },
    ),
    handledQuery(
      voucherQueries.spendable,
      [shelf],
      async ({ fundId, account, on = today(clock) }, tenant) => {
        const books = await shelf.of(tenant.school);
        const of = { account: subLedgerAccount(account), fundId, from: on };
        const { opening, rows, closing } = accountLedger(books, books.cut({}), of);
        const days = new Map(
          rows.map(({ revision, balance }) => [books.tables.entries.on.data[revision], balance]),
        );
        // A back-dated voucher must not empty a day that is past: the lowest evening from its day on.
        const evenings = days.has(dayNumber(on)) ? [...days.values()] : [opening, ...days.values()];
        return { data: { spendable: toTaka(paisa(Math.min(...evenings))), balance: toTaka(paisa(closing)) } };
      },
    ),
  ];
}

/** Credit and debit vouchers. */
export const vouchers: Context = (deps) => [
  ...forms(deps),
  ...voucherList(deps),
  ...chequeList(deps),
  ...transferList(deps),
  ...advanceList(deps),
  ...debtList(deps),
  ...walletQueries(deps),
  ...journalList(deps),
  ...entryPaperQueries(deps),
  ...recordQueries(deps),
  ...single(deps),
];
