import { type Period, periodCommands } from '@madrasah/events/closing';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Label, Message, Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { DayText } from '../../kit/figures/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import { monthInWords } from './month-in-words.ts';

const COLORS = { open: 'green', exception: 'yellow', soft: 'blue', hard: 'grey' } as const;

/** One month: its state, what hinders its lock, and what may be done with it. */
export function Month({ month }: { readonly month: Period }) {
  const t = useText(closingTexts);
  const language = useLanguage();
  const may = useMay('period_lock', 'edit');
  const [doing, setDoing] = useState<'soft' | 'hard' | 'unlock'>();
  const { state, next, openDays, waiting, unreconciled, isOver } = month;
  const name = monthInWords(month.from, language);
  const relock = state === 'exception' ? 'soft' : next;
  const hindered = openDays.length > 0 || waiting > 0;
  return (
    <Segment>
      <h2 className="ui small header">
        {name} <Label color={COLORS[state]}>{t(`closing.periods.${state}`)}</Label>
      </h2>
      {month.by && <p className="muted">{t('closing.periods.by', { name: month.by.name })}</p>}
      {state === 'exception' && (
        <p>
          {t('closing.periods.until')} <DayText on={month.until} />
          {month.reason ? ` · ${month.reason}` : ''}
        </p>
      )}
      {isOver && state !== 'hard' && hindered && <Hindrances month={month} />}
      {may && isOver && relock && !hindered && (
        <Button type="button" basic onClick={() => setDoing(relock)}>
          {t(`closing.periods.lock${relock === 'soft' ? 'Soft' : 'Hard'}`)}
        </Button>
      )}
      {may && (state === 'soft' || state === 'exception') && (
        <Button type="button" basic onClick={() => setDoing('unlock')}>
          {t('closing.periods.unlock')}
        </Button>
      )}
      {doing === 'unlock' && (
        <AskedForm
          command={periodCommands.unlockPeriod}
          params={{ id: month.id }}
          says={<p>{t('closing.periods.unlockWhat')}</p>}
          grid="fields two"
          save={t('closing.periods.unlock')}
          onClose={() => setDoing(undefined)}
          onDone={() => setDoing(undefined)}
        />
      )}
      {(doing === 'soft' || doing === 'hard') && (
        <ConfirmDialog
          command={periodCommands.lockPeriod}
          params={{ id: month.id }}
          body={{ level: doing }}
          plain
          title={name}
          verb={t(`closing.periods.lock${doing === 'soft' ? 'Soft' : 'Hard'}`)}
          onClose={() => setDoing(undefined)}
        >
          <p>{t(`closing.periods.${doing}What`)}</p>
          {unreconciled.length > 0 && (
            <Message warning visible>
              {t('closing.periods.unreconciled')} {unreconciled.join(', ')}
            </Message>
          )}
        </ConfirmDialog>
      )}
    </Segment>
  );
}

function Hindrances({ month: { openDays, waiting } }: { readonly month: Period }) {
  const t = useText(closingTexts);
  return (
    <>
      <p>{t('closing.periods.hindered')}</p>
      <ul>
        {openDays.map(({ Account, AccountName, day }) => (
          <li key={`${Account} ${day}`}>
            <Link to={`/accounting/day-close?account=${Account}&on=${day}`}>
              {AccountName} · <DayText on={day} />
            </Link>
          </li>
        ))}
        {waiting > 0 && <li>{t('closing.periods.waiting', { count: waiting })}</li>}
      </ul>
    </>
  );
}
