import {
  type AverageConditionRow,
  resultCommands,
  resultQueries,
  SIX,
  USUAL_AVERAGE,
} from '@madrasah/events/results';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { useText } from '../../kit/text.ts';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { ConditionForm } from './ConditionForm.tsx';
import { MarkField, TierFields } from './TierFields.tsx';
import tiers from './tiers.module.css';

const { addAverageCondition, changeAverageCondition } = resultCommands;

/** The divisions of the whole result in marks mode. */
export function AverageTab({ place }: { readonly place: Place }) {
  const conditions = useQuery(resultQueries.averageConditions, place);
  return (
    <Loaded of={conditions} lines={7}>
      {({ data: [row], Published }) => (
        <AverageForm key={row?.ID ?? 0} place={place} row={row} isPublished={Published === 1} />
      )}
    </Loaded>
  );
}

interface Props {
  readonly place: Place;
  readonly row: AverageConditionRow | undefined;
  readonly isPublished: boolean;
}

function AverageForm({ place, row, isPublished }: Props) {
  const t = useText(resultsTexts);
  return (
    <ConditionForm
      {...{ place, isPublished }}
      part="Average"
      command={row ? changeAverageCondition : addAverageCondition}
      {...(row ? { params: { id: row.ID }, version: row.revision } : {})}
      initialValues={{ ...(row ?? { ...USUAL_AVERAGE, ...place }) }}
      afterSave="keep"
      quiet
      save={t('results.average.save')}
    >
      <p className="muted">{t('results.average.why')}</p>
      <div className={tiers['pair']}>
        <MarkField name="DivisionTopNumber" label={t('results.average.top')} />
      </div>
      <TierFields places={SIX} whole />
    </ConditionForm>
  );
}
