import { type PointRow, resultCommands } from '@madrasah/events/results';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';

interface PublishProps {
  readonly place: Pick<Place, 'SessionID' | 'ExamID'>;
  readonly rows: readonly PointRow[];
  onClose(): void;
}

/** Before sections are published: who will see what, what is closed then, and what is missing. */
export function PublishDialog({ place, rows, onClose }: PublishProps) {
  const t = useText(resultsTexts);
  const sum = (of: (row: PointRow) => number) => rows.reduce((all, row) => all + of(row), 0);
  const missing = sum(({ Missing }) => Missing);
  return (
    <ConfirmDialog
      command={resultCommands.publishResults}
      body={{ ...place, SubClassIDs: rows.map(({ SubClassID }) => SubClassID), confirm: missing > 0 }}
      plain
      confirming
      title={t('results.publish.ask', { n: rows.length })}
      verb={t('results.publish.publish')}
      onClose={onClose}
    >
      <p>{t('results.publish.seen', { n: sum(({ Candidates }) => Candidates) })}</p>
      <p>{t('results.publish.closes')}</p>
      {missing > 0 && (
        <>
          <p>
            <strong>{t('results.publish.missingWhat', { n: missing })}</strong>
          </p>
          <ul>
            {rows
              .filter(({ Missing }) => Missing > 0)
              .map(({ ID, ClassName, SubClass, Missing }) => (
                <li key={ID}>
                  {t('results.publish.missingIn', { section: `${ClassName} – ${SubClass}`, n: Missing })}
                </li>
              ))}
          </ul>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Before a publication is taken back: it is gone at once, and why. */
export function WithdrawDialog({ row, onClose }: { readonly row: PointRow; onClose(): void }) {
  const t = useText(resultsTexts);
  const section = `${row.ClassName} – ${row.SubClass}`;
  return (
    <ConfirmDialog
      command={resultCommands.switchPublished}
      params={{ id: row.ID }}
      body={{ published: 0 }}
      title={t('results.publish.withdrawAsk', { section })}
      verb={t('results.publish.withdraw')}
      onClose={onClose}
    >
      <p>{t('results.publish.withdrawWhat', { n: row.Candidates })}</p>
    </ConfirmDialog>
  );
}
