import { planCommands } from '@madrasah/events/plans';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { classList, sessionList, useNames } from '../../academics/index.ts';
import { RunPreview, RunResult, RunsList } from '../../fees/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, SelectField } from '../../kit/fields/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';

/** The late fee of whatever month is late: a look, charging it, and taking that back. */
export default function LateFeesPage() {
  const t = useText(plansTexts);
  return (
    <Page>
      <Segment>
        <p className="muted">
          {t('plans.lateRun.what')} <Link to="/accounting/fee-rules">{t('plans.lateRun.rule')}</Link>
        </p>
        <StepsForm
          preview={planCommands.previewLateFees}
          command={planCommands.runLateFees}
          show={(preview) => <RunPreview preview={preview} />}
          blocked={({ items }) => (items === 0 ? t('plans.lateRun.none') : undefined)}
          verb={({ items }) => t('plans.lateRun.do', { items })}
          done={(done) => <RunResult title={t('plans.lateRun.done')} done={done} />}
          again={t('plans.lateRun.again')}
        >
          <LateFields />
        </StepsForm>
      </Segment>
      <RunsList />
    </Page>
  );
}

function LateFields() {
  const word = useWord();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  return (
    <div className="fields two">
      <SelectField
        name="SessionID"
        label={word('session')}
        options={asChoices(sessions.data?.data, 'SessionID', names.session)}
      />
      <SelectField
        name="ClassID"
        label={word('class')}
        options={asChoices(classes.data?.data, 'ClassID', names.class)}
      />
    </div>
  );
}
