import { type MovedRow, resultCommands, type SheetRow } from '@madrasah/events/results';
import { useEffect, useState } from 'react';
import { useCommand } from '../../kit/calls/index.ts';
import { ConfirmDialog, FailureMessage, Skeleton } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import type { CommandAnswer } from '../../kit/wire/definitions.ts';
import { resultsTexts } from '../texts.ts';
import { Ripple } from './Ripple.tsx';

interface Props {
  /** What is corrected, as it stood when the dialog was opened. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The version that is corrected. */
  readonly version: number | null | undefined;
  /** Who is named among those that are moved. */
  readonly rows: readonly SheetRow[];
  onClose(): void;
  onDone(answer: CommandAnswer): void;
}

/** Before published marks or conditions are corrected: whom it moves, and why it is done. */
export function CorrectionDialog({ body, version, rows, onClose, onDone }: Props) {
  const t = useText(resultsTexts);
  const { run, failure } = useCommand(resultCommands.previewCorrection);
  const [seen] = useState(version ?? undefined); // as it stood when the dialog was opened
  const [moved, setMoved] = useState<readonly MovedRow[]>();
  useEffect(() => {
    void run(body, {}, seen).then((outcome) => outcome.ok && setMoved(outcome.answer.data?.moved ?? []));
  }, [run, body, seen]);
  const users = new Map(rows.map(({ UserID, User }) => [UserID, User]));
  const named = moved?.map((row) => ({
    ...row,
    ...(users.get(row.UserID) ?? { UserName: '', UserCode: '' }),
  }));
  return (
    <ConfirmDialog
      command={resultCommands.correctResults}
      body={body}
      version={seen}
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
