import type { CashSheetRow } from '@madrasah/events/closing';
import { clockOf, digitsOf } from '@madrasah/events/kernel';
import { Segment } from 'semantic-ui-react';
import { Money } from '../../kit/figures/index.ts';
import { PaperFiles } from '../../kit/report/PaperFiles.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import styles from './notes.module.css';

/** The counts and hand-overs of the day, each with its sheet to be printed and signed. */
export function Sheets({ sheets }: { readonly sheets: readonly CashSheetRow[] }) {
  const t = useText(closingTexts);
  const language = useLanguage();
  if (sheets.length === 0) return null;
  return (
    <Segment>
      <h2 className="ui small header">{t('closing.sheets.title')}</h2>
      {sheets.map((sheet) => (
        <div className={styles['sums']} key={`${sheet.kind} ${sheet.id}`}>
          <span>
            {digitsOf(clockOf(sheet.at), language)} ·{' '}
            {sheet.to
              ? t('closing.sheets.handOver', { from: sheet.by.name, to: sheet.to.name })
              : t('closing.sheets.count', { name: sheet.by.name })}
          </span>
          <Money taka={sheet.counted} decimals="two" zero="figure" />
          <PaperFiles
            path={`/api/accounts/cash_sheets/${sheet.id}`}
            query={{ kind: sheet.kind }}
            name={`${sheet.kind}-${sheet.id}`}
            sheetless
          />
        </div>
      ))}
    </Segment>
  );
}
