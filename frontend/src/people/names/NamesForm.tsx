import { NAME_FIELDS, type NameField, writeOtherNames } from '@madrasah/events/people';
import { TextField } from '../../kit/fields/index.ts';
import { Digits } from '../../kit/figures/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { peopleTexts } from '../texts.ts';
import { changedNames, namesOf } from './changed.ts';
import styles from './names.module.css';
import type { NamesRow } from './rows.ts';

const FIELDS = Object.keys(NAME_FIELDS) as NameField[];
type Shown = ReturnType<typeof namesOf>;

/** The names of all who are shown, in one form; only what was changed is sent. */
export function NamesForm({ rows }: { rows: readonly NamesRow[] }) {
  const t = useText(peopleTexts);
  const shown = namesOf(rows);
  return (
    <CommandForm
      command={writeOtherNames}
      initialValues={{ students: shown }}
      toBody={({ students }) => ({ students: changedNames(shown, students as Shown) })}
      afterSave="keep"
      draft={{ of: rows.map(({ UserID }) => UserID).join('-') }}
      save={t('people.names.save')}
      quiet
    >
      {rows.map((row, at) => (
        <fieldset key={row.UserID} className={styles['student']}>
          <legend>
            <Digits of={row.UserCode} /> · {row.StudentName}
          </legend>
          <p className="muted">
            {[row.FatherName, row.MotherName, `${row.ClassName} – ${row.SubClass}`]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles['names']}>
            {FIELDS.map((field) => (
              <NameBox key={field} at={at} field={field} />
            ))}
          </div>
        </fieldset>
      ))}
    </CommandForm>
  );
}

function NameBox({ at, field }: { at: number; field: NameField }) {
  const t = useText(peopleTexts);
  const [script, part] = NAME_FIELDS[field];
  const word = part === 'address' ? t('people.names.address') : t(`people.field.${part}`);
  const label = `${word} (${t(`people.names.${script}`)})`;
  const writing = script === 'arabic' ? { lang: 'ar', dir: 'rtl' as const } : { lang: 'en' };
  return <TextField name={`students[${at}].${field}`} label={label} {...writing} />;
}
