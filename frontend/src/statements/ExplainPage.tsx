import { explain } from '@madrasah/events/statements';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Empty, Loaded } from '../kit/feedback/index.ts';
import { DayText, Digits, InstantText, Money } from '../kit/figures/index.ts';
import { ScrollBox } from '../kit/layout/ScrollBox.tsx';
import { Pager } from '../kit/list/Pager.tsx';
import { type List, useList } from '../kit/list/use-list.ts';
import { PaperFiles } from '../kit/report/index.ts';
import { Page } from '../kit/shell/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { answering } from '../kit/wire/definitions.ts';
import { type EntryAt, EntryDialog } from '../ledger/journal/EntryDialog.tsx';
import styles from './statements.module.css';
import { statementTexts } from './texts.ts';

interface ExplainedLine {
  readonly ref: { readonly type: string; readonly id: number; readonly revision: number };
  readonly on: string;
  readonly at: string;
  readonly actor: { readonly id: number; readonly name: string };
  readonly reason: string;
  readonly text: string;
  readonly amount: number;
}
interface Explained {
  readonly data: {
    readonly value: number;
    readonly total: number;
    readonly lines: readonly ExplainedLine[];
  };
}

const explained = answering<Explained>()(explain.answer);

/** A sum, and the entries that make it: with who, when and why, down to the paper. */
export default function ExplainPage() {
  const t = useText(statementTexts);
  const [search] = useSearchParams();
  const list = useList({ limit: 100 });
  const { state } = useLocation() as { state: { from?: string } | null };
  const question = Object.fromEntries(search);
  const isAsked = question['figure'] !== undefined;
  const paged = { ...question, page: list.page, limit: list.limit };
  const query = useQuery(explained, isAsked ? (paged as never) : undefined, { keep: true });
  const [open, setOpen] = useState<EntryAt>();
  return (
    <Page
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
              name={t('statements.explain.title')}
            />
          )}
        </>
      }
    >
      <Segment className="flush">
        {!isAsked && <Empty title={t('statements.explain.none')} text={t('statements.explain.noneText')} />}
        {isAsked && (
          <Loaded of={query} lines={8}>
            {({ data }) => <Lines {...data} list={list} onOpen={setOpen} />}
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

interface LinesProps extends Readonly<Explained['data']> {
  onOpen(entry: EntryAt): void;
  readonly list: List<never>;
}

function Lines({ value, total, lines, list, onOpen }: LinesProps) {
  const t = useText(statementTexts);
  if (total === 0)
    return <Empty title={t('statements.explain.none')} text={t('statements.explain.noneText')} />;
  return (
    <>
      <div className={styles['value']}>
        <span>{t('statements.explain.value')}</span>
        <b>
          <Money taka={value} decimals="two" />
        </b>
        <span className="muted">{t('statements.explain.count', { count: total })}</span>
      </div>
      <LineTable lines={lines} onOpen={onOpen} />
      <Pager list={list} total={total} />
    </>
  );
}

function LineTable({ lines, onOpen }: Pick<LinesProps, 'lines' | 'onOpen'>) {
  const t = useText(statementTexts);
  const word = useWord();
  return (
    <ScrollBox label={t('statements.explain.title')}>
      <table className="ui unstackable compact selectable table">
        <thead>
          <tr>
            <th scope="col">{word('day')}</th>
            <th scope="col">{word('particulars')}</th>
            <th scope="col">{word('writer')}</th>
            <th scope="col">{t('statements.explain.at')}</th>
            <th scope="col">{t('statements.explain.reason')}</th>
            <th scope="col" className="num">
              {word('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ ref, on, at, actor, reason, text, amount }) => (
            <tr key={ref.revision}>
              <td className="nowrap">
                <DayText on={on} />
              </td>
              <td>
                <button
                  type="button"
                  className="explain"
                  aria-description={t('statements.explain.open', { name: text })}
                  onClick={() => onOpen({ revision: ref.revision, on })}
                >
                  {text}
                </button>
              </td>
              <td>{actor.id === 0 ? t('statements.explain.system') : actor.name}</td>
              <td className="nowrap">
                <InstantText at={at} />
              </td>
              <td>
                <Digits of={reason} />
              </td>
              <td className="num strong">
                <Money taka={amount} decimals="two" bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
