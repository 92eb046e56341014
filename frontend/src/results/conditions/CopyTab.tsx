import type { AnswerTo } from '@madrasah/events/kernel';
import { resultCommands } from '@madrasah/events/results';
import { useState } from 'react';
import { Divider, Message } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { type Say, useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { usePlaceChoices, useSessionChoices } from '../use-place.ts';
import { SectionsForm } from './SectionsForm.tsx';
import tiers from './tiers.module.css';

type Copied = AnswerTo<typeof resultCommands.copyConditions>;
type Stood = Copied['stood'][number];

/** What was there already, in words: papers by their names, the rest by the name of its tab or page. */
const whatStood = ({ Subjects, Average, Results, Talent }: Stood, t: Say<keyof typeof resultsTexts.bn>) =>
  [
    ...Subjects.map(({ BookName }) => BookName),
    ...(Average ? [t('results.tab.average')] : []),
    ...(Results ? [t('results.tab.results')] : []),
    ...(Talent ? [t('results.copy.talent')] : []),
  ].join(', ');

/** Brings here what another exam, session or section has and this one lacks. */
function CopyHere({ place }: { readonly place: Place }) {
  const t = useText(resultsTexts);
  const sessions = useSessionChoices();
  const { exams, sections } = usePlaceChoices();
  const [copied, setCopied] = useState<Copied>();
  const { SessionID, SubClassID } = place;
  return (
    <AskedForm
      command={resultCommands.copyConditions}
      initialValues={{ from: { SessionID, SubClassID } }}
      toBody={(values) => ({ ...values, to: [place] })}
      afterSave="keep"
      quiet
      onDone={({ data }) => setCopied(data)}
      save={t('results.copy.save')}
      grid={tiers['pair']}
      onPage={{
        'from.SessionID': { options: sessions },
        'from.ExamID': { options: exams },
        'from.SubClassID': { options: sections },
      }}
      says={
        <>
          <p className="muted">{t('results.copy.why')}</p>
          {copied !== undefined && (
            <Message info visible>
              {t('results.copy.done', { n: copied.copied })}
              {copied.stood.map((one) => (
                <p key={one.SubClassID}>{t('results.copy.stood', { what: whatStood(one, t) })}</p>
              ))}
            </Message>
          )}
        </>
      }
    />
  );
}

/** Conditions for many sections at once, or from anywhere for this one. */
export function CopyTab({ place }: { readonly place: Place }) {
  return (
    <>
      <SectionsForm place={place} />
      <Divider />
      <CopyHere place={place} />
    </>
  );
}
