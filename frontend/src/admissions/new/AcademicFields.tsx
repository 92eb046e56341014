import { FINANCIAL_STATUS_NAMES, RESIDENCE_NAMES } from '@madrasah/events/settings';
import { useField, useForm } from 'react-final-form';
import { classList, sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, NumberField, SelectField } from '../../kit/fields/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { admissionsTexts } from '../texts.ts';

export const ACADEMIC_FIELDS = [
  'SessionID',
  'ClassID',
  'SubClassID',
  'AdmissionSerial',
  'SFTID',
  'ResidentialStatusId',
  'NewOldId',
] as const;

/** Those of a class are admitted one after the other. */
export const KEPT_FIELDS = ['ClassID', 'SubClassID', 'ResidentialStatusId', 'SFTID'] as const;

const NONE: readonly number[] = [];

/**
 * What an admission is about: the year, the class, and how the student lives and pays.
 * @param without sessions that are no choice: the student is in them already
 */
export function AcademicFields({ without = NONE }: { without?: readonly number[] }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const language = useLanguage();
  const sessions = useQuery(sessionList, {});
  const names = useNames();
  return (
    <>
      <SelectField
        name="SessionID"
        label={word('session')}
        options={asChoices(
          sessions.data?.data.filter(({ SessionID }) => !without.includes(SessionID)),
          'SessionID',
          names.session,
        )}
      />
      <ClassFields />
      <ResidenceField />
      <SelectField
        name="SFTID"
        label={t('admissions.field.financial')}
        options={constantChoices(FINANCIAL_STATUS_NAMES, language)}
      />
      <NewOrOldField />
      <NumberField
        name="AdmissionSerial"
        label={t('admissions.field.serial')}
        hint={t('admissions.add.serialHint')}
      />
    </>
  );
}

/** Where a student lives. */
export function ResidenceField() {
  const options = constantChoices(RESIDENCE_NAMES, useLanguage());
  return <SelectField name="ResidentialStatusId" label={useWord()('residence')} options={options} />;
}

/** Whether he has come new, or was there in another year. */
export function NewOrOldField() {
  const word = useWord();
  const options = [
    { value: 1, label: word('newcomer') },
    { value: 2, label: word('returning') },
  ];
  return <SelectField name="NewOldId" label={word('admissionType')} options={options} />;
}

/** A class and a section of it. */
export function ClassFields() {
  const t = useText(admissionsTexts);
  const word = useWord();
  const form = useForm();
  const { input } = useField<number | undefined>('ClassID', { subscription: { value: true } });
  const classes = useQuery(classList, {});
  const names = useNames();
  const sections = classes.data?.data.find(({ ClassID }) => ClassID === input.value)?.ClassGroup;
  return (
    <>
      <SelectField
        name="ClassID"
        label={word('class')}
        options={asChoices(classes.data?.data, 'ClassID', names.class)}
        onChosen={(chosen) => {
          // A class of one section leaves nothing to choose.
          const group = classes.data?.data.find(({ ClassID }) => ClassID === chosen)?.ClassGroup ?? [];
          form.change('SubClassID', group.length === 1 ? group[0]?.SubClassID : undefined);
        }}
      />
      <SelectField
        name="SubClassID"
        label={word('section')}
        options={asChoices(sections, 'SubClassID', names.section)}
        placeholder={sections ? undefined : t('admissions.add.classFirst')}
        disabled={!sections}
      />
    </>
  );
}
