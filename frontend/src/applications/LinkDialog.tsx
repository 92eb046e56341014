import { useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../kit/feedback/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { useText } from '../kit/text.ts';
import type { ApplicationRow } from './rows.ts';
import { applicationsTexts } from './texts.ts';

/** The link under which an applicant finds what he wrote, for the office to hand on. */
export function LinkDialog({ of, onClose }: { of: ApplicationRow; onClose(): void }) {
  const t = useText(applicationsTexts);
  const id = useId();
  const [copied, setCopied] = useState<boolean>();
  const link = window.location.origin + of.link;
  // Browsers have no clipboard for a page that came without TLS: then the box is there to be copied from.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  return (
    <Dialog
      title={t('applications.list.linkOf', { name: of.UserName })}
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
      <p>{t('applications.list.linkWhat')}</p>
      <div className="ui form">
        <div className="field">
          <label htmlFor={id}>{t('applications.list.link')}</label>
          <textarea id={id} readOnly rows={3} value={link} onFocus={({ target }) => target.select()} />
        </div>
      </div>
      <p role="status">{copied !== undefined && t(`applications.list.${copied ? 'copied' : 'notCopied'}`)}</p>
    </Dialog>
  );
}
