import { type FactsOf, type QueryOf, wordIn } from '@madrasah/events';
import { DIRECTION } from '@madrasah/events/ledger';
import { chequesList } from '@madrasah/events/vouchers';
import type { Deps } from '../deps.ts';
import type { HandledQuery } from '../kernel/query.ts';
import { listQueries } from '../lists/index.ts';
import { periodText } from '../papers/index.ts';
import { VOUCHER_LABELS } from './labels.ts';
import { totalOf, type VoucherNames, voucherNames, vouchersNeed } from './naming.ts';
import { vouchersProjector } from './projectors.ts';
import { type Standing, standingAt, stateOf } from './standing.ts';

type Asked = QueryOf<typeof chequesList.question>;
type Row = FactsOf<typeof chequesList>;

const fits =
  ({ from, to, caId, account, state }: Asked) =>
  (standing: Standing): boolean => {
    const { said } = standing;
    return (
      said.chequeNo !== '' &&
      (from === undefined || said.on >= from) &&
      (to === undefined || said.on <= to) &&
      (caId === undefined || said.direction === caId) &&
      (account === undefined || said.moneyAccount === account) &&
      (state === undefined || stateOf(standing) === state)
    );
  };

function rowOf(standing: Standing, names: VoucherNames): Row {
  const { voucher, said, reversed, cleared } = standing;
  const payee = names.payee(said);
  const settled = reversed ?? cleared;
  return {
    ...{ voucherId: voucher.voucherId, VoucherNo: voucher.voucherNo, CAID: said.direction, on: said.on },
    shown: names.number(voucher.series, voucher.voucherNo),
    chequeNo: said.chequeNo,
    ...(said.chequeOn ? { chequeOn: said.chequeOn } : {}),
    ...(payee ? { payee } : {}),
    AccountName: names.account(said.moneyAccount),
    ...(said.direction === DIRECTION.in ? { deposit: totalOf(said) } : { cost: totalOf(said) }),
    standing: stateOf(standing),
    ...(settled ? { settledOn: settled.on } : {}),
    reversed: reversed !== null,
  } as Row;
}

/** The cheques of vouchers, on the screen and as files. */
export const chequeList = (deps: Deps): HandledQuery[] =>
  listQueries(deps, chequesList, {
    needs: vouchersNeed,
    file: 'cheques',
    async rows(asked, tenant, { language }) {
      const found = (await tenant.find(vouchersProjector))
        .flatMap((voucher) => standingAt(voucher, asked) ?? [])
        .filter(fits(asked));
      const names = await voucherNames(
        deps,
        tenant,
        language,
        found.map(({ said }) => said.noteId),
      );
      const said = new Map(
        found.map((standing) => [rowOf(standing, names), names.allOf(standing.said)] as const),
      );
      return { rows: [...said.keys()], said: (row) => said.get(row) ?? [], beside: {} };
    },
    async paper(_, { from, to, knownAt, caId, account, search }, tenant, { language }) {
      const names = await voucherNames(deps, tenant, language, []);
      return {
        title: wordIn(language, 'cheques'),
        filters: [
          ...periodText({ from, to, knownAt }, language),
          ...(caId === undefined ? [] : [VOUCHER_LABELS[language][caId === 1 ? 'in' : 'out']]),
          ...(account === undefined ? [] : [names.account(account)]),
          ...(search ? [`“${search}”`] : []),
        ],
        signers: ['preparer', 'accountant', 'principal'],
      };
    },
  });
