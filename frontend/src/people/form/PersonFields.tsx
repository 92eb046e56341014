import { dhakaDay } from '@madrasah/events/kernel';
import { ageOn, BLOOD_GROUPS, USER_TYPES } from '@madrasah/events/people';
import { GENDER_NAMES, RELATION_NAMES } from '@madrasah/events/settings';
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import {
  AddressFields,
  CheckField,
  DayField,
  PhoneField,
  SelectField,
  TextField,
} from '../../kit/fields/index.ts';
import { FormSection } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { constantChoices } from '../constants.ts';
import look from '../people.module.css';
import { peopleTexts } from '../texts.ts';

/** The sheets of a person, in the order of the form, with the fields that stand on each. */
export const PERSON_SHEETS = {
  personal: ['UserCode', 'UserName', 'GenderID', 'DateOfBirth', 'NIDNO', 'BloodGroup'],
  contact: ['FatherName', 'MotherName', 'Mobile1', 'Relationship1', 'Mobile2', 'Relationship2', 'Email'],
  permanent: ['permanentPoliceStationID', 'permanentPost', 'permanentVill'],
  present: ['TransientPoliceStationID', 'TransientPost', 'TransientVill'],
} as const;

interface Props {
  /** The box of the code, where there is one to give. */
  readonly code?: ReactNode;
  /** Where the command asks more of a student than of others, or does not tell what it asks. */
  readonly required?: readonly string[];
  /** Whose mobile it is depends on it: a student's is the guardian's, anybody else's is his own. */
  readonly userType?: number;
  /** What stands under the mobiles: whose brother or sister he may be. */
  readonly kin?: ReactNode;
}

/** Everything about a person that is the person's own. */
export function PersonFields({ code, required, userType = USER_TYPES.student, kin }: Props) {
  const t = useText(peopleTexts);
  const language = useLanguage();
  const must = (name: string) => ({ name, required: required?.includes(name) });
  const today = dhakaDay(new Date());
  const relations = constantChoices(RELATION_NAMES, language);
  return (
    <>
      <FormSection id="personal" title={t('people.section.personal')}>
        <div className="fields-3">
          {code}
          <TextField {...must('UserName')} label={t('people.field.name')} lang="bn" />
          <SelectField
            {...must('GenderID')}
            label={t('people.field.gender')}
            options={constantChoices(GENDER_NAMES, language)}
          />
          <DayField
            {...must('DateOfBirth')}
            label={t('people.field.born')}
            max={today}
            note={(born) => {
              const age = ageOn(today, born);
              return age === null ? undefined : t('people.field.age', { age });
            }}
          />
          <TextField name="NIDNO" label={t('people.field.nid')} inputMode="numeric" />
          <SelectField
            name="BloodGroup"
            label={t('people.field.blood')}
            none={t('people.field.none')}
            options={BLOOD_GROUPS.map((group) => ({ value: group, label: group }))}
          />
        </div>
      </FormSection>
      <FormSection id="contact" title={t('people.section.contact')}>
        <div className="fields-3">
          <TextField {...must('FatherName')} label={t('people.field.father')} lang="bn" />
          <TextField {...must('MotherName')} label={t('people.field.mother')} lang="bn" />
          <TextField name="Email" label={t('people.field.email')} inputMode="email" lang="en" />
          <PhoneField
            {...must('Mobile1')}
            label={t(userType === USER_TYPES.student ? 'people.field.mobile1' : 'people.field.ownMobile')}
          />
          <SelectField {...must('Relationship1')} label={t('people.field.relation1')} options={relations} />
          <span className={look['gap']} />
          <PhoneField name="Mobile2" label={t('people.field.mobile2')} />
          <SelectField
            name="Relationship2"
            label={t('people.field.relation2')}
            none={t('people.field.none')}
            options={relations}
          />
        </div>
        {kin}
      </FormSection>
      <FormSection id="permanent" title={t('people.section.permanent')}>
        <AddressFields thana="permanentPoliceStationID" post="permanentPost" village="permanentVill" />
      </FormSection>
      <PresentAddress />
    </>
  );
}

function PresentAddress() {
  const t = useText(peopleTexts);
  const { input } = useField<number>('sameAddress', { subscription: { value: true } });
  const same = Boolean(Number(input.value));
  return (
    <FormSection
      id="present"
      title={t('people.section.present')}
      beside={<CheckField name="sameAddress" label={t('people.field.same')} />}
    >
      {same ? (
        <p className="muted">{t('people.field.sameShown')}</p>
      ) : (
        <AddressFields thana="TransientPoliceStationID" post="TransientPost" village="TransientVill" />
      )}
    </FormSection>
  );
}
