import { type Explained, explain } from '@madrasah/events/statements';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { Money } from '../kit/figures/index.ts';
import { NoneYet } from '../kit/lacks/index.ts';
import { Pager } from '../kit/list/Pager.tsx';
import { type List, useList } from '../kit/list/use-list.ts';
import { PaperFiles } from '../kit/report/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useText } from '../kit/text.ts';
import { type EntryAt, EntryDialog } from '../ledger/index.ts';
import { Groups, LineTable } from './ExplainedTables.tsx';
import styles from './statements.module.css';
import { statementTexts } from './texts.ts';

/** A sum by its name, what makes it by kinds of entries, and the entries: with who, when and why, down to the paper. */
export default function ExplainPage() {
  const t = useText(statementTexts);
  const [search] = useSearchParams();
  const list = useList({ limit: 100 });
  const { state } = useLocation() as { state: { from?: string } | null };
  const question = Object.fromEntries(search);
  const isAsked = question['figure'] !== undefined;
  const paged = { ...question, page: list.page, limit: list.limit };
  const query = useQuery(explain.answer, isAsked ? (paged as never) : undefined, { keep: true });
  const [open, setOpen] = useState<EntryAt>();
  return (
    <Page
      sub={query.data && [query.data.data.name, ...query.data.data.of].join(' · ')}
      actions={
        <>
          {state?.from && (
            <Link className="ui button" to={state.from}>
              {t('statements.explain.back')}
            </Link>
          )}
          {isAsked && (
            <PaperFiles
              path={explain.path}
              query={{ ...question, limit: 5000 }}
              name={[t('statements.explain.title'), query.data?.data.name].filter(Boolean).join(' ')}
            />
          )}
        </>
      }
    >
      <Segment className="flush">
        {!isAsked && (
          <NoneYet
            needs={['entries']}
            title={t('statements.explain.none')}
            text={t('statements.explain.noneText')}
          />
        )}
        {isAsked && (
          <Loaded of={query} lines={8}>
            {({ data }) => <Lines {...data} asked={question} list={list} onOpen={setOpen} />}
          </Loaded>
        )}
      </Segment>
      {open !== undefined && (
        <EntryDialog
          entry={open}
          knownAt={question['knownAt']}
          account={question['account'] ?? question['head'] ?? ''}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}

interface LinesProps extends Explained {
  readonly asked: Readonly<Record<string, string>>;
  onOpen(entry: EntryAt): void;
  readonly list: List<never>;
}

function Lines({ value, total, lines, groups, asked, list, onOpen }: LinesProps) {
  const t = useText(statementTexts);
  if (groups.length === 0)
    return (
      <NoneYet
        needs={['entries']}
        title={t('statements.explain.none')}
        text={t('statements.explain.noneText')}
      />
    );
  return (
    <>
      <div className={styles['value']}>
        <span>{t('statements.explain.value')}</span>
        <b>
          <Money taka={value} decimals="two" />
        </b>
        <span className="muted">{t('statements.explain.count', { count: total })}</span>
      </div>
      <Groups groups={groups} asked={asked} />
      <LineTable lines={lines} onOpen={onOpen} />
      <Pager list={list} total={total} />
    </>
  );
}
