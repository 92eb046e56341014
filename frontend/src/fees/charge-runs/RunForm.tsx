import { chargeRunOperations, feeCommands } from '@madrasah/events/fees';
import { dhakaDay } from '@madrasah/events/kernel';
import { MONTH_NAMES } from '@madrasah/events/settings';
import { useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { useNames } from '../../academics/names.ts';
import { classList, sessionList } from '../../academics/rows.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, DayField, SelectField } from '../../kit/fields/index.ts';
import { UndoDialog } from '../../kit/operations/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { feeGroups, feeHeads } from '../rows.ts';
import { feesTexts } from '../texts.ts';
import { type ChargeRunPreview, RunPreview } from './RunPreview.tsx';

interface RunDone {
  readonly chargeId?: number;
  readonly students: number;
  readonly items: number;
  readonly total: number;
}

/** A charge run: whom and what, a look at what would be charged, and charging it. */
export function RunForm() {
  const t = useText(feesTexts);
  return (
    <StepsForm<ChargeRunPreview, RunDone>
      preview={feeCommands.previewChargeRun}
      command={feeCommands.runCharges}
      initialValues={{ SFGNID: 2, dueOn: dhakaDay(new Date()) }}
      show={(preview) => <RunPreview preview={preview} />}
      blocked={({ items, unpriced }) =>
        unpriced.length > 0 ? t('fees.runs.unpricedBlocks') : items === 0 ? t('fees.runs.nothing') : undefined
      }
      verb={({ items }) => t('fees.runs.do', { items })}
      done={(done) => <RunResult done={done} />}
      again={t('fees.runs.again')}
    >
      <RunFields />
    </StepsForm>
  );
}

function RunFields() {
  const t = useText(feesTexts);
  const language = useLanguage();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const heads = useQuery(feeHeads, {});
  const groups = useQuery(feeGroups, {});
  const headChoices = heads.data?.data.map(({ SLID, AccSubsidiaryLedger }) => ({
    value: SLID,
    label: AccSubsidiaryLedger.SlName,
  }));
  return (
    <div className="fields three">
      <SelectField
        name="SessionID"
        label={t('fees.runs.session')}
        options={asChoices(sessions.data?.data, 'SessionID', names.session)}
      />
      <SelectField
        name="ClassID"
        label={t('fees.runs.class')}
        hint={t('fees.runs.classAll')}
        options={asChoices(classes.data?.data, 'ClassID', names.class)}
      />
      <SelectField
        name="SFGNID"
        label={t('fees.runs.group')}
        options={asChoices(groups.data?.data, 'SFGNID', 'called')}
      />
      <SelectField
        name="SLID"
        label={t('fees.runs.head')}
        hint={t('fees.runs.headAll')}
        options={headChoices ?? []}
      />
      <SelectField
        name="MonthID"
        label={t('fees.runs.month')}
        options={MONTH_NAMES.map((month) => ({ value: month.id, label: month[language] }))}
      />
      <DayField name="dueOn" label={t('fees.runs.dueOn')} />
    </div>
  );
}

/** What was charged, where it stands in the list, and the way back. */
function RunResult({ done: { chargeId, students, items, total } }: { readonly done: RunDone }) {
  const t = useText(feesTexts);
  const [asked, setAsked] = useState(false);
  return (
    <Message positive visible role="status">
      <Message.Header>{t('fees.runs.done')}</Message.Header>
      <p>{t('fees.runs.doneWhat', { students, items, total: Math.round(total * 100) })}</p>
      <a href="#runs">{t('fees.runs.toList')}</a>{' '}
      {chargeId !== undefined && (
        <Button type="button" basic onClick={() => setAsked(true)}>
          {t('fees.runs.undo')}
        </Button>
      )}
      {asked && chargeId !== undefined && (
        <UndoDialog
          of={chargeRunOperations}
          id={chargeId}
          text={t('fees.runs.done')}
          onClose={() => setAsked(false)}
        />
      )}
    </Message>
  );
}
