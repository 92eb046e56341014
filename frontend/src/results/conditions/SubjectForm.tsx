import { resultCommands, SEVEN, type SubjectConditionRow, usualSubject } from '@madrasah/events/results';
import { CheckField, SelectField } from '../../kit/fields/index.ts';
import type { CommandFormProps } from '../../kit/form/index.ts';
import { TABLE_NAMES } from '../../kit/list/list-state.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { PaperMarks } from '../publishing/PaperMarks.tsx';
import { resultsTexts } from '../texts.ts';
import { useBooks } from '../use-books.ts';
import { ConditionForm } from './ConditionForm.tsx';
import { MarkField, TierFields } from './TierFields.tsx';
import tiers from './tiers.module.css';

const { addSubjectCondition, changeSubjectCondition } = resultCommands;
interface Props {
  readonly place: Place;
  readonly mode: 1 | 2;
  /** The conditions that stand. */
  readonly rows: readonly SubjectConditionRow[];
  /** The one that is changed; a new one where absent. */
  readonly row: SubjectConditionRow | undefined;
  /** The section is published: the paper is corrected, or added with its marks. */
  readonly isPublished: boolean;
  readonly leave: CommandFormProps['leave'];
  onDone(): void;
}

/** What a new paper begins with: the last one's marks and divisions, as a section's papers are mostly alike. */
function beginning({ place, mode, rows }: Pick<Props, 'place' | 'mode' | 'rows'>) {
  const last = rows.at(-1);
  if (!last) return { ...usualSubject(mode), ...place };
  const { ID: _, BookID: _book, OptionalAction: _optional, KeratAction: _kerat, ...alike } = last;
  return alike;
}

export function SubjectForm({ place, mode, rows, row, isPublished, leave, onDone }: Props) {
  const t = useText(resultsTexts);
  const books = useBooks(place);
  const taken = new Set(rows.filter((one) => one !== row).map(({ BookID }) => BookID));
  const choices = (books ?? [])
    .filter(({ SubjectID }) => !taken.has(SubjectID))
    .map(({ SubjectID, SubjectName }) => ({ value: SubjectID, label: SubjectName }));
  const isListed = !row || choices.some(({ value }) => value === row.BookID);
  const own = isListed || !row ? [] : [{ value: row.BookID, label: row.SubjectName }];
  if (books && !row && choices.length === 0)
    return (
      <p className="muted">{t(books.length === 0 ? 'results.subject.noBooks' : 'results.subject.all')}</p>
    );
  return (
    <>
      <h2 className={`ui small header ${tiers['next']}`}>
        {row ? t('results.subject.change', { name: row.SubjectName }) : t('results.subject.add')}
      </h2>
      <ConditionForm
        {...{ place, isPublished }}
        part="Subjects"
        command={row ? changeSubjectCondition : addSubjectCondition}
        {...(row ? { params: { id: row.ID }, version: row.revision, onClose: onDone } : {})}
        initialValues={{ ...(row ?? beginning({ place, mode, rows })) }}
        quiet
        stays={TABLE_NAMES}
        leave={leave}
        onDone={onDone}
        save={t('results.subject.save')}
      >
        <div className={tiers['pair']}>
          <SelectField name="BookID" label={t('results.subject.book')} options={[...own, ...choices]} />
          <MarkField name="MaxNumber" label={t('results.subject.max')} />
          <MarkField name="PassNumber" label={t('results.subject.pass')} />
        </div>
        <div className={tiers['checks']}>
          <CheckField name="MeariAction" label={t('results.subject.isMeari')} />
          <CheckField name="KeratAction" label={t('results.subject.isKerat')} />
          {mode === 2 && <CheckField name="OptionalAction" label={t('results.subject.isOptional')} />}
        </div>
        <TierFields places={SEVEN} />
        {isPublished && !row && <PaperMarks place={place} />}
      </ConditionForm>
    </>
  );
}
