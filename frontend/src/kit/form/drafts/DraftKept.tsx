import { clockOf, digitsOf } from '@madrasah/events/kernel';
import { useLanguage, useText } from '../../text.ts';
import { kitTexts } from '../../texts.ts';

/** When the draft was kept last, at the buttons: mock 08. */
export function DraftKept({ at }: { readonly at: number | undefined }) {
  const t = useText(kitTexts);
  const language = useLanguage();
  if (at === undefined) return null;
  const clock = digitsOf(clockOf(new Date(at).toISOString()), language);
  return (
    <span className="small muted draft-kept" role="status">
      {t('kit.draft.kept', { clock })}
      <span className="not-phone">
        {' '}
        · <kbd>↵</kbd> {t('kit.draft.next')}
      </span>
    </span>
  );
}
