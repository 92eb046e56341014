import { SETUP_STEPS, type SetupStepRow } from '@madrasah/events/setup';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { Icon } from '../kit/icons/Icon.tsx';
import { preferred } from '../kit/preferences.ts';
import { useWays } from '../kit/routing/ways.ts';
import type { RootState } from '../kit/store.ts';
import { useText } from '../kit/text.ts';
import styles from './setup.module.css';
import { STEP_AT } from './steps.ts';
import { setupTexts } from './texts.ts';
import { TakeUsual } from './usual/TakeUsual.tsx';

const partOf = (row: SetupStepRow) => SETUP_STEPS.find(({ step }) => step === row.step)?.part ?? null;

interface Steps {
  readonly rows: readonly SetupStepRow[];
  /** They were put away one by one: each can be brought back. */
  readonly away?: boolean;
}

/** What a new school needs, each with why, where it is done, and the usual where there is one. */
export function SetupSteps({ rows, away = false }: Steps) {
  const [taking, setTaking] = useState<SetupStepRow>();
  return (
    <>
      <ol className={styles['steps']}>
        {rows.map((row) => (
          <Step key={row.step} row={row} away={away} onTake={() => setTaking(row)} />
        ))}
      </ol>
      {taking && (
        <TakeUsual step={taking.step} part={partOf(taking) ?? ''} onClose={() => setTaking(undefined)} />
      )}
    </>
  );
}

interface OneStep {
  readonly row: SetupStepRow;
  readonly away: boolean;
  onTake(): void;
}

function Step({ row, away, onTake }: OneStep) {
  const t = useText(setupTexts);
  const { step, done } = row;
  const name = t(`setup.${step}.name`);
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
        {row.classes && !done && <p>{t('setup.list.ofClasses', row.classes)}</p>}
      </div>
      <div className="row">
        <Ways row={row} name={name} onTake={onTake} />
        {!done && <PutAway step={step} name={name} away={away} />}
      </div>
    </li>
  );
}

/** To the usual, and to where it is written by hand. */
function Ways({ row, name, onTake }: Omit<OneStep, 'away'> & { readonly name: string }) {
  const t = useText(setupTexts);
  const way = useWays();
  const { step, done } = row;
  const to = way(STEP_AT[step]);
  return (
    <>
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
    </>
  );
}

/** A step that this school does not need is put away, and brought back. */
function PutAway({
  step,
  name,
  away,
}: {
  readonly step: string;
  readonly name: string;
  readonly away: boolean;
}) {
  const t = useText(setupTexts);
  const dispatch = useDispatch();
  const before = useSelector((state: RootState) => state.preferences.stepsAway);
  const stepsAway = away ? before.filter((one) => one !== step) : [...before, step];
  return (
    <Button
      type="button"
      basic
      onClick={() => dispatch(preferred({ stepsAway }))}
      aria-label={t(away ? 'setup.list.bringOf' : 'setup.list.awayOf', { name })}
    >
      {t(away ? 'setup.list.bringOne' : 'setup.list.awayOne')}
    </Button>
  );
}
