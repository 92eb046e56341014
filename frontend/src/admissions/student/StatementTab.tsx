import { Button, Label } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Empty, Loaded } from '../../kit/feedback/index.ts';
import { DayText, Money } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { PaperFiles } from '../../kit/report/index.ts';
import { FilterDay, Filters, useList } from '../../kit/table/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { voidNumbers } from './receipts.ts';
import { type Statement, type StatementRow, studentStatement } from './rows.ts';

const PERIOD = { filters: ['from', 'to'] } as const;

/** The student's account over all sessions: every movement, with what was owed after it. */
export function StatementTab({ admissionId, code }: { admissionId: number; code: string }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const list = useList(PERIOD);
  const { from, to } = list.values;
  const statement = useQuery(studentStatement, { AdmissionID: admissionId, from, to });
  return (
    <>
      <Filters>
        <FilterDay list={list} name="from" label={t('admissions.statement.from')} />
        <FilterDay list={list} name="to" label={t('admissions.statement.to')} />
        {(from || to) && (
          <div>
            <Button type="button" onClick={() => list.change({ values: { from: undefined, to: undefined } })}>
              {t('admissions.statement.all')}
            </Button>
          </div>
        )}
      </Filters>
      <div className="row statement-files">
        <PaperFiles
          path={`/api/accounts/statement/${admissionId}`}
          query={{ from, to }}
          name={[word('statement'), code, from, to].filter(Boolean).join(' ')}
          disabled={!statement.data}
        />
      </div>
      <Loaded of={statement} lines={6}>
        {({ data }) =>
          data.lines.length === 0 && data.opening === 0 ? (
            <Empty title={t('admissions.statement.none')} />
          ) : (
            <StatementTable statement={data} />
          )
        }
      </Loaded>
    </>
  );
}

function StatementTable({ statement }: { statement: Statement }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const taken = voidNumbers(statement.lines);
  const last = statement.lines.at(-1);
  return (
    <ScrollBox label={word('statement')}>
      <table className="ui unstackable compact table sticky cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{word('day')}</th>
            <th scope="col">{word('particulars')}</th>
            <th scope="col" className="on-hide">
              {word('kind')}
            </th>
            <th scope="col" className="num">
              {t('admissions.statement.debit')}
            </th>
            <th scope="col" className="num">
              {t('admissions.statement.credit')}
            </th>
            <th scope="col" className="num">
              {word('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          <EdgeRow title={word('opening')} balance={statement.opening} />
          {statement.lines.map((line, index) => (
            <Line
              // biome-ignore lint/suspicious/noArrayIndexKey: a receipt with a discount stands on two lines
              key={`${line.ref.type}-${line.ref.id}-${index}`}
              line={line}
              isVoid={line.ref.type === 'FeesCollected' && taken.has(line.ref.number ?? 0)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="on-hide">
              <DayText on={last?.on} />
            </td>
            <td className="f">{word('closing')}</td>
            <td className="on-hide" />
            <td className="num on-hide" />
            <td className="num on-hide" />
            <td className="num">
              <Money taka={statement.closing} decimals="two" zero="figure" />
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}

function EdgeRow({ title, balance }: { title: string; balance: number }) {
  return (
    <tr>
      <td className="on-hide" />
      <td className="muted on-title">{title}</td>
      <td className="on-hide" />
      <td className="num on-hide" />
      <td className="num on-hide" />
      <td className="num on-side">
        <Money taka={balance} decimals="two" zero="figure" />
      </td>
    </tr>
  );
}

const KINDS = {
  FeesCharged: ['admissions.kind.charge', undefined],
  ChargesReversed: ['admissions.kind.uncharged', 'red'],
  FeesCollected: ['admissions.kind.receipt', 'green'],
  CollectionReversed: ['admissions.kind.void', 'red'],
  ConcessionGranted: ['admissions.kind.concession', 'blue'],
  AdvanceApplied: ['admissions.kind.advance', undefined],
  FeeRefunded: ['admissions.kind.refund', 'red'],
  OpeningBalancesPosted: ['admissions.kind.opening', undefined],
} as const;

/** The side that nothing stands on is left away on a phone. */
const side = (taka: number) => (taka === 0 ? 'num on-hide' : 'num on-line');

function Line({ line, isVoid }: { line: StatementRow; isVoid: boolean }) {
  const t = useText(admissionsTexts);
  const kind = KINDS[line.ref.type as keyof typeof KINDS];
  return (
    <tr className={isVoid ? 'void' : undefined}>
      <td className="on-line">
        <DayText on={line.on} />
      </td>
      <td className="on-title">{line.text}</td>
      <td className="nostrike on-hide">{kind && <Label color={kind[1]}>{t(kind[0])}</Label>}</td>
      <td className={side(line.debit)} data-label={t('admissions.kind.charge')}>
        <Money taka={line.debit} decimals="two" />
      </td>
      <td className={side(line.credit)} data-label={t('admissions.kind.receipt')}>
        <Money taka={line.credit} decimals="two" />
      </td>
      <td className="num strong nostrike on-side">
        <Money taka={line.balance} decimals="two" zero="figure" />
      </td>
    </tr>
  );
}
