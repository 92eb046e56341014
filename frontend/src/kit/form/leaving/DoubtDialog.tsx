import type { ReactNode } from 'react';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../../feedback/Dialog.tsx';
import { frameTexts } from '../../frame/texts.ts';
import { useText } from '../../text.ts';

/** A question before sending: what it is about, what follows, and the words of the one who is sure. */
export interface Doubt {
  readonly title: string;
  readonly text: ReactNode;
  readonly verb: string;
}

/** Asks before something unlikely is sent; going back is the choice that Enter makes. */
export function DoubtDialog({ title, text, verb, answer }: Doubt & { answer(sure: boolean): void }) {
  const t = useText(frameTexts);
  return (
    <Dialog
      title={title}
      onClose={() => answer(false)}
      actions={
        <>
          <Button type="button" autoFocus onClick={() => answer(false)}>
            {t('kit.doubt.back')} <kbd className="not-phone">Esc</kbd>
          </Button>
          <Button type="button" primary onClick={() => answer(true)}>
            {verb}
          </Button>
        </>
      }
    >
      {text}
    </Dialog>
  );
}
