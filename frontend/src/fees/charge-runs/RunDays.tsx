import { digitsOf } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button, Header } from 'semantic-ui-react';
import { classRoll } from '../../admissions/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { NumberField } from '../../kit/fields/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';

interface Props {
  readonly sessionId: number;
  readonly classId: number;
}

const MOST = 1000;

/** For how many days each student of a class is charged; the boxes come when they are asked for. */
export function RunDays({ sessionId, classId }: Props) {
  const t = useText(feesTexts);
  const [open, setOpen] = useState(false);
  if (!open)
    return (
      <Button type="button" basic onClick={() => setOpen(true)}>
        {t('fees.runs.byDays')}
      </Button>
    );
  return <DayBoxes sessionId={sessionId} classId={classId} />;
}

function DayBoxes({ sessionId, classId }: Props) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const students = useQuery(classRoll, { SessionID: sessionId, ClassID: classId, limit: MOST });
  return (
    <>
      <Header as="h3" size="small">
        {t('fees.runs.byDays')}
      </Header>
      <p className="muted small">{t('fees.runs.byDaysWhy')}</p>
      <Loaded of={students} lines={4}>
        {({ data }) => (
          <div className="fields three">
            {data.map(({ AdmissionID, UserCode, StudentName }) => (
              <NumberField
                key={AdmissionID}
                name={`days.${AdmissionID}`}
                label={`${digitsOf(UserCode, language)} · ${StudentName}`}
              />
            ))}
          </div>
        )}
      </Loaded>
    </>
  );
}
