import { type CashDay, NOTE_VALUES, reopenClosedDay } from '@madrasah/events/closing';
import { digitsOf, moneyFigures, paisa } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button, Segment } from 'semantic-ui-react';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { ResolveDialog } from '../days/ResolveDialog.tsx';
import { closingTexts } from '../texts.ts';
import styles from './notes.module.css';

/** What was counted, by whom, and what became of a difference; the two ways on from here. */
export function ClosedDay({ day }: { readonly day: CashDay }) {
  const t = useText(closingTexts);
  const word = useWord();
  const language = useLanguage();
  const mayAsk = useMay('day_close', 'insert');
  const mayResolve = useMay('day_close', 'edit');
  const [doing, setDoing] = useState<'reopen' | 'resolve'>();
  const { notes = {}, coins = 0, differenceState, resolution, closedThrough, on } = day;
  const counted = NOTE_VALUES.filter((value) => notes[String(value)]).map(
    (value) => `${digitsOf(value, language)} × ${digitsOf(notes[String(value)] ?? 0, language)}`,
  );
  if (coins > 0) counted.push(`${t('closing.day.coins')} ৳${moneyFigures(paisa(coins), language)}`);
  return (
    <Segment>
      <h2 className="ui small header">{t('closing.day.closed', { name: day.closedBy?.name ?? '' })}</h2>
      <div className={styles['sums']}>
        <span>
          {word('bookBalance')}: <Money taka={day.book} decimals="two" zero="figure" />
        </span>
        <span>
          {word('countedCash')}: <Money taka={day.counted} decimals="two" zero="figure" />
        </span>
        <strong>
          {word('difference')}: <Money taka={day.difference} decimals="two" zero="figure" />
        </strong>
      </div>
      <p className="muted">{counted.join(' · ')}</p>
      {differenceState === 'unresolved' && <p>{t('closing.day.unresolved')}</p>}
      {resolution && (
        <p>
          {t(`closing.resolved.${resolution.to}`, {
            name: resolution.by.name,
          })}{' '}
          {resolution.reason}
          {resolution.mark && <strong> {resolution.mark}</strong>}
        </p>
      )}
      {differenceState === 'unresolved' && mayResolve && (
        <Button type="button" basic onClick={() => setDoing('resolve')}>
          {t('closing.resolve.do')}
        </Button>
      )}
      {mayAsk && closedThrough === on && differenceState !== 'resolved' && (
        <Button type="button" basic onClick={() => setDoing('reopen')}>
          {t('closing.reopen.do')}
        </Button>
      )}
      {doing === 'reopen' && (
        <ConfirmDialog
          command={reopenClosedDay}
          body={{ account: day.Account, on }}
          title={t('closing.reopen.do')}
          verb={t('closing.reopen.ask')}
          onClose={() => setDoing(undefined)}
        >
          <p>{t('closing.reopen.what')}</p>
        </ConfirmDialog>
      )}
      {doing === 'resolve' && (
        <ResolveDialog
          account={day.Account}
          on={on}
          difference={day.difference ?? 0}
          onClose={() => setDoing(undefined)}
        />
      )}
    </Segment>
  );
}
