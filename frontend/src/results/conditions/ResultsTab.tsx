import {
  type ResultsConditionRow,
  resultCommands,
  resultQueries,
  USUAL_RESULTS,
} from '@madrasah/events/results';
import type { ReactNode } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { CheckField, NumberField, RadioField, TextField } from '../../kit/fields/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { ConditionForm } from './ConditionForm.tsx';
import { MarkField } from './TierFields.tsx';
import tiers from './tiers.module.css';

interface Props {
  readonly place: Place;
  readonly mode: 1 | 2;
}

/** What failures, absences and missing marks do to a result. */
export function ResultsTab({ place, mode }: Props) {
  const condition = useQuery(resultQueries.resultsConditions, place);
  return (
    <Loaded of={condition} lines={10}>
      {({ data, Published }) => (
        <ResultsForm key={data?.ID ?? 0} {...{ place, mode }} row={data} isPublished={Published === 1} />
      )}
    </Loaded>
  );
}

interface FormProps extends Props {
  readonly row: ResultsConditionRow | null;
  readonly isPublished: boolean;
}

function ResultsForm({ place, mode, row, isPublished }: FormProps) {
  const t = useText(resultsTexts);
  return (
    <ConditionForm
      {...{ place, isPublished }}
      part="Results"
      command={row ? resultCommands.changeResultsCondition : resultCommands.setResultsCondition}
      {...(row ? { params: { id: row.ID }, version: row.revision } : {})}
      initialValues={{ ...(row ?? { ...USUAL_RESULTS, ...place }) }}
      afterSave="keep"
      quiet
      save={t('results.results.save')}
    >
      {mode === 1 && <ClassTypeField />}
      <Group title={t('results.results.names')}>
        <NamePair bn="AbsenceName" ar="AbsenceAraName" label={t('results.results.absent')} />
        <NamePair bn="IfNotEqul" ar="IfNotEqulAra" label={t('results.results.incomplete')} />
      </Group>
      {mode === 1 && <FailureGroups />}
      <Group title={t('results.results.rest')}>
        <div className={tiers['pair']}>
          <NumberField name="TotalMadha" label={t('results.results.places')} />
          {mode === 2 && <MarkField name="AboveGPA" label={t('results.results.aboveGpa')} />}
        </div>
        {mode === 2 && <CheckField name="OptionalAbove" label={t('results.results.above')} />}
      </Group>
      <Group title={t('results.results.colours')}>
        <div className={tiers['checks']}>
          {([7, 8, 9, 10, 11] as const).map((n) => (
            <CheckField key={n} name={`Color${n}`} label={t(`results.results.red${n}`)} />
          ))}
        </div>
      </Group>
    </ConditionForm>
  );
}

function ClassTypeField() {
  const t = useText(resultsTexts);
  return (
    <RadioField
      name="ClassType"
      label={t('results.results.classType')}
      options={[
        { value: 1, label: t('results.results.darsiyat') },
        { value: 2, label: t('results.results.hifz') },
      ]}
    />
  );
}

/** Failures count by themselves in marks mode only; in points one F fails. */
function FailureGroups() {
  const t = useText(resultsTexts);
  return (
    <>
      <Group title={t('results.results.meari')}>
        <div className={tiers['pair']}>
          <NumberField name="MeariSCount" label={t('results.results.meariCount')} />
        </div>
        <NamePair bn="MeariRasibDivision" ar="MeariRasibDivisionAra" label={t('results.results.failed')} />
        <NamePair bn="MeariDivision" ar="MeariAraDivision" label={t('results.results.cap')} />
        <div className={tiers['checks']}>
          <CheckField name="MeariUnMeari" label={t('results.results.together')} />
          <CheckField name="MostMeariAction" label={t('results.results.most')} />
        </div>
        <div className={tiers['pair']}>
          <NumberField name="MostMeariScount" label={t('results.results.count')} />
          <TextField name="MostMeariBanDivision" label={t('results.results.division')} />
          <ArabicField name="MostMeariAraDivision" />
        </div>
      </Group>
      <Group title={t('results.results.ordinary')}>
        <div className={tiers['checks']}>
          <CheckField name="GorMeariAction" label={t('results.results.ordinaryOn')} />
        </div>
        <div className={tiers['pair']}>
          <NumberField name="GorMeariSCount" label={t('results.results.count')} />
          <TextField name="GorDivision" label={t('results.results.division')} />
          <ArabicField name="GorAraDivision" />
        </div>
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={tiers['group']}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function ArabicField({ name }: { readonly name: string }) {
  const t = useText(resultsTexts);
  return <TextField name={name} label={t('results.results.arabic')} lang="ar" dir="rtl" />;
}

interface PairProps {
  readonly bn: string;
  readonly ar: string;
  readonly label: string;
}

function NamePair({ bn, ar, label }: PairProps) {
  return (
    <div className={tiers['pair']}>
      <TextField name={bn} label={label} />
      <ArabicField name={ar} />
    </div>
  );
}
