import {
  type BookEntry,
  reconciliationCommands as commands,
  type Reconciliation,
} from '@madrasah/events/reconciliation';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { reconciliationTexts } from '../texts.ts';
import type { Matching } from './matching.ts';
import styles from './one.module.css';
import { Row } from './Row.tsx';
import { TakeBack } from './TakeBack.tsx';

interface Props {
  readonly of: Reconciliation;
  /** Those of its entries that are meant by what was typed. */
  readonly entries: readonly BookEntry[];
  readonly may: boolean;
  readonly work: Matching;
  readonly chosen: readonly number[];
  onToggle(entry: number): void;
}

/** The entries of the books on the account: what the bank has not said of them is chosen here. */
export function BookEntries({ of, entries, may, work, chosen, onToggle }: Props) {
  const t = useText(reconciliationTexts);
  const [leaving, setLeaving] = useState<BookEntry>();
  const rowOf = (entry: BookEntry) => (
    <Row
      key={entry.entry}
      row={entry}
      isChosen={chosen.includes(entry.entry)}
      said={entry.numbers.join(', ')}
    >
      {may && (
        <EntryActions
          entry={entry}
          isChosen={chosen.includes(entry.entry)}
          work={work}
          onToggle={() => onToggle(entry.entry)}
          onLeave={() => setLeaving(entry)}
        />
      )}
    </Row>
  );
  const before = entries.filter(({ state }) => state === 'before');
  const none =
    of.entries.length > entries.length ? 'reconciliation.one.noneMeant' : 'reconciliation.one.noEntries';
  const own = entries.filter(({ state }) => state !== 'before');
  return (
    <>
      {own.length === 0 && <p className={`muted ${styles['said']}`}>{t(none)}</p>}
      {own.map(rowOf)}
      {before.length > 0 && (
        <details className={styles['before']}>
          <summary>{t('reconciliation.one.before', { count: before.length })}</summary>
          {before.map(rowOf)}
        </details>
      )}
      {leaving && (
        <ConfirmDialog
          command={commands.leave}
          params={{ id: of.id }}
          body={{ entry: leaving.entry }}
          confirming
          title={t('reconciliation.do.notThere')}
          verb={t('reconciliation.do.notThere')}
          onClose={() => setLeaving(undefined)}
        >
          <p>{leaving.text}</p>
          <p>{t('reconciliation.do.notThereWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface ActionsProps {
  readonly entry: BookEntry;
  readonly isChosen: boolean;
  readonly work: Matching;
  onToggle(): void;
  onLeave(): void;
}

function EntryActions({ entry: { entry, state, match }, isChosen, work, onToggle, onLeave }: ActionsProps) {
  const t = useText(reconciliationTexts);
  return (
    <>
      {state !== 'matched' && (
        <div className="ui checkbox">
          <input type="checkbox" id={`entry-${entry}`} checked={isChosen} onChange={onToggle} />
          <label htmlFor={`entry-${entry}`}>{t('reconciliation.do.pick')}</label>
        </div>
      )}
      {state === 'before' && (
        <Button type="button" size="small" basic onClick={onLeave}>
          {t('reconciliation.do.notThere')}
        </Button>
      )}
      {match !== undefined && <TakeBack match={match} work={work} />}
    </>
  );
}
