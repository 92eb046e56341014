import { dayInWords, dhakaDay, type PaperDocument, type PlainList } from '@madrasah/events/kernel';
import { Fragment, type ReactNode } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { type QueryResult, useQuery } from '../calls/use-query.ts';
import { Dialog, Empty, Failed, Skeleton } from '../feedback/index.ts';
import { Money } from '../figures/index.ts';
import { ScrollBox } from '../layout/ScrollBox.tsx';
import { useLanguage, useText, useWord } from '../text.ts';
import { kitTexts } from '../texts.ts';
import type { Answering, Paged, QueryParams } from '../wire/definitions.ts';
import styles from './clocks.module.css';
import { type Difference, differencesOf, type Figure, listFigures, paperFigures } from './differences.ts';

type Asked = Readonly<Record<string, string | number | undefined>>;
interface Props {
  /** The question without the second clock. */
  readonly asked: Asked;
  readonly knownAt: string;
  onClose(): void;
}

/** What a list told then and tells now, where that differs. */
export function ListDifferences({ of, asked, knownAt, onClose }: Props & { readonly of: PlainList }) {
  type Answer = Paged<Readonly<Record<string, unknown>>>;
  const t = useText(kitTexts);
  const language = useLanguage();
  const { most } = of.rows;
  const question = of.question as Answering<Answer>;
  const all = { ...asked, page: 1, limit: most } as QueryParams<unknown>;
  const figures = ({ data }: Answer) => listFigures(of.columns, data, language);
  const was = useQuery(question, { ...all, knownAt } as QueryParams<unknown>);
  const now = useQuery(question, all);
  const isCut = [was, now].some(({ data }) => (data?.totalPages ?? 0) > 1);
  return (
    <Compared {...{ was, now, figures, knownAt, onClose }}>
      {isCut && <Message info visible content={t('kit.clock.most', { most })} />}
    </Compared>
  );
}

/** What a paper told then and tells now, where that differs. */
export function PaperDifferences({
  question,
  asked,
  knownAt,
  onClose,
}: Props & { readonly question: Answering<PaperDocument> }) {
  const was = useQuery(question, { ...asked, knownAt } as QueryParams<unknown>);
  const now = useQuery(question, asked as QueryParams<unknown>);
  return <Compared {...{ was, now, knownAt, onClose }} figures={paperFigures} />;
}

interface ComparedProps<Answer> extends Pick<Props, 'knownAt' | 'onClose'> {
  readonly was: QueryResult<Answer>;
  readonly now: QueryResult<Answer>;
  readonly children?: ReactNode;
  figures(answer: Answer): readonly Figure[];
}

/** Two answers to one question beside each other: the rows that are not the same. */
export function Compared<Answer>({ was, now, knownAt, figures, onClose, children }: ComparedProps<Answer>) {
  const t = useText(kitTexts);
  const language = useLanguage();
  const failed = [was, now].find(({ status }) => status === 'failed');
  const day = dayInWords(dhakaDay(new Date(knownAt)), language);
  return (
    <Dialog
      title={t('kit.clock.changedSince', { day })}
      size="large"
      onClose={onClose}
      actions={
        <Button type="button" onClick={onClose}>
          {t('kit.clock.close')}
        </Button>
      }
    >
      {children}
      {failed?.error ? (
        <Failed error={failed.error} retry={failed.refetch} />
      ) : was.data === undefined || now.data === undefined ? (
        <Skeleton lines={6} />
      ) : (
        <Table of={differencesOf(figures(was.data), figures(now.data))} />
      )}
    </Dialog>
  );
}

function Table({ of }: { readonly of: readonly Difference[] }) {
  const t = useText(kitTexts);
  const word = useWord();
  if (of.length === 0) return <Empty title={t('kit.clock.same')} text={t('kit.clock.sameText')} />;
  return (
    <ScrollBox label={t('kit.clock.changed')}>
      <table className={`ui unstackable compact table ${styles['differences']}`}>
        <thead>
          <tr>
            <th scope="col">{word('particulars')}</th>
            <th scope="col" className="num">
              {t('kit.clock.then')}
            </th>
            <th scope="col" className="num">
              {t('kit.clock.today')}
            </th>
            <th scope="col" className="num">
              {t('kit.clock.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.map(({ place, row, column, was = 0, now = 0 }, at) => (
            <Fragment key={place}>
              {row !== of[at - 1]?.row && (
                <tr className="group">
                  <th colSpan={4} scope="rowgroup">
                    {row}
                  </th>
                </tr>
              )}
              <tr>
                <td>{column}</td>
                <td className="num">
                  <Money taka={was} decimals="two" bare />
                </td>
                <td className="num">
                  <Money taka={now} decimals="two" bare />
                </td>
                <td className="num strong">
                  <Money taka={Math.round((now - was) * 100) / 100} decimals="two" bare />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
