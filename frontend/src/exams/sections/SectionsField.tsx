import { useForm } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { ChecksField } from '../../kit/fields/index.ts';
import type { Choice } from '../../kit/fields/select/match.ts';
import { useText } from '../../kit/text.ts';
import { examsTexts } from '../texts.ts';

/** The sections that something is done for: each by a tick, all or none by a button. */
export function SectionsField({ sections }: { readonly sections: readonly Choice[] }) {
  const t = useText(examsTexts);
  const form = useForm();
  const all = sections.map(({ value }) => Number(value));
  return (
    <>
      <ChecksField name="SubClassIDs" label={t('exams.sections.which')} options={sections} />
      <div className="row">
        <Button type="button" size="small" onClick={() => form.change('SubClassIDs', all)}>
          {t('exams.sections.all')}
        </Button>
        <Button type="button" size="small" onClick={() => form.change('SubClassIDs', null)}>
          {t('exams.sections.none')}
        </Button>
      </div>
    </>
  );
}
