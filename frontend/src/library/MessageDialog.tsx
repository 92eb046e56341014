import type { RowOf } from '@madrasah/events/kernel';
import type { loansList } from '@madrasah/events/library';
import { useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../kit/feedback/index.ts';
import { useText } from '../kit/text.ts';
import { libraryTexts } from './texts.ts';

interface Props {
  readonly of: RowOf<typeof loansList>;
  onClose(): void;
}

/** What the reader of a late book may be told: copied, or taken over into WhatsApp. Nothing is sent by itself. */
export function MessageDialog({ of, onClose }: Props) {
  const t = useText(libraryTexts);
  const id = useId();
  const [copied, setCopied] = useState(false);
  // Browsers have no clipboard for a page that came without TLS: then the box is there to be copied from.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const whatsapp = `https://wa.me/${of.MessageTo}?text=${encodeURIComponent(of.Message)}`;
  return (
    <Dialog
      title={t('library.loans.messageTo', { name: of.StudentName })}
      onClose={onClose}
      actions={
        <>
          {clipboard && (
            <Button
              type="button"
              onClick={() => void clipboard.writeText(of.Message).then(() => setCopied(true))}
            >
              {t(copied ? 'library.loans.copied' : 'library.loans.copy')}
            </Button>
          )}
          {of.MessageTo !== '' && (
            <a className="ui primary button" href={whatsapp} target="_blank" rel="noreferrer">
              WhatsApp
            </a>
          )}
        </>
      }
    >
      <div className="ui form">
        <div className="field">
          <label htmlFor={id}>{t('library.loans.messageText')}</label>
          <textarea id={id} readOnly rows={4} value={of.Message} onFocus={({ target }) => target.select()} />
        </div>
      </div>
    </Dialog>
  );
}
