import {
  resultCommands,
  resultQueries,
  type TalentConditionRow,
  type TierRow,
} from '@madrasah/events/results';
import { Message, Segment, Table } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { CheckField } from '../../kit/fields/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { ConditionForm } from '../conditions/ConditionForm.tsx';
import { MarkField } from '../conditions/TierFields.tsx';
import { PlaceFilters } from '../PlaceFilters.tsx';
import type { Place } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { TalentRemoval } from './TalentRemoval.tsx';
import talent from './talent.module.css';
import { talentTexts } from './texts.ts';

/** What a form begins with that nobody saved yet: every tier but the last, in order. */
const proposed = (tiers: readonly TierRow[]): readonly TalentConditionRow[] =>
  tiers.map((tier, index) => ({
    ...tier,
    TalentAcotin: index < tiers.length - 1 ? 1 : 0,
    SerialNo: index + 1,
  }));

/** Which divisions are ranked, and which of them comes first. */
export default function TalentConditionPage() {
  const t = useText(talentTexts);
  const of = useText(resultsTexts);
  const { list, place } = usePlace();
  const conditions = useQuery(resultQueries.talentConditions, place);
  return (
    <Page>
      <PlaceFilters list={list} />
      <Segment>
        {!place && (
          <NoneYet
            needs={['sessions', 'subjects', 'exams']}
            title={of('results.place.choose')}
            text={of('results.place.chooseWhy')}
          />
        )}
        {place && (
          <Loaded of={conditions} lines={8}>
            {(answer) => (
              <>
                {answer.data.length === 0 && <Message info visible content={t('results.talent.rows.none')} />}
                <TalentForm
                  key={[...Object.values(place), answer.data.length].join('-')}
                  place={place}
                  rows={answer.data.length > 0 ? answer.data : proposed(answer.tiers)}
                  revision={answer.revision}
                  isPublished={answer.Published === 1}
                />
                {answer.data.length > 0 && <TalentRemoval place={place} answer={answer} />}
              </>
            )}
          </Loaded>
        )}
      </Segment>
    </Page>
  );
}

interface Props {
  readonly place: Place;
  readonly rows: readonly TalentConditionRow[];
  /** What a change names as seen. */
  readonly revision: number;
  readonly isPublished: boolean;
}

function TalentForm({ place, rows, revision, isPublished }: Props) {
  const t = useText(talentTexts);
  const conditions = rows.map(({ TierName: _, ...row }) => row);
  return (
    <ConditionForm
      {...{ place, isPublished }}
      part="Talents"
      command={resultCommands.setTalentConditions}
      version={revision}
      initialValues={{ ...place, conditions }}
      afterSave="keep"
      quiet
      save={t('results.talent.rows.save')}
    >
      <p className="muted">{t('results.talent.rows.why')}</p>
      <Table compact unstackable className={talent['rows']}>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t('results.talent.rows.tier')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.talent.rows.ranked')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.talent.rows.serial')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ Division, TierName }, index) => (
            <Table.Row key={Division}>
              <Table.Cell>
                <strong>{Division}</strong> {TierName && <span className="muted">{TierName}</span>}
              </Table.Cell>
              <Table.Cell>
                <CheckField
                  name={`conditions[${index}].TalentAcotin`}
                  label={t('results.talent.rows.ranked')}
                />
              </Table.Cell>
              <Table.Cell>
                <MarkField name={`conditions[${index}].SerialNo`} label={t('results.talent.rows.serial')} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </ConditionForm>
  );
}
