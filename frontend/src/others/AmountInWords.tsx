import { amountInWords } from '@madrasah/events/kernel';
import { Segment } from 'semantic-ui-react';
import { readTaka } from '../kit/figures/typed.ts';
import { FilterFigure } from '../kit/list/Filters.tsx';
import { useList } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import look from './others.module.css';
import { othersTexts } from './texts.ts';

/** A sum of taka written out in both languages, as receipts and cheques want it. */
export function AmountInWords() {
  const t = useText(othersTexts);
  const list = useList({ filters: ['sum'] });
  const typed = list.values.sum;
  const paisa = typed === undefined ? undefined : readTaka(typed);
  const wrong = typed !== undefined && paisa === undefined;
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('others.sum.title')}</h2>
      </div>
      <div className="filters">
        <FilterFigure list={list} name="sum" label={t('others.sum.amount')} />
      </div>
      {wrong && (
        <p className={look['wrong']} role="alert">
          {t('others.sum.wrong')}
        </p>
      )}
      {paisa !== undefined && (
        <div className={look['said']} role="status">
          <p>
            <span className="muted">{t('others.sum.bengali')}:</span>{' '}
            <span lang="bn">{amountInWords(paisa, 'bn')}</span>
          </p>
          <p>
            <span className="muted">{t('others.sum.english')}:</span>{' '}
            <span lang="en">{amountInWords(paisa, 'en')}</span>
          </p>
        </div>
      )}
    </Segment>
  );
}
