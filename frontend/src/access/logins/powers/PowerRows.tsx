import { FLAG_WORDS, type PowerName } from '@madrasah/events/access';
import type { Flag } from '@madrasah/events/kernel';
import type { Name } from '../../../kit/routing/screens.ts';
import { useLanguage, useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';
import type { HeldPower } from '../rows.ts';
import type { PowerGroup } from './groups.ts';
import styles from './powers.module.css';
import { COLUMN, FLAGS, type PowersEdit } from './use-powers-edit.ts';

interface Props {
  readonly group: PowerGroup<HeldPower>;
  readonly edit: PowersEdit;
}

/** The powers of a group of the menu. */
export function PowerRows({ group: { name, chapter, powers }, edit }: Props) {
  const t = useText(accessTexts);
  const language = useLanguage();
  const said = [name, chapter].flatMap((each) => each?.[language] ?? []).join(' · ');
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={FLAGS.length + 2} className={styles['group']}>
          {said || t('access.powers.noPage')}
        </th>
      </tr>
      {powers.map(({ row, pages }) => (
        <PowerRow key={row.PermissionListID} row={row} pages={pages} edit={edit} />
      ))}
    </tbody>
  );
}

interface RowProps {
  readonly row: HeldPower;
  readonly pages: readonly Name[];
  readonly edit: PowersEdit;
}

function PowerRow({ row, pages, edit }: RowProps) {
  const t = useText(accessTexts);
  const language = useLanguage();
  const words = FLAG_WORDS[row.PowerName as PowerName] ?? {};
  const held = (flag: Flag) => edit.held(row)[COLUMN[flag]] === 1;
  // A box that opens nothing is not shown, unless it was ticked before and may be emptied.
  const flags = FLAGS.filter((flag) => row.Guards.includes(flag) || row[COLUMN[flag]] === 1);
  const whole = row.Guards.every(held);
  return (
    <tr className={edit.isChanged(row) ? styles['changed'] : undefined}>
      <th scope="row">
        {row.Name}
        {pages.length > 0 && (
          <small>
            {t('access.powers.pages')} {pages.map((page) => page[language]).join(', ')}
          </small>
        )}
        {FLAGS.map(
          (flag) =>
            words[flag] && (
              <small key={flag}>
                <b>{t(`access.powers.${flag}`)}</b> = {words[flag][language]}
              </small>
            ),
        )}
      </th>
      {FLAGS.map((flag) => (
        <td key={flag}>
          {flags.includes(flag) ? (
            <input
              type="checkbox"
              aria-label={`${row.Name}: ${t(`access.powers.${flag}`)}`}
              title={(words[flag]?.[language] ?? t(`access.powers.${flag}Says`)) as string}
              checked={held(flag)}
              onChange={() => edit.set(row, [flag], !held(flag))}
            />
          ) : (
            '–'
          )}
        </td>
      ))}
      <td>
        <input
          type="checkbox"
          aria-label={`${row.Name}: ${t('access.powers.all')}`}
          checked={whole}
          onChange={() => edit.set(row, row.Guards, !whole)}
        />
      </td>
    </tr>
  );
}
