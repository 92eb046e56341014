import type { AnswerTo } from '@madrasah/events/kernel';
import { type SetupStep, setupCommands } from '@madrasah/events/setup';
import { useEffect, useState } from 'react';
import { Message } from 'semantic-ui-react';
import { useCommand } from '../../kit/calls/index.ts';
import { ConfirmDialog, FailureMessage, Skeleton } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import { setupTexts } from '../texts.ts';
import { ChooseUsual } from './ChooseUsual.tsx';
import { keptOf } from './tree.ts';
import styles from './usual.module.css';

/** What a part of the usual comes to, by name. */
type UsualLook = AnswerTo<typeof setupCommands.lookAtUsual>;

interface Props {
  readonly step: SetupStep;
  readonly part: string;
  onClose(): void;
}

/** What the usual would make, each thing with its box, and the button that makes what is kept. */
export function TakeUsual({ step, part, onClose }: Props) {
  const t = useText(setupTexts);
  const { run, failure } = useCommand(setupCommands.lookAtUsual);
  const [look, setLook] = useState<UsualLook>();
  const [out, setOut] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    void run({ part }).then((outcome) => outcome.ok && setLook(outcome.answer.data));
  }, [run, part]);
  const count = keptOf(look?.rows ?? [], out).size;
  return (
    <ConfirmDialog
      command={setupCommands.takeUsual}
      body={{ part, ...(out.size > 0 && { without: [...out] }) }}
      title={t('setup.list.takes', { name: t(`setup.${step}.name`) })}
      verb={t('setup.list.make', { count })}
      held={count === 0}
      confirming
      plain
      onClose={onClose}
    >
      {failure && <FailureMessage failure={failure} />}
      {!look && !failure && <Skeleton lines={5} />}
      {look && (
        <>
          {look.count === 0 && <Message visible>{t('setup.list.nothing')}</Message>}
          {look.count > 0 && (
            <>
              <h3 className="ui small header">{t('setup.list.will')}</h3>
              <p className="muted">{t('setup.pick.says')}</p>
            </>
          )}
          <ChooseUsual rows={look.rows} out={out} onChange={setOut} />
          <There of={look.there} />
          {look.count > 0 && <p className="muted">{t('setup.list.back')}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}

/** What is there already, by kind. */
function There({ of }: { readonly of: UsualLook['there'] }) {
  const t = useText(setupTexts);
  if (of.length === 0) return null;
  return (
    <section className={styles['names']}>
      <h3 className="ui small header">{t('setup.list.there')}</h3>
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
