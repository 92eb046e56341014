import { dhakaDay } from '@madrasah/events/kernel';
import type { OperationEndpoints } from '@madrasah/events/operations';
import { useState } from 'react';
import { Button, Header, Segment } from 'semantic-ui-react';
import { useQuery } from '../calls/use-query.ts';
import { useList } from '../list/use-list.ts';
import { PaperFiles } from '../report/PaperFiles.tsx';
import { useMay } from '../routing/powers.ts';
import { type Column, DataTable } from '../table/index.ts';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { OperationRow } from './rows.ts';
import { UndoDialog } from './UndoDialog.tsx';

interface Props {
  readonly of: OperationEndpoints;
  readonly title: string;
  /** Of its title, where something leads to it. */
  readonly id?: string;
  /** Of a view of several kinds, the one that is listed. */
  readonly kind?: string;
  readonly power: Parameters<typeof useMay>[0];
  /** Of that power, what undoing asks for. */
  readonly flag?: Parameters<typeof useMay>[1];
  readonly empty: { readonly title: string; readonly text?: string };
  /** Counts worth a column, by the name they have in the answer. */
  readonly counts: readonly Column<OperationRow>[];
}

/** What was done to many at once is told here; the page itself says what it needs. */
const NONE = [] as const;
const COLORS = { begun: 'yellow', done: 'green', undone: undefined } as const;

/** The operations of one view under their title, the last first, each with its way back. */
export function OperationsList({ of, title, id, kind, power, flag = 'insert', empty, counts }: Props) {
  const t = useText(kitTexts);
  const list = useList({ limit: 10 });
  const may = useMay(power, flag);
  const [asked, setAsked] = useState<OperationRow>();
  const { page, limit } = list;
  const query = useQuery(of.list, { page, limit, kind }, { keep: true });
  const columns: Column<OperationRow>[] = [
    { key: 'text', title: t('kit.undo.what'), strong: true, phone: 'title', sort: false },
    ...counts,
    {
      key: 'at',
      title: t('kit.undo.when'),
      kind: 'day',
      sort: false,
      value: ({ at }) => dhakaDay(new Date(at)),
    },
    { key: 'actor', title: t('kit.undo.who'), sort: false, value: ({ actor }) => actor.name },
    {
      key: 'state',
      title: t('kit.undo.state'),
      kind: 'label',
      sort: false,
      value: ({ state }) => t(`kit.undo.${state}`),
      color: ({ state }) => COLORS[state],
    },
    {
      key: 'reason',
      title: t('kit.undo.why'),
      sort: false,
      value: ({ undone }) => (undone ? `${undone.reason} (${undone.actor.name})` : ''),
    },
    {
      key: 'undo',
      title: '',
      kind: 'actions',
      show: (row) =>
        may && row.state === 'done' ? (
          <Button
            type="button"
            basic
            aria-label={`${row.text}: ${t('kit.undo.do')}`}
            onClick={() => setAsked(row)}
          >
            {t('kit.undo.do')}
          </Button>
        ) : null,
    },
  ];
  return (
    <>
      <Header as="h2" size="small" id={id}>
        {title}
      </Header>
      <Segment className="flush">
        <div className="seg-head">
          <div className="row">
            <PaperFiles path={of.list.path} query={{ kind }} name={title} disabled={!query.data?.total} />
          </div>
        </div>
        <DataTable
          title={title}
          columns={columns}
          query={query}
          list={list}
          rowKey={({ operationId }) => operationId}
          rowClass={({ state }) => (state === 'undone' ? 'void' : undefined)}
          needs={NONE}
          empty={empty}
        />
      </Segment>
      {asked && <UndoDialog of={of} id={asked.id} text={asked.text} onClose={() => setAsked(undefined)} />}
    </>
  );
}
