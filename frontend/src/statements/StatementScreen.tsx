import { dhakaDay, type Need, type PaperDocument } from '@madrasah/events/kernel';
import type { StatementDefinition } from '@madrasah/events/statements';
import { Link, useLocation } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { KnownBar, PaperDifferences } from '../kit/clocks/index.ts';
import { Empty, Loaded } from '../kit/feedback/index.ts';
import { Lacks } from '../kit/lacks/index.ts';
import { type List, useList } from '../kit/list/use-list.ts';
import { PaperFiles } from '../kit/report/index.ts';
import { useWays } from '../kit/routing/ways.ts';
import { useOpenDays } from '../kit/session/open-days.ts';
import { Page, useScreenName } from '../kit/shell/index.ts';
import { useText } from '../kit/text.ts';
import { type Asks, askedOf, FILTERS, type Filter } from './asks.ts';
import { StatementFilters } from './StatementFilters.tsx';
import { StatementTable } from './StatementTable.tsx';
import styles from './statements.module.css';
import { statementTexts } from './texts.ts';

export interface StatementProps {
  readonly statement: Pick<StatementDefinition, 'path' | 'paper' | 'needs'>;
  readonly asks: Asks;
}

/** A statement of the books: asked by its form, looked at, explained sum by sum, printed and saved. */
export function StatementScreen({ statement, asks }: StatementProps) {
  const t = useText(statementTexts);
  const list = useList({ filters: FILTERS });
  const asked = askedOf(asks, list.values, dhakaDay(new Date()), useOpenDays());
  const paper = useQuery(statement.paper, asked, { keep: true });
  const name = useScreenName();
  const { pathname, search } = useLocation();
  return (
    <Page
      actions={
        asked && (
          <PaperFiles
            path={statement.path}
            query={asked}
            name={[name, asked['on'] ?? asked['to']].filter(Boolean).join(' ')}
          />
        )
      }
    >
      <Segment className="flush">
        <StatementFilters list={list} asks={asks} />
        {asked && <PastBar {...{ list, statement, asked }} />}
        {asked ? (
          <Loaded of={paper} lines={10}>
            {(document) => (
              <Tables
                document={document}
                from={`${pathname}${search}`}
                tellsNone={asks.sample}
                needs={statement.needs}
              />
            )}
          </Loaded>
        ) : (
          <Lacks needs={statement.needs}>
            <Empty
              title={t(asks.ledger ? 'statements.choose.ledger' : 'statements.choose.sub-ledger')}
              text={t('statements.choose.text')}
            />
          </Lacks>
        )}
      </Segment>
    </Page>
  );
}

interface PastProps extends Pick<StatementProps, 'statement'> {
  readonly list: List<Filter>;
  readonly asked: Readonly<Record<string, string>>;
}

interface TablesProps {
  readonly document: PaperDocument;
  readonly from: string;
  /** That there is nothing of a kind is an answer too: a control that found nothing was looked at. */
  readonly tellsNone: true | undefined;
  readonly needs: readonly Need[];
}

function Tables({ document: { blocks, language }, from, tellsNone, needs }: TablesProps) {
  const t = useText(statementTexts);
  const tables = blocks.flatMap((block) =>
    block.kind === 'table' && (tellsNone || block.rows.length > 0) ? [block] : [],
  );
  if (tables.length === 0)
    return (
      <Lacks needs={needs}>
        <Empty title={t('statements.empty.title')} text={t('statements.empty.text')} />
      </Lacks>
    );
  return (
    <>
      {tables.map((table, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tables of a paper never move
        <StatementTable key={at} table={table} language={language} from={from} />
      ))}
      {blocks.map(
        (block) =>
          block.kind === 'note' && (
            <p key={block.text} className={styles['note']}>
              {block.text}
            </p>
          ),
      )}
    </>
  );
}

/** That it is as known on an earlier day, what is different now, and what was written since. */
function PastBar({ list, statement, asked }: PastProps) {
  const t = useText(statementTexts);
  const way = useWays();
  const { known } = list.values;
  const { knownAt, ...now } = asked;
  const later = knownAt && way(`/accounting/journal?since=${encodeURIComponent(knownAt)}`);
  return (
    <KnownBar
      known={known}
      differences={(knownAt, onClose) => (
        <PaperDifferences question={statement.paper} asked={now} {...{ knownAt, onClose }} />
      )}
      onNow={() => list.set('known', undefined)}
    >
      {later && <Link to={later}>{t('statements.clock.later')}</Link>}
    </KnownBar>
  );
}
