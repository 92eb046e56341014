import { digitsOf } from '@madrasah/events/kernel';
import { resultCommands, type SectionConditions } from '@madrasah/events/results';
import { useState } from 'react';
import { Header } from 'semantic-ui-react';
import { examsTexts, SectionLines, SectionsField } from '../../exams/index.ts';
import { AskedForm } from '../../kit/asked/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { draftName } from '../../kit/form/drafts/name.ts';
import { useForgetDraft } from '../../kit/form/drafts/use-forget.ts';
import type { Values } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { ofPlace, type Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { usePlaceChoices } from '../use-place.ts';

interface Look {
  readonly body: Values;
  readonly sections: readonly SectionConditions[];
}

/** Conditions of this exam for many sections: those of the section in hand, or each section's own of its last exam. */
export function SectionsForm({ place }: { readonly place: Place }) {
  const said = useText(examsTexts);
  const { sections } = usePlaceChoices();
  const [look, setLook] = useState<Look>();
  const [done, setDone] = useState(0);
  const { SessionID, ExamID, SubClassID } = place;
  const of = ofPlace(place);
  const forget = useForgetDraft();
  const all = sections.map(({ value }) => Number(value));
  return (
    <>
      <Header as="h2" size="small">
        {said('exams.conditions.title')}
      </Header>
      <p className="muted">{said('exams.conditions.why')}</p>
      <AskedForm
        key={[SessionID, ExamID, sections.length, done].join(' ')}
        command={resultCommands.previewConditionsForSections}
        initialValues={{ SessionID, ExamID, SubClassIDs: all }}
        toBody={({ asLast, ...values }) => ({ ...values, asLast, ...(asLast ? {} : { from: SubClassID }) })}
        draft={{ of }}
        afterSave="look"
        quiet
        save={said('exams.sections.look')}
        onDone={({ data }, { asLast, ...values }) =>
          data &&
          setLook({
            body: { ...values, asLast, ...(asLast ? {} : { from: SubClassID }) },
            sections: data.sections,
          })
        }
      >
        <SectionsField sections={sections} />
      </AskedForm>
      {look && (
        <ConfirmDialog
          command={resultCommands.setConditionsForSections}
          body={look.body}
          title={said('exams.conditions.lookTitle')}
          verb={said('exams.conditions.save')}
          confirming
          plain
          onClose={() => setLook(undefined)}
          onDone={() => {
            forget(draftName(resultCommands.previewConditionsForSections.name, of));
            setDone((count) => count + 1);
          }}
        >
          <SectionLines
            label={said('exams.conditions.lookTitle')}
            rows={look.sections}
            line={(row) => <Gets row={row} />}
          />
        </ConfirmDialog>
      )}
    </>
  );
}

/** What one section gets, from which exam, and what it lacks. */
function Gets({ row }: { readonly row: SectionConditions }) {
  const t = useText(resultsTexts);
  const said = useText(examsTexts);
  const language = useLanguage();
  const { exams } = usePlaceChoices();
  if (!row.from) return <>{said('exams.conditions.noExam')}</>;
  const gets = [
    ...row.Subjects.map(
      ({ BookName, MaxNumber }) => `${BookName} (${digitsOf(String(MaxNumber), language)})`,
    ),
    ...(row.Average ? [t('results.tab.average')] : []),
    ...(row.Results ? [t('results.tab.results')] : []),
    ...(row.Talent ? [t('results.copy.talent')] : []),
  ];
  const exam = exams.find(({ value }) => value === row.from?.ExamID)?.label;
  return (
    <>
      {gets.length > 0 ? gets.join(', ') : said('exams.conditions.nothing')}
      {exam && <span className="muted"> ({said('exams.sections.from', { exam })})</span>}
      {row.stands > 0 && <div className="muted">{said('exams.conditions.stands', { n: row.stands })}</div>}
      {row.lacking.length > 0 && (
        <div>{said('exams.conditions.lacking', { names: row.lacking.join(', ') })}</div>
      )}
    </>
  );
}
