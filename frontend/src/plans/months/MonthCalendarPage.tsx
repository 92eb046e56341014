import { monthCalendar } from '@madrasah/events/plans';
import { useId } from 'react';
import { Segment } from 'semantic-ui-react';
import { classList, runningSession, sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { asChoices, Select } from '../../kit/fields/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useList } from '../../kit/list/use-list.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';
import { CalendarForm } from './CalendarForm.tsx';

/** What a class calls its twelve months, when they begin, and which of them fees are charged for. */
export default function MonthCalendarPage() {
  const t = useText(plansTexts);
  const id = useId();
  const names = useNames();
  const list = useList({ filters: ['SessionID', 'ClassID'] });
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const active = runningSession(sessions.data?.data);
  const session = Number(list.values.SessionID) || active?.SessionID;
  const classId = Number(list.values.ClassID) || classes.data?.data[0]?.ClassID;
  const chosen = session !== undefined && classId !== undefined;
  const months = useQuery(monthCalendar, chosen ? { sessionId: session, classId } : undefined);
  return (
    <Page>
      <Segment>
        <div className="ui form">
          <div className="fields two">
            <div className="field">
              <label htmlFor={`${id}-session`}>{t('plans.months.session')}</label>
              <Select
                control={{ id: `${id}-session` }}
                choices={asChoices(sessions.data?.data, 'SessionID', names.session)}
                value={session}
                onChange={(value) => list.set('SessionID', value)}
              />
            </div>
            <div className="field">
              <label htmlFor={`${id}-class`}>{t('plans.months.class')}</label>
              <Select
                control={{ id: `${id}-class` }}
                choices={asChoices(classes.data?.data, 'ClassID', names.class)}
                value={classId}
                onChange={(value) => list.set('ClassID', value)}
              />
            </div>
          </div>
        </div>
        {!chosen && (
          <NoneYet
            needs={['sessions', 'classes']}
            title={t('plans.months.choose')}
            text={t('plans.months.chooseWhy')}
          />
        )}
        {chosen && (
          <Loaded of={months} lines={12}>
            {({ data }) => (
              <CalendarForm
                key={`${data.SessionID}-${data.ClassID}`}
                calendar={data}
                classes={classes.data?.data ?? []}
              />
            )}
          </Loaded>
        )}
      </Segment>
    </Page>
  );
}
