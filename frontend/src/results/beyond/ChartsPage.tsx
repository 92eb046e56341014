import { CHARTED, type Charted, charts } from '@madrasah/events/results';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { Bars } from './Bars.tsx';
import { ExamFilters, useExamList } from './ExamFilters.tsx';
import { beyondTexts } from './texts.ts';

const isCharted = (by: string | undefined): by is Charted => CHARTED.some((one) => one === by);

/** Pass rates, averages and divisions of published results, by section, paper, exam or session. */
export default function ChartsPage() {
  const t = useText(beyondTexts);
  const list = useExamList(['by'], { open: true });
  const by = isCharted(list.values.by) ? list.values.by : 'section';
  const shown = useQuery(charts, { ...list.values, by }, { keep: true });
  return (
    <Page>
      <Segment className="flush">
        <Filters>
          <FilterSelect
            list={{ ...list, values: { by } }}
            name="by"
            label={t('results.beyond.charts.by')}
            all={null}
            options={CHARTED.map((one) => ({ value: one, label: t(`results.beyond.charts.${one}`) }))}
          />
          <ExamFilters list={list} open />
        </Filters>
        <Loaded of={shown} lines={8}>
          {({ data }) =>
            data.length === 0 ? (
              <NoneYet
                needs={['published']}
                title={t('results.beyond.list.none')}
                text={t('results.beyond.list.noneWhy')}
              />
            ) : (
              <Bars bars={data} />
            )
          }
        </Loaded>
      </Segment>
    </Page>
  );
}
