import { Button, Segment } from 'semantic-ui-react';
import { useQuery } from '../../../kit/calls/index.ts';
import { FailureMessage } from '../../../kit/feedback/FailureMessage.tsx';
import { Loaded } from '../../../kit/feedback/index.ts';
import { useContexts } from '../../../kit/routing/makers.ts';
import { useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';
import { type HeldPower, type LoginRow, powersOf } from '../rows.ts';
import { Fill } from './Fill.tsx';
import { powerGroups } from './groups.ts';
import { PowerRows } from './PowerRows.tsx';
import styles from './powers.module.css';
import { FLAGS, usePowersEdit } from './use-powers-edit.ts';

/** What somebody may do, power by power; nothing changes before it is saved. */
export function PowersTable({ login }: { login: LoginRow }) {
  const t = useText(accessTexts);
  const powers = useQuery(powersOf, { id: login.UserID });
  return (
    <Segment className="flush">
      <div className="seg-head">
        <h2 className="ui header">{t('access.powers.title')}</h2>
      </div>
      <Loaded of={powers} lines={10}>
        {({ data }) => <Powers rows={data} login={login} />}
      </Loaded>
    </Segment>
  );
}

function Powers({ rows, login }: { rows: readonly HeldPower[]; login: LoginRow }) {
  const t = useText(accessTexts);
  const edit = usePowersEdit(login.UserID, rows);
  const contexts = useContexts();
  return (
    <>
      <Fill login={login} edit={edit} />
      <ul className={styles['legend']}>
        {FLAGS.map((flag) => (
          <li key={flag}>
            <b>{t(`access.powers.${flag}`)}</b> = {t(`access.powers.${flag}Says`)}
          </li>
        ))}
      </ul>
      <table className={styles['powers']}>
        <thead>
          <tr>
            <th scope="col">{t('access.powers.power')}</th>
            {FLAGS.map((flag) => (
              <th key={flag} scope="col">
                {t(`access.powers.${flag}`)}
              </th>
            ))}
            <th scope="col">{t('access.powers.all')}</th>
          </tr>
        </thead>
        {powerGroups(contexts, rows).map((group) => (
          <PowerRows key={group.powers[0]?.row.PowerName} group={group} edit={edit} />
        ))}
      </table>
      <div className={styles['foot']}>
        {edit.failure && <FailureMessage failure={edit.failure} />}
        <span role="status">
          {edit.changed === 0
            ? t('access.powers.unchanged')
            : t('access.powers.changed', { count: edit.changed })}
        </span>
        <Button type="button" aria-disabled={edit.changed === 0 || edit.saving} onClick={edit.forget}>
          {t('access.powers.forget')}
        </Button>
        <Button
          type="button"
          primary
          aria-disabled={edit.changed === 0 || edit.saving}
          onClick={() => void edit.save()}
        >
          {t('access.powers.save')}
        </Button>
      </div>
    </>
  );
}
