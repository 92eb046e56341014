import { holdsFlag, isAdministrator, JOBS, type Job, type PowerName } from '@madrasah/events/access';
import { useEffect, useId, useState } from 'react';
import { useQuery } from '../../../kit/calls/index.ts';
import { Select } from '../../../kit/fields/select/Select.tsx';
import { useLanguage, useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';
import { allLogins, type LoginRow, powersOf } from '../rows.ts';
import styles from './powers.module.css';
import { COLUMN, type PowersEdit } from './use-powers-edit.ts';

interface Props {
  readonly login: LoginRow;
  readonly edit: PowersEdit;
}

const jobs: readonly Job[] = JOBS;

/** Fills the boxes as a job needs them, or as another login has them; nothing is given before it is saved. */
export function Fill({ login, edit }: Props) {
  const t = useText(accessTexts);
  const language = useLanguage();
  const id = useId();
  const logins = useQuery(allLogins, { limit: 1000 });
  const [chosen, setChosen] = useState<{ readonly job?: string; readonly login?: number }>({});
  const [left, setLeft] = useState(0);
  const asJob = (value: string | number | undefined) => {
    const job = jobs.find((each) => each.id === value);
    setChosen({ ...(job && { job: job.id }) });
    setLeft(
      job ? edit.fill(({ PowerName: power }, flag) => holdsFlag(job.powers[power as PowerName], flag)) : 0,
    );
  };
  const others = (logins.data?.data ?? []).filter(
    ({ UserID, PermissionTypeID }) => UserID !== login.UserID && !isAdministrator(PermissionTypeID),
  );
  return (
    <div className={`filters ${styles['fill']}`}>
      <div>
        <label htmlFor={`${id}-job`}>{t('access.powers.asJob')}</label>
        <Select
          control={{ id: `${id}-job` }}
          choices={jobs.map((job) => ({ value: job.id, label: job.name[language] }))}
          value={chosen.job}
          onChange={asJob}
        />
      </div>
      {others.length > 0 && (
        <div>
          <label htmlFor={`${id}-login`}>{t('access.powers.asLogin')}</label>
          <Select
            control={{ id: `${id}-login` }}
            choices={others.map((row) => ({ value: row.UserID, label: row.LoginName, note: row.UserName }))}
            value={chosen.login}
            onChange={(value) => setChosen(value === undefined ? {} : { login: Number(value) })}
          />
        </div>
      )}
      {chosen.login !== undefined && (
        <Copy key={chosen.login} from={chosen.login} edit={edit} onLeft={setLeft} />
      )}
      <p className="muted" role="status">
        {t(chosen.job === 'auditor' ? 'access.powers.fillAuditor' : 'access.powers.fillSays')}
        {left > 0 && ` ${t('access.powers.fillLeft', { count: left })}`}
      </p>
    </div>
  );
}

interface CopyProps {
  readonly from: number;
  readonly edit: PowersEdit;
  onLeft(left: number): void;
}

/** Asks what the other login may do, and fills the boxes once. */
function Copy({ from, edit, onLeft }: CopyProps) {
  const { data, error } = useQuery(powersOf, { id: from, limit: 1000 });
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!data || filled) return;
    setFilled(true);
    const theirs = new Map(data.data.map((row) => [row.PermissionListID, row]));
    onLeft(edit.fill((row, flag) => theirs.get(row.PermissionListID)?.[COLUMN[flag]] === 1));
  }, [data, filled, edit, onLeft]);
  return error ? <p role="alert">{error.message}</p> : null;
}
