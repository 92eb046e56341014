import type { AnswerTo } from '@madrasah/events/kernel';
import { type ClassMonth, monthCalendar, monthNameIn, planCommands } from '@madrasah/events/plans';
import { Link, useParams } from 'react-router-dom';
import { Message, Segment } from 'semantic-ui-react';
import {
  ClassFields,
  classRoll,
  NewOrOldField,
  ResidenceField,
  type RollRow,
} from '../../admissions/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { DayField, SelectField } from '../../kit/fields/index.ts';
import type { Values } from '../../kit/form/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { ChangePreviewed, Difference } from './ChangePreviewed.tsx';

type ChangeDone = Extract<AnswerTo<typeof planCommands.changeStudent>, { readonly changeNo: number }>;

const NO_MONTHS: readonly ClassMonth[] = [];

/** The month, or the day where no month was chosen. */
const bodyOf = ({ day, ...values }: Values) => ({ ...values, from: values['from'] ?? day });

/** Another class, residence, new or old of one student: from when on, what it makes of his charges, and doing it. */
export default function ChangePage() {
  const word = useWord();
  const admissionId = Number(useParams()['AdmissionID']);
  const query = useQuery(classRoll, { AdmissionID: admissionId });
  const path = [
    { name: word('students'), to: '/students' },
    { name: query.data?.data[0]?.StudentName ?? '…', to: `/students/${admissionId}?tab=plan` },
  ];
  return (
    <Page path={path}>
      <Segment>
        <Loaded of={query} lines={6}>
          {({ data: [student] }) => student && <ChangeForm key={admissionId} student={student} />}
        </Loaded>
      </Segment>
    </Page>
  );
}

function ChangeForm({ student }: { readonly student: RollRow }) {
  const t = useText(plansTexts);
  const { AdmissionID, SessionID, ClassID, SubClassID, ResidentialStatusId, NewOldId } = student;
  const calendar = useQuery(monthCalendar, { sessionId: SessionID, classId: ClassID });
  const months = calendar.data?.data.months ?? NO_MONTHS;
  return (
    <StepsForm
      preview={planCommands.previewStudentChange}
      command={planCommands.changeStudent}
      initialValues={{ AdmissionID, ClassID, SubClassID, ResidentialStatusId, NewOldId }}
      toBody={bodyOf}
      show={(preview) => <ChangePreviewed preview={preview} months={months} />}
      blocked={({ unpriced }) => (unpriced.length > 0 ? t('plans.change.unpricedBlocks') : undefined)}
      verb={() => t('plans.change.verb')}
      done={(done) => 'changeNo' in done && <ChangeResult done={done} admissionId={AdmissionID} />}
      again={t('plans.change.again')}
    >
      <p className="muted">{t('plans.change.why')}</p>
      <ChangeFields months={months} />
    </StepsForm>
  );
}

function ChangeFields({ months }: { readonly months: readonly ClassMonth[] }) {
  const t = useText(plansTexts);
  const language = useLanguage();
  return (
    <>
      <div className="fields two">
        <SelectField
          name="from"
          label={t('plans.change.from')}
          hint={t('plans.change.orDay')}
          options={months.map(({ MonthID, name }) => ({
            value: MonthID,
            label: monthNameIn(name, language),
          }))}
        />
        <DayField name="day" label={t('plans.change.day')} />
      </div>
      <div className="fields two">
        <ClassFields />
        <ResidenceField />
        <NewOrOldField />
      </div>
    </>
  );
}

interface ResultProps {
  readonly done: ChangeDone;
  readonly admissionId: number;
}

function ChangeResult({ done, admissionId }: ResultProps) {
  const t = useText(plansTexts);
  const { items, charged } = done;
  return (
    <Message positive visible role="status">
      <Message.Header>{t('plans.change.done')}</Message.Header>
      {items + charged > 0 && <p>{t('plans.change.doneWhat', { items, charged })}</p>}
      <Difference of={done} />
      <Link to={`/students/${admissionId}?tab=plan`}>{t('plans.change.toPlan')}</Link>
    </Message>
  );
}
