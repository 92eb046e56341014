import { resultCommands } from '@madrasah/events/results';
import { useState } from 'react';
import { Message } from 'semantic-ui-react';
import { useNames } from '../../academics/names.ts';
import { sessionList } from '../../academics/rows.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, SelectField } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../rows.ts';
import { resultsTexts } from '../texts.ts';
import { usePlaceChoices } from '../use-place.ts';
import tiers from './tiers.module.css';

/** Brings here what another exam, session or section has and this one lacks. */
export function CopyTab({ place }: { readonly place: Place }) {
  const t = useText(resultsTexts);
  const names = useNames();
  const sessions = useQuery(sessionList, {}).data?.data;
  const { exams, sections } = usePlaceChoices();
  const [copied, setCopied] = useState<number>();
  const { SessionID, SubClassID } = place;
  return (
    <CommandForm
      command={resultCommands.copyConditions}
      initialValues={{ from: { SessionID, SubClassID } }}
      toBody={(values) => ({ ...values, to: [place] })}
      afterSave="keep"
      quiet
      onDone={({ data }) => setCopied(Number(data?.['copied'] ?? 0))}
      save={t('results.copy.save')}
    >
      <p className="muted">{t('results.copy.why')}</p>
      {copied !== undefined && (
        <Message info visible>
          {t('results.copy.done', { n: copied })}
        </Message>
      )}
      <div className={tiers['pair']}>
        <SelectField
          name="from.SessionID"
          label={t('results.copy.session')}
          options={asChoices(sessions, 'SessionID', names.session)}
        />
        <SelectField name="from.ExamID" label={t('results.copy.exam')} options={exams} />
        <SelectField name="from.SubClassID" label={t('results.copy.section')} options={sections} />
      </div>
    </CommandForm>
  );
}
