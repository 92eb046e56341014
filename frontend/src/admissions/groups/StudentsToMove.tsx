import { digitsOf } from '@madrasah/events/kernel';
import { useId, useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { useFormField } from '../../kit/fields/Field.tsx';
import { FieldError } from '../../kit/fields/FieldError.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { classRoll, type RollRow } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';
import styles from './groups.module.css';

export type Asked = Readonly<Record<'SessionID' | 'ClassID' | 'SubClassID' | 'GenderID', string | undefined>>;

interface Props {
  readonly asked: Asked;
  /** The section they go to: who is in it already cannot be ticked. */
  readonly to: number;
}

const ROWS_ON_A_PAGE = 10;

/** Students of a class page by page; what is ticked stays ticked while the pages are turned. */
export function StudentsToMove({ asked, to }: Props) {
  const t = useText(admissionsTexts);
  const label = t('admissions.groups.whom');
  const { input, error, control } = useFormField<readonly number[] | undefined>({
    name: 'admissionIds',
    label,
  });
  const [at, setAt] = useState({ page: 1, limit: ROWS_ON_A_PAGE });
  const students = useQuery(classRoll, { ...asked, ...at });
  const ticked = new Set(input.value ?? []);
  const tick = (ids: readonly number[], on: boolean) => {
    for (const id of ids) on ? ticked.add(id) : ticked.delete(id);
    input.onChange(ticked.size > 0 ? [...ticked] : undefined);
  };
  return (
    <>
      <fieldset
        className={`field${error ? ' error' : ''}`}
        id={control.id}
        aria-describedby={control['aria-describedby']}
      >
        <legend>{label}</legend>
        <Loaded of={students} lines={ROWS_ON_A_PAGE}>
          {({ data, total }) =>
            total === 0 ? (
              <p>{t('admissions.groups.none')}</p>
            ) : (
              <Rows rows={data} to={to} ticked={ticked} tick={tick} />
            )
          }
        </Loaded>
        {ticked.size > 0 && <p role="status">{t('admissions.groups.ticked', { count: ticked.size })}</p>}
        <FieldError id={control.id} error={error} />
      </fieldset>
      <Pager
        list={{ ...at, change: ({ page = 1, limit = at.limit }) => setAt({ page, limit }) }}
        total={students.data?.total ?? 0}
      />
    </>
  );
}

interface RowsProps {
  readonly rows: readonly RollRow[];
  readonly to: number;
  readonly ticked: ReadonlySet<number>;
  tick(ids: readonly number[], on: boolean): void;
}

function Rows({ rows, to, ticked, tick }: RowsProps) {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const id = useId();
  const movable = rows.flatMap(({ AdmissionID, SubClassID }) =>
    AdmissionID === undefined || SubClassID === to ? [] : [AdmissionID],
  );
  const all = movable.length > 0 && movable.every((one) => ticked.has(one));
  return (
    <>
      <div className={`ui checkbox ${styles['one']} ${styles['all']}`}>
        <input
          type="checkbox"
          id={`${id}-all`}
          checked={all}
          disabled={movable.length === 0}
          onChange={() => tick(movable, !all)}
        />
        <label htmlFor={`${id}-all`}>{t('admissions.groups.wholePage')}</label>
      </div>
      {rows.map(({ AdmissionID = 0, SubClassID, SubClass, UserCode, StudentName }) => (
        <div key={AdmissionID} className={`ui checkbox ${styles['one']}`}>
          <input
            type="checkbox"
            id={`${id}-${AdmissionID}`}
            checked={ticked.has(AdmissionID)}
            disabled={SubClassID === to}
            onChange={(event) => tick([AdmissionID], event.target.checked)}
          />
          <label htmlFor={`${id}-${AdmissionID}`}>
            {digitsOf(UserCode, language)} · {StudentName} ·{' '}
            {SubClassID === to ? t('admissions.groups.there') : SubClass}
          </label>
        </div>
      ))}
    </>
  );
}
