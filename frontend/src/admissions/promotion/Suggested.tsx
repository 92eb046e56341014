import { examNames } from '@madrasah/events/exams';
import type { AnswerOf } from '@madrasah/events/kernel';
import { promotionSuggestions } from '@madrasah/events/results';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { useQuery } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/index.ts';
import { SelectField } from '../../kit/fields/index.ts';
import { listOf } from '../../kit/register/definition.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { answering } from '../../kit/wire/definitions.ts';
import { admissionsTexts } from '../texts.ts';
import { type PromotionValues, suggestedAction } from './values.ts';

const suggestions = answering<AnswerOf<typeof promotionSuggestions>>()(promotionSuggestions.question);
const MOST = 5000;

type Props = Pick<PromotionValues, 'from' | 'next' | 'exam'>;

/** Starts from what the results of an exam suggest, as somebody may have changed it by hand; each choice stays open. */
export function Suggested({ from, next, exam }: Props) {
  const may = useMay('result_report', 'view');
  return may ? <OfExam from={from} next={next} exam={exam} /> : null;
}

function OfExam({ from, next, exam }: Props) {
  const t = useText(admissionsTexts);
  const form = useForm();
  const exams = useQuery(listOf(examNames), {});
  const { SessionID, ClassID } = from ?? {};
  const asked = SessionID !== undefined && ClassID !== undefined && Boolean(exam);
  const found = useQuery(
    suggestions,
    asked ? { session_id: SessionID, class_id: ClassID, exam_id: exam, limit: MOST } : undefined,
  );
  const rows = found.data?.data;
  const nextClassId = next?.ClassID;
  useEffect(() => {
    if (!rows) return;
    form.batch(() => {
      for (const row of rows) form.change(`actions.a${row.AdmissionID}`, suggestedAction(row, nextClassId));
    });
  }, [form, rows, nextClassId]);
  return (
    <>
      <div className="fields-3">
        <SelectField
          name="exam"
          label={t('admissions.promotion.exam')}
          hint={t('admissions.promotion.examHint')}
          none={t('admissions.promotion.noExam')}
          options={(exams.data?.data ?? []).map((row) => ({
            value: Number(row['ExamID']),
            label: row.called,
          }))}
        />
      </div>
      {found.error && <NotFetched failure={found.error} />}
      {asked && rows && (
        <p>
          {t(rows.length > 0 ? 'admissions.promotion.suggested' : 'admissions.promotion.unpublished', {
            count: rows.length,
          })}
        </p>
      )}
    </>
  );
}
