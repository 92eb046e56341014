import type { OperationEndpoints, UndoPreview } from '@madrasah/events/operations';
import { useEffect, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useCommand } from '../calls/use-command.ts';
import { ConfirmDialog } from '../feedback/ConfirmDialog.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { Problems } from '../feedback/Problems.tsx';
import { Skeleton } from '../feedback/states.tsx';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';

interface Props {
  readonly of: Pick<OperationEndpoints, 'undo' | 'previewUndo'>;
  readonly id: number;
  /** What it was, in words. */
  readonly text: string;
  onClose(): void;
}

/** Asks before an operation is undone, and says what would come of it; or why it cannot be undone. */
export function UndoDialog({ of, id, text, onClose }: Props) {
  const t = useText(kitTexts);
  const { run, failure } = useCommand(of.previewUndo);
  const [seen, setSeen] = useState<UndoPreview>();
  useEffect(() => {
    void run({}, { id }).then((outcome) => outcome.ok && setSeen(outcome.answer.data));
  }, [run, id]);
  const title = t('kit.undo.title', { text });
  if (seen?.possible)
    return (
      <ConfirmDialog
        command={of.undo}
        params={{ id }}
        title={title}
        verb={t('kit.undo.do')}
        onClose={onClose}
      >
        <Problems sentences={seen.consequences} />
      </ConfirmDialog>
    );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('kit.undo.close')} <kbd className="not-phone">Esc</kbd>
        </Button>
      }
    >
      {failure && <FailureMessage failure={failure} />}
      {!seen && !failure && <Skeleton lines={2} />}
      {seen && (
        <>
          <p role="alert">{t('kit.undo.cannot')}</p>
          <Problems sentences={seen.obstacles} />
        </>
      )}
    </Dialog>
  );
}
