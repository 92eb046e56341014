import { type ReactNode, useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../kit/feedback/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { useText } from '../kit/text.ts';
import { applicationsTexts } from './texts.ts';

interface Props {
  readonly title: string;
  /** Over the box with the link. */
  readonly label: string;
  /** What whoever has the link may do. */
  readonly what: string;
  /** Within this address. */
  readonly path: string;
  readonly children?: ReactNode;
  onClose(): void;
}

/** A link for the office to hand on. */
export function LinkDialog({ title, label, what, path, children, onClose }: Props) {
  const t = useText(applicationsTexts);
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const link = window.location.origin + path;
  // Browsers have no clipboard for a page that came without TLS: then the box is there to be copied from.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('applications.list.close')} <kbd className="not-phone">Esc</kbd>
          </Button>
          {clipboard && (
            <Button
              type="button"
              primary
              onClick={() =>
                clipboard.writeText(link).then(
                  () => setCopied(true),
                  () => setCopied(false),
                )
              }
            >
              <Icon name="copy" /> {t('applications.list.copy')}
            </Button>
          )}
        </>
      }
    >
      <p>{what}</p>
      <div className="ui form">
        <div className="field">
          <label htmlFor={id}>{label}</label>
          <textarea id={id} readOnly rows={3} value={link} onFocus={({ target }) => target.select()} />
        </div>
      </div>
      <p role="status">{copied !== undefined && t(`applications.list.${copied ? 'copied' : 'notCopied'}`)}</p>
      {children}
    </Dialog>
  );
}
