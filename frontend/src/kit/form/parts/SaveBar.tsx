import type { ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import { useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import { type Failure, failureKind } from '../../wire/failure.ts';

interface Props {
  readonly save: string | undefined;
  readonly cancel: string | undefined;
  readonly submitting: boolean;
  /** How much of the files has gone up, from 0 to 1. */
  readonly share?: number | undefined;
  readonly failure: Failure | undefined;
  onCancel?: (() => void) | undefined;
  /** What is to be seen before one saves. */
  readonly children?: ReactNode;
}

/** The buttons where the eye ends; after an unknown outcome the same button sends the same again. */
export function SaveBar({ save, cancel, submitting, share, failure, onCancel, children }: Props) {
  const t = useText(kitTexts);
  const again = failure !== undefined && failureKind(failure) !== 'refused';
  const word = again ? t('kit.form.repeat') : (save ?? t('kit.form.save'));
  const sending = submitting && share !== undefined && share < 1;
  const percent = Math.floor((share ?? 0) * 100);
  return (
    <div className="save-bar">
      {children}
      {sending && <progress max={100} value={percent} aria-label={t('kit.form.sending', { percent })} />}
      {again && !submitting && (
        <span className="told" role="status">
          {t(`kit.call.${failureKind(failure) as 'away' | 'unknown'}`)}
        </span>
      )}
      {onCancel && (
        <Button type="button" onClick={onCancel}>
          {cancel ?? t('kit.form.cancel')} <kbd className="not-phone">Esc</kbd>
        </Button>
      )}
      <Button primary type="submit" aria-disabled={submitting}>
        {sending ? t('kit.form.sending', { percent }) : submitting ? t('kit.form.saving') : word}{' '}
        <kbd className="not-phone">Ctrl ↵</kbd>
      </Button>
    </div>
  );
}
