import { amountInWords } from '@madrasah/events/kernel';
import { Button } from 'semantic-ui-react';
import { Money } from '../../../kit/figures/index.ts';
import { useLanguage, useText } from '../../../kit/text.ts';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';
import { useTaking } from '../taking/use-taking.ts';
import { sumsOf, type Taking } from './spread.ts';

/** What is taken in all, in figures and words, and whether the rows come to the amount that was typed. */
export function Foot({ values }: { readonly values: Taking }) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const { again } = useTaking();
  const { total, advance, left, deduction, difference } = sumsOf(values);
  return (
    <div className={look['sum']}>
      <div>
        {t('fees.counter.total')}{' '}
        <b>
          <Money taka={total / 100} zero="figure" />
        </b>
        {advance > 0 && (
          <span className={look['adv']}>
            {' '}
            · {t('fees.counter.toAdvance')} <Money taka={advance / 100} />
          </span>
        )}
        {deduction > 0 && (
          <span>
            {' '}
            · {t('fees.counter.deduction')} <Money taka={deduction / 100} />
          </span>
        )}
        <span className="only-phone left">
          {t('fees.counter.left')} <Money taka={left / 100} zero="figure" />
        </span>
      </div>
      {difference !== 0 && <Difference paisa={difference} />}
      <div className={look['words']}>
        {total > 0 && `${t('fees.counter.inWords')} ${amountInWords(total, language)}`}
        {values.byHand && (
          <Button type="button" basic onClick={again}>
            {t('fees.counter.again')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The typed amount and the rows do not agree; which of them is right, the clerk says. */
function Difference({ paisa }: { readonly paisa: number }) {
  const t = useText(feesTexts);
  const { asRows } = useTaking();
  return (
    <div className={look['differs']} role="status">
      {t(paisa > 0 ? 'fees.counter.notPlaced' : 'fees.counter.tooMuchPlaced')}{' '}
      <b>
        <Money taka={Math.abs(paisa) / 100} />
      </b>{' '}
      <Button type="button" basic onClick={asRows}>
        {t('fees.counter.asRows')}
      </Button>
    </div>
  );
}
