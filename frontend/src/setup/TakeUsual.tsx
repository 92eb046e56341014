import { type SetupStep, setupCommands } from '@madrasah/events/setup';
import { useEffect, useState } from 'react';
import { Message } from 'semantic-ui-react';
import { useCommand } from '../kit/calls/index.ts';
import { ConfirmDialog, FailureMessage, Skeleton } from '../kit/feedback/index.ts';
import { useText } from '../kit/text.ts';
import type { UsualLook, UsualNames } from './rows.ts';
import styles from './setup.module.css';
import { setupTexts } from './texts.ts';

interface Props {
  readonly step: SetupStep;
  readonly part: string;
  onClose(): void;
}

/** What the usual would make, by name, and the button that makes it. */
export function TakeUsual({ step, part, onClose }: Props) {
  const t = useText(setupTexts);
  const { run, failure } = useCommand<UsualLook>(setupCommands.lookAtUsual);
  const [look, setLook] = useState<UsualLook>();
  useEffect(() => {
    void run({ part }).then((outcome) => outcome.ok && setLook(outcome.answer.data));
  }, [run, part]);
  return (
    <ConfirmDialog
      command={setupCommands.takeUsual}
      body={{ part }}
      title={t('setup.list.takes', { name: t(`setup.${step}.name`) })}
      verb={t('setup.list.make', { count: look?.count ?? 0 })}
      held={!look || look.count === 0}
      confirming
      plain
      onClose={onClose}
    >
      {failure && <FailureMessage failure={failure} />}
      {!look && !failure && <Skeleton lines={5} />}
      {look && (
        <>
          {look.count === 0 && <Message visible>{t('setup.list.nothing')}</Message>}
          <Names title={t('setup.list.will')} of={look.make} />
          <Names title={t('setup.list.there')} of={look.there} />
          {look.count > 0 && <p className="muted">{t('setup.list.back')}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}

function Names({ title, of }: { readonly title: string; readonly of: readonly UsualNames[] }) {
  if (of.length === 0) return null;
  return (
    <section className={styles['names']}>
      <h3 className="ui small header">{title}</h3>
      <dl>
        {of.map(({ of: kind, names }) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
