import { type FactsOf, type QueryOf, wordIn } from '@madrasah/events';
import { DIRECTION } from '@madrasah/events/ledger';
import { vouchersList } from '@madrasah/events/vouchers';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { listQueries } from '../lists/index.ts';
import { periodText } from '../papers/index.ts';
import { refundsNeed } from './further/refunds-listed.ts';
import { VOUCHER_LABELS } from './labels.ts';
import { totalOf, type VoucherNames, voucherNames, vouchersNeed } from './naming.ts';
import { vouchersProjector } from './projectors.ts';
import { refundReason, refundRow, refundsAsked } from './refund-rows.ts';
import { type Standing, standingAt, stateOf } from './standing.ts';

type Asked = QueryOf<typeof vouchersList.question>;
type Row = FactsOf<typeof vouchersList>;

const fits =
  ({ from, to, caId, fundId, account, slId, state }: Asked) =>
  (standing: Standing): boolean => {
    const { said } = standing;
    return (
      (from === undefined || said.on >= from) &&
      (to === undefined || said.on <= to) &&
      (caId === undefined || said.direction === caId) &&
      (fundId === undefined || said.fundId === fundId) &&
      (account === undefined || said.moneyAccount === account) &&
      (slId === undefined || said.lines.some(({ subLedgerId }) => subLedgerId === slId)) &&
      (state === undefined || stateOf(standing) === state)
    );
  };

function rowOf(standing: Standing, names: VoucherNames): Row {
  const { voucher, said, reversed } = standing;
  const state = stateOf(standing);
  const amount = said.direction === DIRECTION.in ? { deposit: totalOf(said) } : { cost: totalOf(said) };
  const payee = names.payee(said);
  return {
    ...{
      voucherId: voucher.voucherId,
      refundId: 0,
      requestId: 0,
      VoucherNo: voucher.voucherNo,
      CAID: said.direction,
      shown: names.number(voucher.series, voucher.voucherNo),
      on: said.on,
    },
    FundName: names.fund(said.fundId),
    ...(payee ? { payee } : {}),
    heads: said.lines.map(({ subLedgerId }) => names.account(subLedgerId)),
    AccountName: names.account(said.moneyAccount),
    ...amount,
    ...(state === undefined ? {} : { standing: state }),
    writer: names.writer(said),
    reversed: reversed !== null,
    bills: said.attachments.length,
  } as Row;
}

/** The list of vouchers, those of refunds among them, on the screen and as files. */
export const voucherList = (deps: Deps): HandledQuery[] =>
  listQueries(deps, vouchersList, {
    needs: [...vouchersNeed, ...refundsNeed],
    file: 'vouchers',
    async rows(asked, tenant, { language }) {
      const found = (await tenant.find(vouchersProjector))
        .flatMap((voucher) => standingAt(voucher, asked) ?? [])
        .filter(fits(asked))
        .sort((a, b) => b.voucher.voucherId - a.voucher.voucherId);
      const refunds = await refundsAsked(tenant, asked);
      const noted = [...found.map(({ said }) => said), ...refunds].map(({ noteId }) => noteId);
      const names = await voucherNames(deps, tenant, language, noted);
      const told: (readonly [Row, readonly string[]])[] = [
        ...found.map((standing) => [rowOf(standing, names), names.allOf(standing.said)] as const),
        ...refunds.map((refund) => [refundRow(refund, names), [refundReason(refund, names)]] as const),
      ];
      const said = new Map(told);
      const rows = [...said.keys()].sort((a, b) => (a.on < b.on ? 1 : a.on > b.on ? -1 : 0));
      return { rows, said: (row) => said.get(row) ?? [], beside: {} };
    },
    async paper(_, { from, to, knownAt, fundId, caId, account, search }, tenant, { language }) {
      const names = await voucherNames(deps, tenant, language, []);
      return {
        title: wordIn(language, 'vouchers'),
        filters: [
          ...periodText({ from, to, knownAt }, language),
          ...(caId === undefined ? [] : [VOUCHER_LABELS[language][caId === 1 ? 'in' : 'out']]),
          ...(fundId === undefined ? [] : [names.fund(fundId)]),
          ...(account === undefined ? [] : [names.account(account)]),
          ...(search ? [`“${search}”`] : []),
        ],
        signers: ['preparer', 'accountant', 'principal'],
      };
    },
  });
