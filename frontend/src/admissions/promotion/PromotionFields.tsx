import { MOST_PROMOTED, PROMOTION_ACTIONS, STANDINGS } from '@madrasah/events/admissions';
import { digitsOf } from '@madrasah/events/kernel';
import { useEffect, useMemo } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Header } from 'semantic-ui-react';
import { useNames } from '../../academics/names.ts';
import { classList, sessionList } from '../../academics/rows.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, SelectField } from '../../kit/fields/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { studentList } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';
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
  const sectionsOf = (classId: number | undefined) =>
    rows?.find(({ ClassID }) => ClassID === classId)?.ClassGroup;
  const nextOf = (classId: number) => rows?.[1 + rows.findIndex(({ ClassID }) => ClassID === classId)];
  const goTo = (classId: number | undefined) => {
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
      <Suggested from={values.from} next={values.next} exam={values.exam} />
      <Students from={values.from} to={values.to} />
    </>
  );
}

/** Of the new session so many are known; the look names whoever is beyond. */
const MOST = 1000;

/** Each student of the class who is not in the new session yet, and what becomes of him. */
function Students({ from, to }: Pick<PromotionValues, 'from' | 'to'>) {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const form = useForm();
  const { SessionID, ClassID, SubClassID } = from ?? {};
  const asked = SessionID !== undefined && ClassID !== undefined;
  const wanted = { SessionID, ClassID, SubClassID, limit: MOST_PROMOTED };
  const all = useQuery(studentList, asked ? wanted : undefined).data?.data;
  const toSession = to?.SessionID;
  const there = useQuery(
    studentList,
    toSession === undefined ? undefined : { SessionID: toSession, is_active: STANDINGS.both, limit: MOST },
  ).data?.data;
  const rows = useMemo(() => {
    const taken = new Set(toSession === undefined ? [] : there?.map(({ UserID }) => UserID));
    return all?.filter(({ UserID }) => !taken.has(UserID));
  }, [all, there, toSession]);
  const alreadyThere = (all?.length ?? 0) - (rows?.length ?? 0);
  useEffect(() => {
    const list = asked ? rows : undefined;
    form.change(
      'list',
      list?.map(({ AdmissionID, UserCode, StudentName }) => ({ AdmissionID, UserCode, StudentName })),
    );
  }, [form, asked, rows]);
  const options = PROMOTION_ACTIONS.map((action) => ({
    value: action,
    label: t(`admissions.promotion.${action}`),
  }));
  return (
    <>
      <Header as="h2" size="small">
        {t('admissions.promotion.whom')}
      </Header>
      {!asked && <p className="muted">{t('admissions.promotion.choose')}</p>}
      {asked && alreadyThere > 0 && <p>{t('admissions.promotion.there', { count: alreadyThere })}</p>}
      {asked && all?.length === 0 && <p>{t('admissions.promotion.none')}</p>}
      <div className="fields-3">
        {asked &&
          rows?.map(({ AdmissionID, UserCode, StudentName }) => (
            <SelectField
              key={AdmissionID}
              name={`actions.a${AdmissionID}`}
              label={`${digitsOf(UserCode, language)} · ${StudentName}`}
              placeholder={t('admissions.promotion.promote')}
              options={options}
            />
          ))}
      </div>
    </>
  );
}
