import { Segment } from 'semantic-ui-react';
import { useText } from '../../../kit/text.ts';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';

/** What can be done at the counter without a mouse. */
export function Keys() {
  const t = useText(feesTexts);
  return (
    <Segment className={`flush ${look['sideKeys']}`}>
      <div className={look['keys']}>
        <kbd>/</kbd>
        <span>{t('fees.keys.find')}</span>
        <kbd>↵</kbd>
        <span>{t('fees.keys.next')}</span>
        <kbd>Alt 1–3</kbd>
        <span>{t('fees.keys.account')}</span>
        <kbd>Ctrl ↵</kbd>
        <span>{t('fees.keys.take')}</span>
        <kbd>Alt P</kbd>
        <span>{t('fees.keys.print')}</span>
        <kbd>Esc</kbd>
        <span>{t('fees.keys.other')}</span>
      </div>
    </Segment>
  );
}
