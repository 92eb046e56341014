import type { CorrectionRow } from '@madrasah/events/results';
import { resultQueries, type VersionRow } from '@madrasah/events/results';
import { Link } from 'react-router-dom';
import { Header, Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { Digits, InstantText } from '../../kit/figures/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import { type Place, sheetAsked } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { Ripple } from './Ripple.tsx';

/** Every version of a section's results: who published it, when and why, and whom a correction moved. */
export default function VersionsPage() {
  const t = useText(resultsTexts);
  const { list, place } = usePlace({ past: true });
  const asked = sheetAsked(place);
  const versions = useQuery(resultQueries.sheetVersions, asked);
  const corrections = useQuery(resultQueries.corrections, asked);
  return (
    <Page>
      <PlaceFilters list={list} />
      {asked && (corrections.data?.data.length ?? 0) > 0 && (
        <Segment>
          <div className="row">
            <PaperFiles
              path={resultQueries.corrections.path}
              query={asked}
              name="corrections"
              print={t('results.versions.print')}
            />
          </div>
        </Segment>
      )}
      {!place && (
        <Segment>
          <NoneYet
            needs={['published']}
            title={t('results.place.choose')}
            text={t('results.versions.chooseWhy')}
          />
        </Segment>
      )}
      {place && (
        <Loaded of={versions} lines={6}>
          {({ data }) =>
            data.length === 0 ? (
              <Segment>
                <Empty title={t('results.versions.none')} text={t('results.versions.noneWhy')} />
              </Segment>
            ) : (
              data
                .toReversed()
                .map((row) => (
                  <Version
                    key={row.version}
                    {...{ place, row }}
                    correction={corrections.data?.data.find(({ version }) => version === row.version)}
                  />
                ))
            )
          }
        </Loaded>
      )}
    </Page>
  );
}

interface Props {
  readonly place: Place;
  readonly row: VersionRow;
  readonly correction: CorrectionRow | undefined;
}

/** Where the mark sheets of a version are printed. */
const sheetsOf = ({ SessionID, ExamID, SubClassID }: Place, version: number) =>
  `/result/mark-sheet?SessionID=${SessionID}&ExamID=${ExamID}&SubClassID=${SubClassID}&version=${version}`;

function Version({ place, row, correction }: Props) {
  const t = useText(resultsTexts);
  const state = row.standing ? 'standing' : row.withdrawn ? 'withdrawn' : 'superseded';
  return (
    <Segment>
      <Header as="h2" size="small">
        {t('results.versions.version', { n: row.version })} · {t(`results.versions.${state}`)}
      </Header>
      <p>
        <InstantText at={row.at} /> · <Digits of={row.actor.name} />
        {row.reason && ` · ${t('results.versions.reason', { reason: row.reason })}`}
      </p>
      <p>
        <Link to={sheetsOf(place, row.version)}>{t('results.versions.sheets', { n: row.version })}</Link>
      </p>
      {row.withdrawn && (
        <p>
          {t('results.versions.withdrawn')}: <InstantText at={row.withdrawn.at} /> ·{' '}
          <Digits of={row.withdrawn.actor.name} />
          {row.withdrawn.reason && ` · ${t('results.versions.reason', { reason: row.withdrawn.reason })}`}
        </p>
      )}
      {correction && (
        <>
          <p className="muted">{t('results.versions.corrects', { n: correction.corrects })}</p>
          <Ripple moved={correction.moved} />
        </>
      )}
    </Segment>
  );
}
