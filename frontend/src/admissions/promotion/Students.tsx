import { MOST_PROMOTED, PROMOTION_ACTIONS, STANDINGS } from '@madrasah/events/admissions';
import { digitsOf } from '@madrasah/events/kernel';
import { useEffect, useMemo } from 'react';
import { useForm } from 'react-final-form';
import { Header } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { SelectField } from '../../kit/fields/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { classRoll } from '../rows.ts';
import { admissionsTexts } from '../texts.ts';
import { ResultWords } from './ResultWords.tsx';
import { type Chosen, type Outcome, outcomesOf, type PromotionValues } from './values.ts';

/** Of the new session so many are known; the look names whoever is beyond. */
const MOST = 1000;

/** Those of the class who are not in the new session yet, and how many are. */
function useStudents({ from, to }: Pick<PromotionValues, 'from' | 'to'>) {
  const { SessionID, ClassID, SubClassID } = from ?? {};
  const asked = SessionID !== undefined && ClassID !== undefined;
  const wanted = { SessionID, ClassID, SubClassID, limit: MOST_PROMOTED };
  const all = useQuery(classRoll, asked ? wanted : undefined).data?.data;
  const toSession = to?.SessionID;
  const there = useQuery(
    classRoll,
    toSession === undefined ? undefined : { SessionID: toSession, is_active: STANDINGS.both, limit: MOST },
  ).data?.data;
  const rows = useMemo(() => {
    const taken = new Set(toSession === undefined ? [] : there?.map(({ UserID }) => UserID));
    return asked ? all?.filter(({ UserID }) => !taken.has(UserID)) : undefined;
  }, [asked, all, there, toSession]);
  return { asked, rows, all: asked ? all : undefined };
}

/** Each student of the class who is not in the new session yet, and what becomes of him. */
export function Students({ values }: { readonly values: PromotionValues }) {
  const t = useText(admissionsTexts);
  const form = useForm();
  const { asked, rows, all } = useStudents(values);
  const alreadyThere = (all?.length ?? 0) - (rows?.length ?? 0);
  useEffect(() => {
    form.change(
      'list',
      rows?.map(({ AdmissionID, UserCode, StudentName }) => ({ AdmissionID, UserCode, StudentName })),
    );
  }, [form, rows]);
  const outcomes = outcomesOf(values);
  return (
    <>
      <Header as="h2" size="small">
        {t('admissions.promotion.whom')}
      </Header>
      {!asked && <p className="muted">{t('admissions.promotion.choose')}</p>}
      {alreadyThere > 0 && <p>{t('admissions.promotion.there', { count: alreadyThere })}</p>}
      {all?.length === 0 && <p>{t('admissions.promotion.none')}</p>}
      <div className="fields-3">
        {values.list?.map((student) => (
          <Student
            key={student.AdmissionID}
            student={student}
            outcome={outcomes.get(student.AdmissionID)}
            byExam={Boolean(values.exam)}
          />
        ))}
      </div>
    </>
  );
}

interface StudentProps {
  readonly student: Chosen;
  readonly outcome: Outcome | undefined;
  readonly byExam: boolean;
}

/** One student's box: it says whether what stands in it is suggested, usual, or chosen. */
function Student({ student: { AdmissionID, UserCode, StudentName }, outcome, byExam }: StudentProps) {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const usual = t(`admissions.promotion.${outcome?.usual ?? 'promote'}`);
  const asSuggested = t(outcome?.found ? 'admissions.promotion.asSuggested' : 'admissions.promotion.unseen', {
    action: usual,
  });
  return (
    <SelectField
      name={`actions.a${AdmissionID}`}
      label={`${digitsOf(UserCode, language)} · ${StudentName}`}
      hint={byExam && outcome && <ResultWords {...outcome} />}
      placeholder={byExam ? asSuggested : usual}
      {...(byExam ? { none: asSuggested } : {})}
      options={PROMOTION_ACTIONS.map((action) => ({
        value: action,
        label: t(`admissions.promotion.${action}`),
      }))}
    />
  );
}
