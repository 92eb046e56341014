import { resultQueries } from '@madrasah/events/results';
import { useParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { Pager } from '../../kit/list/Pager.tsx';
import { type List, useList } from '../../kit/list/use-list.ts';
import { PaperDesk, PaperFiles } from '../../kit/report/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import { sheetAsked } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';

/** On one page of the screen. */
const SHEETS = 10;

/**
 * `/result/mark-sheet`: the sheets of a published section, ten on the screen and all of them to be printed, or one
 * student's; of the version that stands, or of an older one.
 */
export default function MarkSheetPage() {
  const t = useText(resultsTexts);
  const { id } = useParams();
  const { list: places, place } = usePlace({ past: true });
  const list = useList({ filters: ['language_id', 'version'], limit: SHEETS });
  const versions = useQuery(resultQueries.sheetVersions, sheetAsked(place)).data?.data;
  // A version that another section had is none of this one's.
  const version = versions?.find((one) => String(one.version) === list.values.version)?.version;
  const asked = place &&
    (versions || !list.values.version) && {
      ...sheetAsked(place),
      ...{ user_id: id, language_id: list.values.language_id ?? '1', version },
    };
  return (
    <Page>
      <PlaceFilters list={places} />
      <Filters>
        <FilterSelect
          list={{ ...list, values: { language_id: list.values.language_id ?? '1' } }}
          name="language_id"
          label={t('results.sheet.language')}
          all={null}
          options={[
            { value: '1', label: t('results.sheet.bengali') },
            { value: '2', label: t('results.sheet.english') },
            { value: '3', label: t('results.sheet.arabic') },
          ]}
        />
        {versions && versions.length > 0 && (
          <FilterSelect
            list={list}
            name="version"
            label={t('results.sheet.version')}
            all={t('results.versions.standing')}
            options={versions.map((one) => ({
              value: String(one.version),
              label: t('results.versions.version', { n: one.version }),
            }))}
          />
        )}
      </Filters>
      <Segment>
        {asked ? (
          <Sheets asked={asked} list={list} />
        ) : (
          <NoneYet needs={['published']} title={t('results.place.choose')} text={t('results.sheet.choose')} />
        )}
      </Segment>
    </Page>
  );
}

interface Props {
  readonly asked: Readonly<Record<string, string | number | undefined>>;
  readonly list: List<'language_id' | 'version'>;
}

function Sheets({ asked, list }: Props) {
  const t = useText(resultsTexts);
  const shown = useQuery(resultQueries.markSheet, { ...asked, page: list.page, limit: list.limit });
  if (shown.error?.status === 404)
    return <Empty title={t('results.sheet.none')} text={t('results.sheet.noneWhy')} />;
  return (
    <Loaded of={shown} lines={8}>
      {({ data, total }) => (
        <>
          <div className="row">
            <PaperFiles
              path={resultQueries.markSheet.path}
              query={asked}
              name="mark-sheets"
              print={t(total > 1 ? 'results.sheet.printAll' : 'results.sheet.print')}
            />
          </div>
          <PaperDesk document={data} />
          <Pager list={list} total={total} />
        </>
      )}
    </Loaded>
  );
}
