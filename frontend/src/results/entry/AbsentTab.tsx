import { resultCommands } from '@madrasah/events/results';
import { RadioField, SelectField, TextAreaField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import type { SheetPaper } from './sheet.ts';
import { entryTexts } from './texts.ts';

interface Props {
  readonly place: Place;
  readonly papers: readonly SheetPaper[];
  /** Marks are typed twice: it is said in which pass somebody is absent. */
  readonly isDouble: boolean;
}

/** The absentees of one paper, typed as codes. */
export function AbsentTab({ place, papers, isDouble }: Props) {
  const t = useText(entryTexts);
  const words = useText(resultsTexts);
  return (
    <CommandForm
      command={resultCommands.enterAbsent}
      initialValues={{ ...place, pass: 1 }}
      afterSave="clear"
      quiet
      save={t('results.entry.absent.save')}
    >
      <p className="muted">{t('results.entry.absent.why')}</p>
      <SelectField
        name="SubjectID"
        label={words('results.subject.book')}
        options={papers.map(({ SubjectID, SubjectName }) => ({ value: SubjectID, label: SubjectName }))}
      />
      {isDouble && (
        <RadioField
          name="pass"
          label={t('results.entry.absent.pass')}
          options={[
            { value: 1, label: t('results.entry.compare.first') },
            { value: 2, label: t('results.entry.compare.second') },
          ]}
        />
      )}
      <TextAreaField name="codes" label={t('results.entry.absent.codes')} />
    </CommandForm>
  );
}
