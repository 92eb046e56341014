import { EXPORT_COLUMN_NAMES, EXPORT_COLUMNS, type ExportColumnName } from '@madrasah/events/admissions';
import { useId } from 'react';
import { useLanguage, useText } from '../../kit/text.ts';
import styles from './export.module.css';
import { exportTexts } from './texts.ts';

interface Props {
  readonly chosen: readonly ExportColumnName[];
  onChoose(chosen: readonly ExportColumnName[]): void;
}

/** The columns of the file to tick, and one box for all of them. */
export function ColumnChecks({ chosen, onChoose }: Props) {
  const t = useText(exportTexts);
  const language = useLanguage();
  const id = useId();
  const toggle = (name: ExportColumnName, on: boolean) =>
    onChoose(EXPORT_COLUMN_NAMES.filter((one) => (one === name ? on : chosen.includes(one))));
  return (
    <fieldset className="field">
      <legend>{t('admissions.export.page.columns')}</legend>
      <div className="ui checkbox">
        <input
          type="checkbox"
          id={`${id}-all`}
          checked={chosen.length === EXPORT_COLUMN_NAMES.length}
          onChange={(event) => onChoose(event.target.checked ? EXPORT_COLUMN_NAMES : [])}
        />
        <label htmlFor={`${id}-all`}>{t('admissions.export.page.allColumns')}</label>
      </div>
      <div className={styles['columns']}>
        {EXPORT_COLUMN_NAMES.map((name) => (
          <div key={name} className="ui checkbox">
            <input
              type="checkbox"
              id={`${id}-${name}`}
              checked={chosen.includes(name)}
              onChange={(event) => toggle(name, event.target.checked)}
            />
            <label htmlFor={`${id}-${name}`}>{EXPORT_COLUMNS[name].said[language]}</label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
