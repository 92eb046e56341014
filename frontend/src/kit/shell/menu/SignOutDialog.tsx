import { digitsOf } from '@madrasah/events/kernel';
import { createPortal } from 'react-dom';
import { Button } from 'semantic-ui-react';
import { Dialog } from '../../feedback/Dialog.tsx';
import { InstantText } from '../../figures/DayText.tsx';
import { KEPT_DAYS } from '../../form/drafts/sealed/shelf.ts';
import type { Context } from '../../routing/screens.ts';
import { useScreenName } from '../../routing/use-screen.ts';
import { screenAt } from '../../routing/ways.ts';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';
import type { Unsent } from './unsent.ts';

interface Props {
  readonly contexts: readonly Context[];
  readonly unsent: Unsent;
  /** Without a word he stays. */
  onAnswer(drafts?: 'kept' | 'thrown-away'): void;
}

/** Asked of whoever signs out with work that is not sent: on which pages it is, and what becomes of it. */
export function SignOutDialog({ contexts, unsent: { drafts, isHeld }, onAnswer }: Props) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const here = useScreenName();
  const nameOf = (page = '') => screenAt(contexts, page)?.name[language] ?? page;
  return createPortal(
    <Dialog
      title={t('kit.out.title')}
      onClose={() => onAnswer()}
      actions={
        <>
          <Button type="button" onClick={() => onAnswer()}>
            {t('kit.leave.stay')} <kbd className="not-phone">Esc</kbd>
          </Button>
          <Button type="button" negative className="filled" onClick={() => onAnswer('thrown-away')}>
            {t('kit.out.throwAway')}
          </Button>
          {drafts.length > 0 && (
            <Button type="button" primary autoFocus onClick={() => onAnswer('kept')}>
              {t('kit.out.keep')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('kit.out.pages')}</p>
      <ul>
        {isHeld && (
          <li>
            <b>{here}</b> – {t('kit.out.held')}
          </li>
        )}
        {drafts.map(({ page, at }) => (
          <li key={`${page} ${at}`}>
            <b>{nameOf(page)}</b> – <InstantText at={new Date(at).toISOString()} />
          </li>
        ))}
      </ul>
      {drafts.length > 0 && <p>{t('kit.out.keptHow', { days: digitsOf(String(KEPT_DAYS), language) })}</p>}
    </Dialog>,
    document.body,
  );
}
