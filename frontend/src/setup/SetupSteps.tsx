import { SETUP_STEPS, type SetupStepRow } from '@madrasah/events/setup';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { Icon } from '../kit/icons/Icon.tsx';
import { useText } from '../kit/text.ts';
import { useWays } from '../ways.ts';
import { STEP_AT } from './rows.ts';
import styles from './setup.module.css';
import { setupTexts } from './texts.ts';
import { TakeUsual } from './usual/TakeUsual.tsx';

const partOf = (row: SetupStepRow) => SETUP_STEPS.find(({ step }) => step === row.step)?.part ?? null;

/** What a new school needs, each with why, where it is done, and the usual where there is one. */
export function SetupSteps({ rows }: { readonly rows: readonly SetupStepRow[] }) {
  const [taking, setTaking] = useState<SetupStepRow>();
  return (
    <>
      <ol className={styles['steps']}>
        {rows.map((row) => (
          <Step key={row.step} row={row} onTake={() => setTaking(row)} />
        ))}
      </ol>
      {taking && (
        <TakeUsual step={taking.step} part={partOf(taking) ?? ''} onClose={() => setTaking(undefined)} />
      )}
    </>
  );
}

function Step({ row, onTake }: { readonly row: SetupStepRow; onTake(): void }) {
  const t = useText(setupTexts);
  const way = useWays();
  const { step, done } = row;
  const name = t(`setup.${step}.name`);
  const to = way(STEP_AT[step]);
  return (
    <li className={done ? styles['done'] : ''}>
      <span
        className={styles['mark']}
        role="img"
        aria-label={done ? t('setup.list.done') : t('setup.list.notDone')}
      >
        {done && <Icon name="done" />}
      </span>
      <div className={styles['what']}>
        <b>{name}</b>
        <p className="muted">{t(`setup.${step}.why`)}</p>
      </div>
      <div className="row">
        {!done && partOf(row) && (
          <Button type="button" primary onClick={onTake} aria-label={t('setup.list.takeOf', { name })}>
            {t('setup.list.take')}
          </Button>
        )}
        {to && (
          <Link
            className="ui button"
            to={to}
            aria-label={t(done ? 'setup.list.seeOf' : 'setup.list.openOf', { name })}
          >
            {t(done ? 'setup.list.see' : 'setup.list.open')}
          </Link>
        )}
      </div>
    </li>
  );
}
