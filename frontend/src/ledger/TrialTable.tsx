import {
  groupedTrial,
  TRIAL_COLUMNS,
  type TrialColumn,
  type TrialRow,
  trialTotals,
} from '@madrasah/events/ledger';
import { Fragment } from 'react';
import { Money } from '../kit/figures/index.ts';
import { ScrollBox } from '../kit/layout/ScrollBox.tsx';
import { useText, useWord } from '../kit/text.ts';
import { ledgerTexts } from './texts.ts';

interface Props {
  readonly rows: readonly TrialRow[];
  /** The one that is explained below. */
  readonly account: string | undefined;
  onExplain: ((account: string) => void) | undefined;
  readonly old: boolean;
}

/** Six columns by class, as the paper has them; the closing figures explain themselves. */
export function TrialTable({ rows, account, onExplain, old }: Props) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const sums = trialTotals(rows);
  return (
    <ScrollBox className={`scroll${old ? ' old' : ''}`} label={word('account')}>
      <table className="ui unstackable compact selectable table trial-table">
        <thead>
          <tr>
            <th rowSpan={2} scope="col">
              {word('account')}
            </th>
            {(['opening', 'moved', 'closing'] as const).map((head) => (
              <th key={head} colSpan={2} scope="colgroup">
                {t(`ledger.trial.${head}`)}
              </th>
            ))}
          </tr>
          <tr>
            {TRIAL_COLUMNS.map((column, index) => (
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
                <th colSpan={7} scope="rowgroup">
                  {t(`ledger.group.${group}`)}
                </th>
              </tr>
              {lines.map((row) => (
                <tr key={row.account} className={row.account === account ? 'focus' : undefined}>
                  <td>{row.name}</td>
                  {TRIAL_COLUMNS.map((column) => (
                    <Figure
                      key={column}
                      row={row}
                      column={column}
                      on={row.account === account}
                      onExplain={onExplain}
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
            {TRIAL_COLUMNS.map((column) => (
              <td key={column} className="num strong">
                <Money taka={sums[column]} decimals="two" />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}

interface FigureProps {
  readonly row: TrialRow;
  readonly column: TrialColumn;
  readonly on: boolean;
  onExplain: ((account: string) => void) | undefined;
}

function Figure({ row, column, on, onExplain }: FigureProps) {
  const t = useText(ledgerTexts);
  const closing = column === 'debit' || column === 'credit';
  const settled = row.debit === 0 && row.credit === 0 && column === 'debit';
  const figure = <Money taka={row[column]} decimals="two" bare zero={settled ? 'figure' : 'dash'} />;
  if (!closing || !onExplain || (row[column] === 0 && !settled))
    return <td className={`num${closing ? ' strong' : ''}`}>{figure}</td>;
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
