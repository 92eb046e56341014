import { resultCommands } from '@madrasah/events/results';
import { useEffect, useState } from 'react';
import { useCommand } from '../../kit/calls/index.ts';
import { ConfirmDialog, FailureMessage, Skeleton } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import type { SheetInHand } from '../entry/use-sheet.ts';
import type { MovedRow } from '../rows.ts';
import { resultsTexts } from '../texts.ts';
import { Ripple } from './Ripple.tsx';

interface Props {
  /** What is corrected, as it stood when the dialog was opened. */
  readonly body: SheetInHand['body'];
  readonly rows: SheetInHand['rows'];
  onClose(): void;
  onDone(): void;
}

/** Before published marks are corrected: whom it moves, and why it is done. */
export function CorrectionDialog({ body, rows, onClose, onDone }: Props) {
  const t = useText(resultsTexts);
  const { run, failure } = useCommand<{ readonly moved: readonly MovedRow[] }>(
    resultCommands.previewCorrection,
  );
  const [moved, setMoved] = useState<readonly MovedRow[]>();
  useEffect(() => {
    void run(body).then((outcome) => outcome.ok && setMoved(outcome.answer.data?.moved ?? []));
  }, [run, body]);
  const users = new Map(rows.map(({ UserID, User }) => [UserID, User]));
  const named = moved?.map((row) => ({
    ...row,
    ...(users.get(row.UserID) ?? { UserName: '', UserCode: '' }),
  }));
  return (
    <ConfirmDialog
      command={resultCommands.correctResults}
      body={body}
      title={t('results.correct.ask')}
      verb={t('results.correct.save')}
      onClose={onClose}
      onDone={onDone}
    >
      <p>{t('results.correct.what')}</p>
      {failure && <FailureMessage failure={failure} />}
      {named ? <Ripple moved={named} /> : !failure && <Skeleton lines={3} />}
    </ConfirmDialog>
  );
}
