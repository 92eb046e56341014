import { feeCommands, PRICE_COLUMNS } from '@madrasah/events/fees';
import type { Day } from '@madrasah/events/kernel';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Button, Message } from 'semantic-ui-react';
import { useCommand } from '../../kit/calls/index.ts';
import { changedMeanwhile } from '../../kit/calls/overtaken.ts';
import { FailureMessage, useToast } from '../../kit/feedback/index.ts';
import { DraftFound } from '../../kit/form/drafts/DraftFound.tsx';
import { DraftKept } from '../../kit/form/drafts/DraftKept.tsx';
import { useSaveKey } from '../../kit/form/keys/save-key.ts';
import { DirtyGuard } from '../../kit/form/leaving/DirtyGuard.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { Problems } from '../../kit/steps/index.ts';
import { useText } from '../../kit/text.ts';
import { pricesTexts } from '../prices/texts.ts';
import { type WhatIf, WhatIfDialog } from '../prices/WhatIfDialog.tsx';
import { feesTexts } from '../texts.ts';
import { FillBar } from './fill/FillBar.tsx';
import { useSteps } from './fill/use-steps.ts';
import { labelOf, MatrixGrid } from './MatrixGrid.tsx';
import styles from './matrix.module.css';
import { cellsToSend, isChanged, type MatrixRow, missingIn, wrongCells } from './matrix.ts';
import { OvertakenRows } from './OvertakenRows.tsx';
import { useSeenRows } from './seen.ts';
import { useKeptPrices, usePricesDraft } from './use-prices-draft.ts';

interface Props {
  readonly rows: readonly MatrixRow[];
  readonly session: number;
  readonly classId: number;
  readonly from: Day;
}

/** The day from which prices hold does not say whose they are. */
const STAYS = ['from'];

/** The grid in hand. Changed rows are saved one after the other, each whole; the first that fails stops the rest. */
export function Matrix({ rows, session, classId, from }: Props) {
  const t = useText(feesTexts);
  const toast = useToast();
  const may = useMay('fee_setting', 'insert');
  const command = useCommand(feeCommands.setFeePrices);
  const wonder = useCommand(feeCommands.whatIfPrices);
  const [found, setFound] = useState<WhatIf>();
  const grid = useRef<HTMLDivElement>(null);
  const { draft, begun } = usePricesDraft(rows, session, classId, may);
  const { edits, ...steps } = useSteps(rows, begun.edits);
  const dispatch = useDispatch();
  const seen = useSeenRows(rows, edits, begun.seen);
  const changed = rows.filter((row) => isChanged(row, edits));
  useKeptPrices(draft, edits, changed.map(seen.rowOf));
  const wrong = wrongCells(rows, edits);
  const missing = missingIn(rows, edits);
  const bodyOf = (row: MatrixRow) => ({ Classid: classId, SLID: row.head.SLID, ...cellsToSend(row, edits) });

  /** Goes to the first sum that is none; all of them are named above. @returns whether there is one */
  function isWrong(): boolean {
    if (wrong.length > 0) grid.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    return wrong.length > 0;
  }
  /** What the changed rows would do, before they are saved. */
  async function ask() {
    if (wonder.running || isWrong()) return;
    const outcome = await wonder.run({ SessionID: session, rows: changed.map(bodyOf) });
    if (outcome.ok) setFound(outcome.answer.data);
  }
  async function save() {
    if (isWrong()) return;
    if (command.running || changed.length === 0) return;
    for (const row of changed) {
      const body = { SessionID: session, effectiveFrom: from, ...bodyOf(row) };
      const outcome = await command.run(body, {}, seen.versionOf(row));
      if (!outcome.ok) {
        if (outcome.failure.code === 'conflict.changed') dispatch(changedMeanwhile());
        return;
      }
      steps.saved(row.head.SLID);
    }
    toast(t('fees.matrix.saved'));
  }
  useSaveKey(grid, may ? () => void save() : undefined);
  return (
    <div ref={grid}>
      {wonder.failure && <FailureMessage failure={wonder.failure} />}
      {found && <WhatIfDialog found={found} onClose={() => setFound(undefined)} />}
      <DirtyGuard dirty={changed.length > 0} kept={draft.keeps} isClean={() => false} stays={STAYS} />
      {draft.found && <DraftFound at={draft.found.at} onDrop={steps.drop} />}
      {command.failure && <FailureMessage failure={command.failure} />}
      {seen.overtaken.length > 0 && (
        <OvertakenRows
          {...{ cells: seen.cells, edits }}
          onKeep={seen.accept}
          onTake={() => {
            steps.without(seen.cells.map(({ row, at }) => [row.head.SLID, PRICE_COLUMNS[at] ?? '']));
            seen.accept();
          }}
        />
      )}
      {missing > 0 && (
        <Message warning visible className="inside">
          {t('fees.matrix.missing', { count: missing })}
        </Message>
      )}
      {wrong.length > 0 && (
        <Message negative visible className="inside" role="status">
          <Message.Header>{t('fees.matrix.badSum')}</Message.Header>
          <Problems sentences={wrong.map(({ head, at, typed }) => `${labelOf(head, at, t)}: “${typed}”`)} />
        </Message>
      )}
      {may && (
        <FillBar
          {...{ session, classId, from, canUndo: steps.canUndo }}
          head={steps.at && rows[steps.at.row]?.head.AccSubsidiaryLedger.SlName}
          onFill={steps.fill}
          onUndo={steps.undo}
          onCopy={steps.copy}
        />
      )}
      <MatrixGrid
        rows={rows}
        edits={edits}
        readOnly={!may}
        onType={steps.type}
        onAt={steps.setAt}
        onFill={steps.fill}
        onUndo={steps.canUndo ? steps.undo : undefined}
      />
      {may && (
        <Foot
          changed={changed.length}
          keptAt={draft.at}
          asking={wonder.running}
          saving={command.running}
          onAsk={() => void ask()}
          onDrop={steps.drop}
          onSave={() => void save()}
        />
      )}
    </div>
  );
}

interface FootProps {
  /** How many rows. */
  readonly changed: number;
  /** When its draft was kept, ms since 1970. */
  readonly keptAt: number | undefined;
  readonly asking: boolean;
  readonly saving: boolean;
  onAsk(): void;
  onDrop(): void;
  onSave(): void;
}

function Foot({ changed, keptAt, asking, saving, onAsk, onDrop, onSave }: FootProps) {
  const t = useText(feesTexts);
  const words = useText(pricesTexts);
  return (
    <div className={styles['matrixFoot']}>
      <span className={changed > 0 ? 'ui yellow label' : 'muted small'}>
        {changed > 0 ? t('fees.matrix.changed', { count: changed }) : t('fees.matrix.unchanged')}
      </span>
      <DraftKept at={keptAt} />
      <span className="muted small not-phone">
        <kbd>↵</kbd> {t('fees.matrix.keys')} · <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd>{' '}
        {t('fees.matrix.move')}
      </span>
      <div className={styles['save']}>
        {changed > 0 && (
          <>
            <Button type="button" aria-disabled={asking} onClick={onAsk}>
              {words('fees.prices.whatIf.ask')}
            </Button>
            <Button type="button" onClick={onDrop}>
              {t('fees.matrix.undo')}
            </Button>
          </>
        )}
        <Button primary type="button" aria-disabled={saving || changed === 0} onClick={onSave}>
          {t('fees.matrix.save')} <kbd className="not-phone">Ctrl ↵</kbd>
        </Button>
      </div>
    </div>
  );
}
