import { Button } from 'semantic-ui-react';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import { type Failure, failureKind } from '../wire/failure.ts';

interface Props {
  readonly save: string | undefined;
  readonly cancel: string | undefined;
  readonly submitting: boolean;
  readonly failure: Failure | undefined;
  onCancel?: (() => void) | undefined;
}

/** The buttons where the eye ends; after an unknown outcome the same button sends the same again. */
export function SaveBar({ save, cancel, submitting, failure, onCancel }: Props) {
  const t = useText(kitTexts);
  const again = failure !== undefined && failureKind(failure) !== 'refused';
  const word = again ? t('kit.form.repeat') : (save ?? t('kit.form.save'));
  return (
    <div className="save-bar">
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
        {submitting ? t('kit.form.saving') : word} <kbd className="not-phone">Ctrl ↵</kbd>
      </Button>
    </div>
  );
}
