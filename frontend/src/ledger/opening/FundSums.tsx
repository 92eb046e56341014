import { fundSides, openingSide, type Side, type Sided } from '@madrasah/events/ledger';
import type { ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Table } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { paisaTyped } from '../../kit/figures/typed.ts';
import { useText } from '../../kit/text.ts';
import { fundList, type SubLedgerRow } from '../../kit/wire/chart-lists.ts';
import { ledgerTexts } from '../texts.ts';

interface TypedRow {
  readonly FundID?: number;
  readonly SLID?: number;
  readonly side?: Side;
  readonly amount?: string | number;
}
interface Typed {
  readonly accounts?: readonly TypedRow[];
  readonly oldDues?: readonly TypedRow[];
  readonly advances?: readonly TypedRow[];
  readonly balances?: readonly TypedRow[];
}

/** What a fund comes to; in taka. */
export interface FundSum {
  readonly FundID: number;
  readonly called: string;
  readonly debit: number;
  readonly credit: number;
}

/** The rows as lines of their funds; what says neither fund nor sum is none. */
function linesOf({ accounts = [], oldDues = [], advances = [] }: Typed, chart: readonly SubLedgerRow[]) {
  const line = ({ FundID: fundId, amount }: TypedRow, side: Side | undefined): Sided[] =>
    fundId && side ? [{ fundId, side, amount: paisaTyped(String(amount ?? '')) }] : [];
  const sideOf = ({ SLID }: TypedRow) => openingSide(chart.find((row) => row.SLID === SLID)?.CAID ?? 0);
  return [
    ...accounts.flatMap((row) => line(row, sideOf(row))),
    ...oldDues.flatMap((row) => line(row, 'debit')),
    ...advances.flatMap((row) => line(row, 'credit')),
  ];
}

/**
 * Both sides of each fund of what is typed, and what is left as its balance: where that was typed as well, whether it
 * agrees.
 */
export function sumsTyped(typed: Typed, chart: readonly SubLedgerRow[]) {
  const lines = linesOf(typed, chart);
  const said = (typed.balances ?? []).flatMap(({ FundID: fundId, side = 'credit', amount }): Sided[] =>
    fundId ? [{ fundId, side, amount: paisaTyped(String(amount ?? '')) }] : [],
  );
  const isSaid = new Set(said.filter(({ amount }) => amount > 0).map(({ fundId }) => fundId));
  const rests = [...fundSides(lines)].flatMap(([fundId, { debit, credit }]): Sided[] => {
    const side = debit >= credit ? 'credit' : 'debit';
    return isSaid.has(fundId) ? [] : [{ fundId, side, amount: Math.abs(debit - credit) }];
  });
  const balances = fundSides([...said, ...rests]);
  return [...fundSides([...lines, ...said, ...rests])].map(([FundID, { debit, credit }]) => {
    const own = balances.get(FundID) ?? { debit: 0, credit: 0 };
    return {
      ...{ FundID, debit: debit / 100, credit: credit / 100 },
      ...{ balance: (own.credit - own.debit) / 100, isSaid: isSaid.has(FundID) },
    };
  });
}

/** Debit and credit of each fund while an opening is typed. */
export function FundSums({ chart }: { readonly chart: readonly SubLedgerRow[] }) {
  const t = useText(ledgerTexts);
  const { values } = useFormState<Typed>({ subscription: { values: true } });
  const funds = useQuery(fundList, {}).data?.data;
  const rows = sumsTyped(values, chart).map((row) => ({
    ...row,
    called: funds?.find(({ FundID }) => FundID === row.FundID)?.FundName ?? '',
  }));
  if (rows.length === 0) return null;
  return (
    <section aria-label={t('ledger.opening.sums')} aria-live="polite">
      <p className="hint">{t('ledger.opening.sumsHint')}</p>
      <FundSumTable
        sums={rows}
        rest={(row) => {
          const { balance, isSaid } = rows.find(({ FundID }) => FundID === row.FundID) ?? {};
          return (
            <>
              <Money taka={balance ?? 0} zero="figure" />{' '}
              {!isSaid && <span className="small muted">{t('ledger.opening.left')}</span>}
            </>
          );
        }}
      />
    </section>
  );
}

interface TableProps {
  readonly sums: readonly FundSum[];
  /** The balance of a fund, where it is told. */
  rest?(sum: FundSum): ReactNode;
}

/** Fund by fund both sides, and whether they are equal. */
export function FundSumTable({ sums, rest }: TableProps) {
  const t = useText(ledgerTexts);
  return (
    <Table compact unstackable className="cards-on-phone">
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t('ledger.opening.fund')}</Table.HeaderCell>
          <Table.HeaderCell textAlign="right">{t('ledger.opening.debit')}</Table.HeaderCell>
          <Table.HeaderCell textAlign="right">{t('ledger.opening.credit')}</Table.HeaderCell>
          {rest && <Table.HeaderCell textAlign="right">{t('ledger.opening.balance')}</Table.HeaderCell>}
          <Table.HeaderCell>{t('ledger.opening.agrees')}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {sums.map((sum) => (
          <Table.Row key={sum.FundID} negative={sum.debit !== sum.credit}>
            <Table.Cell className="on-title">{sum.called}</Table.Cell>
            <Table.Cell textAlign="right" className="on-line" data-label={t('ledger.opening.debit')}>
              <Money taka={sum.debit} zero="figure" decimals="two" />
            </Table.Cell>
            <Table.Cell textAlign="right" className="on-line" data-label={t('ledger.opening.credit')}>
              <Money taka={sum.credit} zero="figure" decimals="two" />
            </Table.Cell>
            {rest && (
              <Table.Cell textAlign="right" className="on-line" data-label={t('ledger.opening.balance')}>
                {rest(sum)}
              </Table.Cell>
            )}
            <Table.Cell className="on-line" data-label={t('ledger.opening.agrees')}>
              <Agrees {...sum} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}

function Agrees({ debit, credit }: Pick<FundSum, 'debit' | 'credit'>) {
  const t = useText(ledgerTexts);
  if (debit === credit) return <>{t('ledger.opening.even')}</>;
  return (
    <>
      {t('ledger.opening.uneven')}{' '}
      <Money taka={Math.abs(Math.round((debit - credit) * 100)) / 100} decimals="two" />
    </>
  );
}
