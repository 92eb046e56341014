import { SUGGESTIONS } from '@madrasah/events/results';
import { Label } from 'semantic-ui-react';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import type { Outcome } from './values.ts';

/** Division, total and what an exam suggests of a student; that what is done is something else stands out. */
export function ResultWords({ action, usual, found }: Outcome) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const language = useLanguage();
  if (!found) return <>{t('admissions.promotion.noResult')}</>;
  const { Division, Total, Suggestion, NextClassName, ByHand } = found;
  const suggested = SUGGESTIONS.find(({ id }) => id === Suggestion)?.[language];
  const told = [suggested, NextClassName, ByHand && word('byHand')].filter(Boolean).join(', ');
  return (
    <>
      {[Division, Total].filter(Boolean).join(' · ')}
      <br />
      {word('suggestion')}: {told}{' '}
      {action !== usual && (
        <Label color="yellow" size="tiny">
          {t('admissions.promotion.otherwise')}
        </Label>
      )}
    </>
  );
}
