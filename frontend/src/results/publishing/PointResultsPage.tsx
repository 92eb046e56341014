import type { PointRow } from '@madrasah/events/results';
import { resultQueries } from '@madrasah/events/results';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button, Segment } from 'semantic-ui-react';
import { sessionList } from '../../academics/index.ts';
import { useQuery, withData } from '../../kit/calls/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import type { RootState } from '../../kit/store.ts';
import { type Column, DataTable } from '../../kit/table/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { PlaceFilters } from '../PlaceFilters.tsx';
import { resultsTexts } from '../texts.ts';
import { usePlace } from '../use-place.ts';
import { PublishDialog, WithdrawDialog } from './PublishDialogs.tsx';

/** All sections come at once: they are published together. */
const SECTIONS = 200;

type Doing =
  | { readonly kind: 'publish'; readonly rows: readonly PointRow[] }
  | { readonly kind: 'withdraw'; readonly row: PointRow };

/** How far each section of an exam is, what hinders its publication, and the publishing itself. */
export default function PointResultsPage() {
  const t = useText(resultsTexts);
  const may = useMay('result_publish', 'edit');
  const { list } = usePlace({ anySection: true });
  const sessions = useQuery(sessionList, {});
  const [doing, setDoing] = useState<Doing>();
  const session_id = Number(list.values.SessionID);
  const exam_id = Number(list.values.ExamID);
  const isAsked = sessions.data && session_id > 0 && exam_id > 0;
  const subclass_id = Number(list.values.SubClassID) || undefined;
  const asked = isAsked ? { session_id, exam_id, subclass_id, limit: SECTIONS } : undefined;
  const query = useQuery(resultQueries.pointResults, asked, { keep: true });
  const rows = query.data?.data ?? [];
  const ready = rows.filter(({ Published, Reasons }) => !Published && Reasons.length === 0);
  const columns = useColumns(may, setDoing);
  return (
    <Page>
      <PlaceFilters list={list} anySection />
      <Segment>
        {!asked && (
          <NoneYet
            needs={['candidates']}
            title={t('results.publish.choose')}
            text={t('results.publish.chooseWhy')}
          />
        )}
        {asked && may && ready.length > 1 && (
          <p>
            <Button type="button" primary onClick={() => setDoing({ kind: 'publish', rows: ready })}>
              {t('results.publish.all', { n: ready.length })}
            </Button>
          </p>
        )}
        {asked && rows.some(({ Published }) => Published) && <ForGuardians asked={asked} />}
        {asked && (
          <DataTable
            title={t('results.publish.sections')}
            columns={columns}
            query={withData(query, query.data && { data: rows })}
            list={list}
            rowKey={({ ID }) => ID}
            empty={{ title: t('results.publish.none'), text: t('results.publish.noneWhy') }}
          />
        )}
      </Segment>
      {doing?.kind === 'publish' && (
        <PublishDialog
          place={{ SessionID: session_id, ExamID: exam_id }}
          rows={doing.rows}
          onClose={() => setDoing(undefined)}
        />
      )}
      {doing?.kind === 'withdraw' && <WithdrawDialog row={doing.row} onClose={() => setDoing(undefined)} />}
    </Page>
  );
}

/** Where guardians find what of this exam is published. */
function ForGuardians({
  asked,
}: {
  readonly asked: { readonly session_id: number; readonly exam_id: number };
}) {
  const t = useText(resultsTexts);
  const school = useSelector((state: RootState) => state.session.user?.schoolId);
  if (!school) return null;
  return (
    <p>
      <Link to={`/${school}/marhala/${asked.session_id}-${asked.exam_id}`} target="_blank">
        {t('results.publish.guardians')}
      </Link>
    </p>
  );
}

function useColumns(may: boolean, onDo: (doing: Doing) => void): readonly Column<PointRow>[] {
  const t = useText(resultsTexts);
  const word = useWord();
  return [
    {
      ...{ key: 'SubClass', title: word('section'), strong: true, phone: 'title' },
      value: ({ ClassName, SubClass }) => `${ClassName} – ${SubClass}`,
    },
    { key: 'Candidates', title: t('results.publish.candidates'), kind: 'digits' },
    { key: 'Missing', title: t('results.publish.missing'), kind: 'digits' },
    {
      ...{ key: 'Published', title: t('results.publish.state'), kind: 'label' },
      value: ({ Published }) => t(Published ? 'results.publish.published' : 'results.publish.unpublished'),
      color: ({ Published }) => (Published ? 'green' : 'red'),
    },
    {
      ...{ key: 'Reasons', title: t('results.publish.reasons'), sort: false },
      value: ({ Reasons }) => Reasons.join(' '),
      show: ({ Reasons }) => Reasons.map((reason) => <div key={reason}>{reason}</div>),
    },
    {
      ...{ key: 'do', title: t('results.publish.doing'), kind: 'actions', sort: false },
      value: () => null,
      show: (row) => <Doings row={row} may={may} onDo={onDo} />,
    },
  ];
}

interface DoingsProps {
  readonly row: PointRow;
  readonly may: boolean;
  onDo(doing: Doing): void;
}

function Doings({ row, may, onDo }: DoingsProps) {
  const t = useText(resultsTexts);
  if (!may) return null;
  if (row.Published)
    return (
      <Button type="button" basic size="small" onClick={() => onDo({ kind: 'withdraw', row })}>
        {t('results.publish.withdraw')}
      </Button>
    );
  if (row.Reasons.length > 0) return null;
  return (
    <Button type="button" basic size="small" onClick={() => onDo({ kind: 'publish', rows: [row] })}>
      {t('results.publish.publish')}
    </Button>
  );
}
