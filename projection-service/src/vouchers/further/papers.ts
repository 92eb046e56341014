import { moneyFigures, type QueryDefinition } from '@madrasah/events';
import { voucherQueries as queries, refuseVouchers as refuse } from '@madrasah/events/vouchers';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import { requestsProjector } from '../../approvals/index.ts';
import { dayClosesProjector } from '../../closing/index.ts';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { entriesAbout, journalEntry } from '../../ledger/books/index.ts';
import { accountNames } from '../../ledger/index.ts';
import { paperHead, paperHeadNeeds } from '../../papers/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import { renderPaper } from '../../printing/index.ts';
import { cashierDebtFound } from '../colleagues/found.ts';
import { cashierDebtsProjector } from '../colleagues/projector.ts';
import { voucherNames, vouchersNeed } from '../naming.ts';
import { type Transfer, transfersProjector } from '../transfers.ts';
import { settledTable } from './advance-block.ts';
import { entryDocument } from './entry-paper.ts';
import type { Finding } from './finding.ts';
import { ENTRY_LABELS } from './labels.ts';
import {
  journalVouchersProjector,
  staffAdvancesProjector,
  walletSettlementsProjector,
} from './projectors.ts';
import { refundFound, refundsProjector } from './refunds.ts';

/** Contra and transfers are documents of one kind, under keys of their own. */
const transferFound =
  (of: 'contra' | 'transfer', kind: string): Finding =>
  async (tenant, id, { language }) => {
    const labels = ENTRY_LABELS[language];
    const row: Transfer | undefined = await tenant.findOne(transfersProjector, `${of}-${id}`);
    if (!row) return undefined;
    return {
      about: of === 'contra' ? { contraId: id } : { transferId: id },
      ...{ kind, noteIds: [row.noteId] },
      says(names) {
        const approver = names.approver(row);
        return {
          title: labels[row.kind],
          number: labels.voucherNo,
          facts: [
            [labels.from, names.account(row.from.account)],
            [labels.to, names.account(row.to.account)],
          ],
          amount: row.amount,
          reason: names.said(row.noteId, 'reason', row.remark),
          writer: names.writer(row).name,
          ...(approver && { approver: approver.name }),
        };
      },
    };
  };

const settlementFound: Finding = async (tenant, id, { language }) => {
  const labels = ENTRY_LABELS[language];
  const row = await tenant.findOne(walletSettlementsProjector, id);
  if (!row) return undefined;
  return {
    ...{ about: { settlementId: id }, kind: 'WalletSettled', noteIds: [] },
    says: (names) => ({
      title: labels.settlement,
      number: labels.number,
      facts: [
        [labels.from, names.account(row.wallet)],
        [labels.to, names.account(row.bank)],
        [labels.received, moneyFigures(row.received, language)],
        [labels.charge, moneyFigures(row.charge, language)],
      ],
      amount: row.received + row.charge,
      reason: '',
      writer: names.actor(row.actorId).name,
    }),
  };
};

const journalFound: Finding = async (tenant, id, { language }) => {
  const labels = ENTRY_LABELS[language];
  const row = await tenant.findOne(journalVouchersProjector, id);
  if (!row) return undefined;
  const request = await tenant.findOne(requestsProjector, id); // it takes its request's number
  return {
    ...{ about: { journalVoucherId: id }, kind: 'JournalVoucherPosted' },
    noteIds: [row.noteId, row.reversed?.noteId ?? null],
    says: (names) => ({
      title: labels.journal,
      number: labels.voucherNo,
      facts: [[labels.fund, names.fund(row.fundId)]],
      reason: names.said(row.noteId, 'reason'),
      writer: names.actor(request?.actor ?? row.actorId).name,
      approver: names.actor(row.actorId).name,
      ...(row.reversed && {
        reversed: { on: row.reversed.on, reason: names.said(row.reversed.noteId, 'reason') },
      }),
    }),
  };
};

const advanceFound: Finding = async (tenant, id, { language }) => {
  const labels = ENTRY_LABELS[language];
  const row = await tenant.findOne(staffAdvancesProjector, id);
  if (!row) return undefined;
  const person = await tenant.findOne(peopleProjector, row.userId);
  return {
    ...{ about: { advanceId: id }, kind: 'StaffAdvanceGiven' },
    noteIds: row.settlements.map(({ noteId }) => noteId),
    says: (names) => ({
      title: labels[row.purpose],
      number: labels.number,
      facts: [
        [labels.who, person ? personName(person, language) : ''],
        [labels.fund, names.fund(row.fundId)],
      ],
      reason: '',
      writer: names.actor(row.actorId).name,
      receives: true,
      more: settledTable(row, names, language),
    }),
  };
};

type PaperQuery = QueryDefinition<{ readonly id: number }>;

/** The papers of entries that are no credit or debit voucher: on the screen, and as PDF. */
export function entryPaperQueries(deps: Deps): HandledQuery[] {
  const needs = [
    ...[deps.shelf, transfersProjector, walletSettlementsProjector, journalVouchersProjector],
    ...[
      staffAdvancesProjector,
      cashierDebtsProjector,
      dayClosesProjector,
      refundsProjector,
      requestsProjector,
      peopleProjector,
      ...vouchersNeed,
      ...paperHeadNeeds,
    ],
  ];
  const pair = (pdf: PaperQuery, paper: PaperQuery, find: Finding): HandledQuery[] => {
    const document = async (tenant: Tenant, id: number, call: SignedInCall) => {
      const found = await find(tenant, id, call);
      if (!found) return undefined;
      const books = await deps.shelf.of(tenant.school);
      const entry = entriesAbout(books, found.about)
        .map((revision) => journalEntry(books, revision))
        .find(({ kind }) => kind === found.kind);
      if (!entry) return undefined;
      const { language } = call;
      const names = await voucherNames(deps, tenant, language, found.noteIds);
      const head = await paperHead(deps, tenant, call);
      return entryDocument(head, entry, await accountNames(tenant, language), found.says(names));
    };
    return [
      handledQuery(pdf, needs, async ({ id }, tenant, call) => {
        const made = await document(tenant, id, call);
        if (!made) return refuse('vouchers.not-found');
        const bytes = await renderPaper([made], { pictures: await deps.files.picturesOf(made) });
        return new FileAnswer(bytes, 'application/pdf', `entry-${id}.pdf`);
      }),
      handledQuery(paper, needs, async ({ id }, tenant, call) => {
        const data = await document(tenant, id, call);
        return data ? { data } : refuse('vouchers.not-found');
      }),
    ];
  };
  return [
    ...pair(queries.ContraPdf, queries.ContraPaper, transferFound('contra', 'ContraPosted')),
    ...pair(queries.TransferPdf, queries.TransferPaper, transferFound('transfer', 'FundsTransferred')),
    ...pair(queries.WalletSettlementPdf, queries.WalletSettlementPaper, settlementFound),
    ...pair(queries.JournalVoucherPdf, queries.JournalVoucherPaper, journalFound),
    ...pair(queries.RefundVoucherPdf, queries.RefundVoucherPaper, refundFound),
    ...pair(queries.StaffAdvancePdf, queries.StaffAdvancePaper, advanceFound),
    ...pair(queries.CashierDebtPdf, queries.CashierDebtPaper, cashierDebtFound),
  ];
}
