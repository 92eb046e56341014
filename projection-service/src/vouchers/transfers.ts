import { type DataOf, paisa, sumPaisa, wordIn } from '@madrasah/events';
import { ContraPosted, FundsTransferred } from '@madrasah/events/ledger';
import { ContraReversed, FundsTransferReversed, transfersList } from '@madrasah/events/vouchers';
import { requestsProjector } from '../approvals/index.ts';
import type { Deps } from '../deps.ts';
import { defineProjector, type EventOf, when } from '../kernel/projecting/index.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { actorsNeed, askedFor, known, namesNeed } from '../ledger/index.ts';
import { listQueries } from '../lists/index.ts';
import { notesProjector } from '../notes/index.ts';
import { periodText } from '../papers/index.ts';
import type { Recorded } from './further/projectors.ts';
import { type VoucherNames, voucherNames } from './naming.ts';

/** Money that went from one place to another: an account, and of a transfer also a fund. Sums in paisa. */
export interface Transfer {
  readonly key: string;
  readonly number: number;
  readonly series: string;
  readonly on: string;
  readonly at: string;
  readonly actorId: number;
  readonly kind: 'contra' | DataOf<typeof FundsTransferred>['kind'];
  readonly from: Place;
  readonly to: Place;
  readonly amount: number;
  readonly remark: string;
  readonly noteId: number | null;
  /** When it was taken back; null while it stands. */
  readonly reversed: Recorded | null;
}

interface Place {
  readonly account: number;
  readonly funds: readonly number[];
}

const takenBack = ({
  data: { on },
  metadata,
}: EventOf<typeof ContraReversed | typeof FundsTransferReversed>): Recorded => ({
  ...{ on, at: metadata.at, actorId: metadata.actor.id },
});

/** Contras and transfers between funds. */
export const transfersProjector = defineProjector<Transfer>({
  name: 'transfers',
  version: 3,
  collection: 'transfers',
  indexes: [{ on: 1 }],
  on: {
    ContraPosted: when(ContraPosted, {
      keys: ({ data }) => [`contra-${data.contraId}`],
      fold(_, { data, metadata }, key) {
        const funds = data.lines.map(({ fundId }) => fundId);
        return {
          ...{
            key,
            kind: 'contra',
            number: data.contraNo,
            series: data.series,
            on: data.on,
            noteId: data.noteId,
          },
          ...{ at: metadata.at, actorId: metadata.actor.id, remark: data.remark },
          from: { account: data.fromAccount, funds },
          to: { account: data.toAccount, funds },
          amount: sumPaisa(data.lines.map(({ amount }) => amount)),
          reversed: null,
        };
      },
    }),
    FundsTransferred: when(FundsTransferred, {
      keys: ({ data }) => [`transfer-${data.transferId}`],
      fold: (_, { data, metadata }, key) => ({
        ...{
          key,
          kind: data.kind,
          number: data.transferNo,
          series: data.series,
          on: data.on,
          noteId: data.noteId,
        },
        ...{ at: metadata.at, actorId: metadata.actor.id, remark: data.remark, amount: data.amount },
        from: { account: data.moneyAccount, funds: [data.fromFund] },
        to: { account: data.toAccount, funds: [data.toFund] },
        reversed: null,
      }),
    }),
    ContraReversed: when(ContraReversed, {
      keys: ({ data }) => [`contra-${data.contraId}`],
      fold: (transfer, event) => transfer && { ...transfer, reversed: takenBack(event) },
    }),
    FundsTransferReversed: when(FundsTransferReversed, {
      keys: ({ data }) => [`transfer-${data.transferId}`],
      fold: (transfer, event) => transfer && { ...transfer, reversed: takenBack(event) },
    }),
  },
});

const KINDS = ['contra', 'gift', 'loan', 'repay'] as const;

const placeText = ({ account, funds }: Place, names: VoucherNames) =>
  `${names.account(account)} (${[...new Set(funds)].map(names.fund).join(', ')})`;

/** The list of contras and transfers. */
export const transferList = (deps: Deps): HandledQuery[] =>
  listQueries(deps, transfersList, {
    needs: [transfersProjector, requestsProjector, notesProjector, ...namesNeed, ...actorsNeed],
    file: 'transfers',
    async rows(asked, tenant, { language }) {
      const isKnown = known(asked);
      const found = (await tenant.find(transfersProjector, {}, { sort: { on: -1 } })).filter(askedFor(asked));
      const names = await voucherNames(
        deps,
        tenant,
        language,
        found.map(({ noteId }) => noteId),
      );
      const rows = found.map((row) => {
        const reason = names.said(row.noteId, 'reason', row.remark);
        return {
          ...{ key: row.key, number: row.number, on: row.on, kind: 1 + KINDS.indexOf(row.kind) },
          shown: names.number(row.series, row.number),
          ...{ given: placeText(row.from, names), taken: placeText(row.to, names) },
          ...(reason ? { reason } : {}),
          ...{ amount: paisa(row.amount), writer: names.writer(row) },
          reversed: row.reversed !== null && isKnown(row.reversed),
        };
      });
      return { rows, beside: {} };
    },
    paper: (_, { from, to, knownAt }, _tenant, { language }) => ({
      title: wordIn(language, 'transfers'),
      filters: periodText({ from, to, knownAt }, language),
      signers: ['preparer', 'accountant', 'principal'],
    }),
  });
