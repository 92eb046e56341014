import {
  groupedTrial,
  TRIAL_COLUMNS,
  type TrialColumn,
  type TrialRow,
  trialGroupOf,
  trialTotals,
} from '@madrasah/events/ledger';
import { Fragment } from 'react';
import { Explained } from '../../kit/explained/Explained.tsx';
import { Money } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useText, useWord } from '../../kit/text.ts';
import styles from '../ledger.module.css';
import { ledgerTexts } from '../texts.ts';

const CLOSING: readonly TrialColumn[] = ['debit', 'credit'];

interface Props {
  readonly rows: readonly TrialRow[];
  /** What stands at the end alone. */
  readonly isShort: boolean;
  /** The question, for what explains its figures. */
  readonly asked: Readonly<Record<string, string | number | undefined>>;
  /** The one that is explained below. */
  readonly account: string | undefined;
  onExplain: ((account: string) => void) | undefined;
  readonly old: boolean;
}

/** Six columns by class and ledger, or two, as the paper has them; every figure says what makes it. */
export function TrialTable({ rows, isShort, asked, account, onExplain, old }: Props) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const sums = trialTotals(rows);
  const columns = isShort ? CLOSING : TRIAL_COLUMNS;
  const groups = isShort ? (['closing'] as const) : (['opening', 'moved', 'closing'] as const);
  return (
    <ScrollBox className={`scroll${old ? ' old' : ''}`} label={word('account')}>
      <table className={`ui unstackable compact selectable table ${styles['trialTable']}`}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {word('account')}
            </th>
            {groups.map((head) => (
              <th key={head} colSpan={2} scope="colgroup">
                {t(`ledger.trial.${head}`)}
              </th>
            ))}
          </tr>
          <tr>
            {columns.map((column, index) => (
              <th key={column} className="num" scope="col">
                {t(index % 2 === 0 ? 'ledger.trial.debit' : 'ledger.trial.credit')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groupedTrial(rows).map(({ group, rows: lines }) => (
            <Fragment key={group}>
              <tr className="group">
                <th colSpan={1 + columns.length} scope="rowgroup">
                  {t(`ledger.group.${group}`)}
                </th>
              </tr>
              {lines.map((row, at) => (
                <tr key={row.account} className={row.account === account ? 'focus' : undefined}>
                  <td>
                    {row.GlName !== undefined && row.GlName !== lines[at - 1]?.GlName && (
                      <div className="muted small">{row.GlName}</div>
                    )}
                    {row.name}
                  </td>
                  {columns.map((column) => (
                    <Figure
                      key={column}
                      {...{ row, column, asked, onExplain }}
                      on={row.account === account}
                    />
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{word('total')}</td>
            {columns.map((column) => (
              <td key={column} className="num strong">
                <Explained
                  figure={`trial_balance.${column}`}
                  of={{ ...asked, account: accountsWith(rows, column) }}
                >
                  <Money taka={sums[column]} decimals="two" />
                </Explained>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}

/** The accounts that have something in a column: their sum explains the column's. */
const accountsWith = (rows: readonly TrialRow[], column: TrialColumn) =>
  rows
    .filter((row) => row[column] !== 0)
    .map(({ account }) => account)
    .join();

/** Whether it begins with its accounting year, or holds what was over of others: its ledger since ever says otherwise. */
const isOfYears = (row: TrialRow) =>
  row.account === 'sys:fund-balance' || ['income', 'expense'].includes(trialGroupOf(row));

interface FigureProps {
  readonly row: TrialRow;
  readonly asked: Props['asked'];
  readonly column: TrialColumn;
  readonly on: boolean;
  onExplain: ((account: string) => void) | undefined;
}

function Figure({ row, column, asked, on, onExplain }: FigureProps) {
  const t = useText(ledgerTexts);
  const closing = column === 'debit' || column === 'credit';
  const settled = row.debit === 0 && row.credit === 0 && column === 'debit';
  const figure = <Money taka={row[column]} decimals="two" bare zero={settled ? 'figure' : 'dash'} />;
  if (!closing || !onExplain || isOfYears(row) || (row[column] === 0 && !settled))
    return (
      <td className={`num${closing ? ' strong' : ''}`}>
        {row[column] === 0 ? (
          figure
        ) : (
          <Explained figure={`trial_balance.${column}`} of={{ ...asked, account: row.account }}>
            {figure}
          </Explained>
        )}
      </td>
    );
  return (
    <td className="num strong">
      <button
        type="button"
        className={`explain${on ? ' on' : ''}`}
        aria-expanded={on}
        aria-description={t('ledger.trial.explain', { name: row.name })}
        onClick={() => onExplain(row.account)}
      >
        {figure}
      </button>
    </td>
  );
}
