import { examNames } from '@madrasah/events/exams';
import type { SectionId, SessionId } from '@madrasah/events/kernel';
import { promotionSuggestions } from '@madrasah/events/results';
import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import type { SectionName } from '../../academics/index.ts';
import { useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/index.ts';
import { SelectField } from '../../kit/fields/index.ts';
import { listOf } from '../../kit/register/definition.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';

interface Props {
  readonly sessionId: SessionId | undefined;
  /** Whose students move on. */
  readonly sections: readonly SectionName[];
  readonly exam: number | undefined;
}

/** Starts from what the results of an exam suggest, as somebody may have changed it by hand; each choice stays open. */
export function Suggested(props: Props) {
  const may = useMay('result_report', 'view');
  return may ? <OfExam {...props} /> : null;
}

function OfExam({ sessionId, sections, exam }: Props) {
  const t = useText(admissionsTexts);
  const exams = useQuery(listOf(examNames), {});
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
      {sessionId !== undefined &&
        exam &&
        sections.map((section) => (
          <OfSection
            key={section.SubClassID}
            section={section}
            ask={{ session_id: sessionId, exam_id: exam }}
          />
        ))}
    </>
  );
}

interface OfSectionProps {
  readonly section: SectionName;
  readonly ask: { readonly session_id: SessionId; readonly exam_id: number };
}

/** How many of a section have a published result; what it says is put into the form. */
function OfSection({ section, ask }: OfSectionProps) {
  const t = useText(admissionsTexts);
  const names = useNames();
  const form = useForm();
  const SubClassID: SectionId = section.SubClassID;
  const { most } = promotionSuggestions.rows;
  const { data, error } = useQuery(promotionSuggestions.question, {
    ...ask,
    class_id: SubClassID,
    limit: most,
  });
  const rows = data?.data;
  useEffect(() => {
    const name = `results.s${SubClassID}`;
    form.change(name, rows);
    return () => form.change(name, undefined);
  }, [form, SubClassID, rows]);
  if (error) return <NotFetched failure={error} />;
  if (!rows) return null;
  const says = rows.length > 0 ? 'admissions.promotion.suggested' : 'admissions.promotion.unpublished';
  return <p>{t(says, { section: names.section(section), count: rows.length })}</p>;
}
