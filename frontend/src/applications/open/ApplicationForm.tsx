import type { applicationCommands } from '@madrasah/events/applications';
import type { AnswerTo } from '@madrasah/events/kernel';
import { useMemo } from 'react';
import { ResidenceField } from '../../admissions/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, OpenSchool, SelectField } from '../../kit/fields/index.ts';
import { type CommandFormProps, FormSection } from '../../kit/form/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { PersonForm, personValues } from '../../people/index.ts';
import { openClasses, type ShownApplication } from '../rows.ts';
import { applicationsTexts } from '../texts.ts';

const NOTHING = { Relationship1: 1, sameAddress: 0 };

type Receipt = AnswerTo<typeof applicationCommands.submitApplication>;

interface Props extends Pick<CommandFormProps<Receipt>, 'onDone' | 'onClose'> {
  readonly school: string;
  readonly command: (typeof applicationCommands)['submitApplication' | 'changeApplication'];
  /** The class that was chosen on another page. */
  readonly classId?: number | undefined;
  /** What was written before, to be mended, and what shows that it is his. */
  readonly before?: ShownApplication;
  readonly proof?: Readonly<Record<string, string>>;
}

/** What an applicant tells of himself, and to which class he wants to come. */
export function ApplicationForm({ school, command, classId, before, proof = {}, ...rest }: Props) {
  const t = useText(applicationsTexts);
  const word = useWord();
  const language = useLanguage();
  const classes = useQuery(openClasses, { id: school });
  const initial = useMemo(() => {
    if (!before) return classId === undefined ? NOTHING : { ...NOTHING, ClassID: classId };
    const { ClassID, ResidentialStatusId } = before;
    return { ...personValues({ ...before }, language), ClassID, ResidentialStatusId };
  }, [before, classId, language]);
  return (
    <OpenSchool.Provider value={school}>
      <PersonForm
        command={command}
        params={{ id: school, usercode: before?.usercode }}
        initialValues={initial}
        toBody={(values) => ({ ...values, ...proof })}
        save={t(before ? 'applications.open.mend' : 'applications.open.submit')}
        silent={!before}
        quiet
        afterSave="keep"
        {...rest}
      >
        <FormSection id="academic" title={t('applications.open.wanted')}>
          <div className="fields-3">
            <SelectField
              name="ClassID"
              label={word('class')}
              options={asChoices(classes.data?.data, 'ClassID', 'ClassName')}
            />
            <ResidenceField />
          </div>
        </FormSection>
      </PersonForm>
    </OpenSchool.Provider>
  );
}
