import type { ClassId } from '@madrasah/events/kernel';
import { useForm, useFormState } from 'react-final-form';
import { Header } from 'semantic-ui-react';
import { classList, sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, CheckField, SelectField } from '../../kit/fields/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { Students } from './Students.tsx';
import { Suggested } from './Suggested.tsx';
import type { PromotionValues } from './values.ts';

/** From where to where, and what becomes of each student. */
export function PromotionFields() {
  const t = useText(admissionsTexts);
  const word = useWord();
  const names = useNames();
  const form = useForm();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const { values } = useFormState<PromotionValues>({ subscription: { values: true } });
  const rows = classes.data?.data;
  const sectionsOf = (classId: ClassId | undefined) =>
    rows?.find(({ ClassID }) => ClassID === classId)?.ClassGroup;
  const nextOf = (classId: ClassId) => rows?.[1 + rows.findIndex(({ ClassID }) => ClassID === classId)];
  const { ClassID: fromClass, SubClassID: fromSection } = values.from ?? {};
  const chosenSections = (sectionsOf(fromClass) ?? []).filter(
    ({ SubClassID }) => fromSection === undefined || fromSection === SubClassID,
  );
  const goTo = (classId: ClassId | undefined) => {
    const group = sectionsOf(classId) ?? [];
    form.change('next', { ClassID: classId, SubClassID: group[0]?.SubClassID });
  };
  return (
    <>
      <Header as="h2" size="small">
        {t('admissions.promotion.from')}
      </Header>
      <div className="fields-3">
        <SelectField
          name="from.SessionID"
          label={word('session')}
          options={asChoices(sessions.data?.data, 'SessionID', names.session)}
        />
        <SelectField
          name="from.ClassID"
          label={word('class')}
          options={asChoices(rows, 'ClassID', names.class)}
          onChosen={(chosen) => {
            form.change('from.SubClassID', undefined);
            goTo(nextOf(Number(chosen))?.ClassID);
          }}
        />
        <SelectField
          name="from.SubClassID"
          label={word('section')}
          placeholder={t('admissions.filter.all')}
          options={asChoices(sectionsOf(values.from?.ClassID), 'SubClassID', names.section)}
        />
      </div>
      <Header as="h2" size="small">
        {t('admissions.promotion.to')}
      </Header>
      <div className="fields-3">
        <SelectField
          name="to.SessionID"
          label={t('admissions.promotion.toSession')}
          options={asChoices(
            sessions.data?.data.filter(({ SessionID }) => SessionID !== values.from?.SessionID),
            'SessionID',
            names.session,
          )}
        />
        <SelectField
          name="next.ClassID"
          label={t('admissions.promotion.toClass')}
          options={asChoices(rows, 'ClassID', names.class)}
          onChosen={(chosen) => goTo(Number(chosen))}
        />
        <SelectField
          name="next.SubClassID"
          label={t('admissions.promotion.toSection')}
          options={asChoices(sectionsOf(values.next?.ClassID), 'SubClassID', names.section)}
        />
      </div>
      <CheckField
        name="withoutCharge"
        label={t('admissions.promotion.withoutCharge')}
        hint={t('admissions.promotion.withoutChargeHint')}
      />
      <Suggested sessionId={values.from?.SessionID} sections={chosenSections} exam={values.exam} />
      <Students values={values} />
    </>
  );
}
