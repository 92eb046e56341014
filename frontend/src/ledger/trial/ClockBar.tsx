import { dayInWords } from '@madrasah/events/kernel';
import { type TrialRow, trialDifference, trialTotals } from '@madrasah/events/ledger';
import { useId } from 'react';
import { Button, Label } from 'semantic-ui-react';
import { WhatChanged } from '../../kit/clocks/index.ts';
import { fillMoney } from '../../kit/figures/index.ts';
import { FilterDay, type List } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import type { Clocks } from '../clocks.ts';
import styles from '../ledger.module.css';
import { ledgerTexts } from '../texts.ts';
import { TrialDifferences } from './TrialDifferences.tsx';

export type Filter = 'fundId' | 'from' | 'asOf' | 'known' | 'account' | 'form' | 'closing';

interface BarProps {
  readonly list: List<Filter>;
  readonly clocks: Clocks;
  readonly fundId: number | undefined;
  readonly rows: readonly TrialRow[] | undefined;
  /** Whether what closed the year is in it; absent where nothing did. */
  readonly closing: 'with' | 'without' | undefined;
}

/** The two clocks, and whether the columns are equal. Amber and in words as soon as it is not today's account. */
export function ClockBar({ list, clocks, fundId, rows, closing }: BarProps) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const language = useLanguage();
  const { known } = list.values;
  const off = rows && trialDifference(trialTotals(rows));
  const shown = { ...list, values: { ...list.values, from: clocks.from, asOf: clocks.asOf } };
  return (
    <>
      <search className={`filters ${styles['clocks']}${clocks.past ? ` ${styles['past']}` : ''}`}>
        <FilterDay list={shown} name="from" label={word('from')} />
        <FilterDay list={shown} name="asOf" label={word('asOf')} />
        <FilterDay list={list} name="known" label={t('ledger.trial.known')} />
        <Switch
          label={t('ledger.trial.short')}
          isOn={list.values.form === 'short'}
          onTurn={(isOn) => list.set('form', isOn ? 'short' : undefined)}
        />
        {closing && (
          <Switch
            label={t('ledger.trial.withoutClosing')}
            isOn={closing === 'without'}
            onTurn={(isOn) => list.set('closing', isOn ? undefined : 'with')}
          />
        )}
        <div className={styles['clockState']}>
          {off !== undefined && (
            <Label color={off === 0 ? 'green' : 'red'}>
              {off === 0
                ? t('ledger.trial.equal')
                : t('ledger.trial.unequal', { difference: fillMoney(off, language, 'two') })}
            </Label>
          )}
          <span className="muted small">{t('ledger.trial.inTaka')}</span>
        </div>
      </search>
      {clocks.past && (
        <div className={styles['clocksTold']} role="status">
          <b>{t('ledger.trial.past')}</b>{' '}
          {t('ledger.trial.pastDay', { day: dayInWords(clocks.asOf, language) })}{' '}
          {clocks.knownAt && known && t('ledger.trial.pastKnown', { day: dayInWords(known, language) })}{' '}
          {clocks.knownAt && (
            <WhatChanged
              knownAt={clocks.knownAt}
              differences={(knownAt, onClose) => (
                <TrialDifferences
                  days={clocks}
                  fundId={fundId}
                  closing={list.values.closing === 'with' ? 'with' : undefined}
                  {...{ knownAt, onClose }}
                />
              )}
            />
          )}{' '}
          <Button
            basic
            type="button"
            onClick={() => list.change({ values: { asOf: undefined, known: undefined, from: undefined } })}
          >
            {t('ledger.trial.now')}
          </Button>
        </div>
      )}
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  onTurn(isOn: boolean): void;
}

function Switch({ label, isOn, onTurn }: SwitchProps) {
  const id = useId();
  return (
    <div className="ui checkbox">
      <input id={id} type="checkbox" checked={isOn} onChange={({ target }) => onTurn(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
